// CopilotKit's runtime in front of Accord, and the page, on http://127.0.0.1:8788:
//
//   cd examples/copilotkit && npm ci && TOKEN=… npm start
import { join } from "node:path";
import { HttpAgent } from "@ag-ui/client";
import { CopilotRuntime, createCopilotHonoHandler } from "@copilotkit/runtime/v2";
import { serve } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { build } from "esbuild";
import { Hono } from "hono";
import { AccordRunner, caller } from "./runner.mjs";

const { ACCORD_URL = "http://127.0.0.1:8787", TOKEN = "", PORT = "8788" } = process.env;

await build({
  absWorkingDir: import.meta.dirname,
  entryPoints: ["page.jsx", "index.html"],
  outdir: "dist",
  bundle: true,
  splitting: true,
  format: "esm",
  jsx: "automatic",
  nodePaths: ["node_modules"], // for the parts in ../shared
  minify: true,
  define: { "process.env.NODE_ENV": '"production"' },
  loader: { ".html": "copy", ".woff": "empty", ".woff2": "empty", ".ttf": "empty" },
});
// The page's token goes on to Accord with every request: the runtime forwards the Authorization header.
const agent = new HttpAgent({ url: `${ACCORD_URL}/api/v1/ag-ui` });
const runtime = new CopilotRuntime({ agents: { default: agent }, runner: new AccordRunner(ACCORD_URL) });
const app = new Hono().use((context, next) => caller.run(context.req.header("authorization") ?? "", next));
app.route("/", createCopilotHonoHandler({ runtime, basePath: "/api/copilotkit" }));
app.use(serveStatic({ root: join(import.meta.dirname, "dist") }));
serve({ fetch: app.fetch, hostname: "127.0.0.1", port: Number(PORT) }, ({ port }) =>
  console.log(`http://127.0.0.1:${port}/#${TOKEN}`),
);
