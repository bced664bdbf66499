// Serves the page on http://127.0.0.1:8788. The server must allow that origin:
//
//   ACCORD_CORS_ORIGINS=http://127.0.0.1:8788 make start
//   cd examples/assistant-ui && npm ci && TOKEN=… npm start
import { context } from "esbuild";

const { ACCORD_URL = "http://127.0.0.1:8787", TOKEN = "", PORT = "8788" } = process.env;
const bundle = await context({
  absWorkingDir: import.meta.dirname,
  entryPoints: { bundle: "page.jsx" },
  outdir: ".",
  write: false,
  bundle: true,
  format: "esm",
  jsx: "automatic",
  nodePaths: ["node_modules"], // for the parts in ../shared
  define: { ACCORD_URL: JSON.stringify(ACCORD_URL), "process.env.NODE_ENV": '"production"' },
});
const { port } = await bundle.serve({ host: "127.0.0.1", port: Number(PORT), servedir: import.meta.dirname });
console.log(`http://127.0.0.1:${port}/#${TOKEN}`);
