import { defineOperation } from "../define.ts";
import { docsScript } from "./_docs.ts";
import { answerStatic, readStatic, toStatic, type StaticFile } from "./_file.ts";

// A list, not a folder: a name from outside never becomes a path.
const types: ReadonlyMap<string, string> = new Map([
  ["swagger-ui.css", "text/css; charset=utf-8"],
  ["swagger-ui-bundle.js", "text/javascript; charset=utf-8"],
  ["favicon-32x32.png", "image/png"],
  ["reference.js", "text/javascript; charset=utf-8"],
]);

const files = new Map<string, Promise<StaticFile>>([
  ["reference.js", Promise.resolve(toStatic(Buffer.from(docsScript)))],
]);

export default defineOperation("getDocsAsset", async ({ path: { asset } }, ctx) => {
  const type = types.get(asset);
  if (type === undefined) throw ctx.error("NOT_FOUND");
  let file = files.get(asset);
  if (file === undefined) {
    file = readStatic(new URL(import.meta.resolve(`swagger-ui-dist/${asset}`)));
    files.set(asset, file);
  }
  return answerStatic(await file, type, ctx.header("if-none-match"));
});
