import { toTimezone } from "../../base/timezone.ts";
import { defineOperation } from "../define.ts";
import { toMe } from "./_me.ts";

export default defineOperation("updateMe", async ({ body }, ctx) => {
  const timezone = body.timezone === undefined ? undefined : toTimezone(body.timezone);
  if (body.timezone !== undefined && timezone === undefined) {
    throw ctx.error("VALIDATION_FAILED", { errors: [{ path: "/timezone", message: "must be a known IANA zone" }] });
  }
  const user = await ctx.rooms.store.users.changeSettings(ctx.caller.userId, { timezone, locale: body.locale });
  if (user === undefined) throw ctx.error("UNAUTHENTICATED");
  ctx.rooms.auth.forget(user.id);
  if (timezone !== undefined) await ctx.rooms.automation.moved(user.id, user.timezone);
  return toMe(user, ctx.header("accept-language"));
});
