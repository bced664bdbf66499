// Serves the page on http://127.0.0.1:8788. The server must allow that origin:
//
//   ACCORD_CORS_ORIGINS=http://127.0.0.1:8788 make start
//   TOKEN=… node examples/http-agent/serve.mjs
//
// CLIENT=ag-ui-client-0 takes the older client, 0.0.59, in place of 1.0.
import { build } from "esbuild";
import { serve } from "../shared/serve.mjs";

const { ACCORD_URL = "http://127.0.0.1:8787", TOKEN = "", PORT = "8788", CLIENT = "@ag-ui/client" } = process.env;
const page = await build({
  absWorkingDir: import.meta.dirname,
  entryPoints: { bundle: "page.js", index: "index.html" },
  outdir: ".",
  write: false,
  bundle: true,
  format: "esm",
  minify: true,
  loader: { ".html": "copy" },
  alias: { "@ag-ui/client": CLIENT },
  define: { ACCORD_URL: JSON.stringify(ACCORD_URL) },
});
serve(page, { port: PORT, token: TOKEN });
