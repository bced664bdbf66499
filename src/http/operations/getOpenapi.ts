import { defineOperation } from "../define.ts";
import { answerStatic, readStatic, type StaticFile } from "./_file.ts";

let document: Promise<StaticFile> | undefined;

export default defineOperation("getOpenapi", async (_request, ctx) => {
  document ??= readStatic(new URL("../../../generated/openapi.json", import.meta.url));
  return answerStatic(await document, "application/json", ctx.header("if-none-match"));
});
