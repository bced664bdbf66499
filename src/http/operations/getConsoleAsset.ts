import { defineOperation } from "../define.ts";
import { makeAssets } from "./_console.ts";
import { answerStatic } from "./_file.ts";

const findAsset = makeAssets();

export default defineOperation("getConsoleAsset", async ({ path }, ctx) => {
  const asset = await findAsset(ctx.rooms.console.folder, path.asset);
  if (asset === undefined) throw ctx.error("NOT_FOUND");
  const { plain, small, type } = asset;
  const isSmall = small !== undefined && /(^|[\s,])br($|[\s,;])/.test(ctx.header("accept-encoding") ?? "");
  return answerStatic(isSmall ? small : plain, type, ctx.header("if-none-match"), {
    "cache-control": "public, max-age=31536000, immutable",
    vary: "accept-encoding",
    ...(isSmall ? { "content-encoding": "br" } : {}),
  });
});
