// Serves the page on http://127.0.0.1:8788. The server must allow that origin:
//
//   ACCORD_CORS_ORIGINS=http://127.0.0.1:8788 make start
//   node examples/page/serve.mjs
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { build } from "esbuild";

const { ACCORD_URL = "http://127.0.0.1:8787", PORT = "8788" } = process.env;
const built = await build({
  entryPoints: [join(import.meta.dirname, "page.js")],
  bundle: true,
  write: false,
  format: "esm",
  define: { ACCORD_URL: JSON.stringify(ACCORD_URL) },
});
const files = {
  "/": ["text/html; charset=utf-8", await readFile(join(import.meta.dirname, "index.html"))],
  "/page.js": ["text/javascript; charset=utf-8", built.outputFiles[0].contents],
};

const server = createServer((request, response) => {
  const [type, body] = files[request.url] ?? [];
  if (body === undefined) return response.writeHead(404).end();
  response.writeHead(200, { "content-type": type }).end(body);
});
server.listen(Number(PORT), "127.0.0.1", () => console.log(`http://127.0.0.1:${server.address().port}`));
