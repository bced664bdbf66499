// Serves the page on http://127.0.0.1:8788. The server must allow that origin:
//
//   ACCORD_CORS_ORIGINS=http://127.0.0.1:8788 make start
//   TOKEN=… node examples/http-agent/serve.mjs
//
// CLIENT=ag-ui-client-0 takes the older client, 0.0.59, in place of 1.0.
import { context } from "esbuild";

const { ACCORD_URL = "http://127.0.0.1:8787", TOKEN = "", PORT = "8788", CLIENT = "@ag-ui/client" } = process.env;
const bundle = await context({
  absWorkingDir: import.meta.dirname,
  entryPoints: { bundle: "page.js" },
  outdir: ".",
  write: false,
  bundle: true,
  format: "esm",
  alias: { "@ag-ui/client": CLIENT },
  define: { ACCORD_URL: JSON.stringify(ACCORD_URL) },
});
const { port } = await bundle.serve({ host: "127.0.0.1", port: Number(PORT), servedir: import.meta.dirname });
console.log(`http://127.0.0.1:${port}/#${TOKEN}`);
