// Serves what esbuild has made of a page, from memory.
import { createServer } from "node:http";
import { basename, extname } from "node:path";

const types = { ".html": "text/html", ".css": "text/css", ".js": "text/javascript" };

export function serve({ outputFiles }, { port, token }) {
  const files = new Map(outputFiles.map(({ path, contents }) => [`/${basename(path)}`, contents]));
  const server = createServer(({ url }, response) => {
    const { pathname } = new URL(url, "http://127.0.0.1");
    const name = pathname === "/" ? "/index.html" : pathname;
    if (!files.has(name)) return response.writeHead(404).end();
    response.writeHead(200, { "content-type": `${types[extname(name)]}; charset=utf-8` }).end(files.get(name));
  });
  server.listen(Number(port), "127.0.0.1", () => console.log(`http://127.0.0.1:${server.address().port}/#${token}`));
}
