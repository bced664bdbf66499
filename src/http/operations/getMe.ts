import { defineOperation } from "../define.ts";
import { toMe } from "./_me.ts";

export default defineOperation("getMe", async (_request, ctx) => {
  const { userId, name, timezone, locale } = ctx.caller;
  return toMe({ id: userId, name, timezone, locale }, ctx.header("accept-language"));
});
