// Serves the page on http://127.0.0.1:8788. The server must allow that origin:
//
//   ACCORD_CORS_ORIGINS=http://127.0.0.1:8788 make start
//   cd examples/assistant-ui && npm ci && TOKEN=… npm start
import { build } from "esbuild";
import { serve } from "../shared/serve.mjs";

const { ACCORD_URL = "http://127.0.0.1:8787", TOKEN = "", PORT = "8788" } = process.env;
const page = await build({
  absWorkingDir: import.meta.dirname,
  entryPoints: { bundle: "page.jsx", index: "index.html" },
  outdir: ".",
  write: false,
  bundle: true,
  format: "esm",
  minify: true,
  loader: { ".html": "copy" },
  jsx: "automatic",
  nodePaths: ["node_modules"], // for the parts in ../shared
  define: { ACCORD_URL: JSON.stringify(ACCORD_URL), "process.env.NODE_ENV": '"production"' },
});
serve(page, { port: PORT, token: TOKEN });
