import { defineOperation } from "../define.ts";
import { toSettings } from "./_me.ts";

export default defineOperation("resolveReview", ({ path, body }, ctx) =>
  ctx.rooms.approval.resolve(
    { ownerId: ctx.caller.userId, timezone: toSettings(ctx.caller, ctx.header("accept-language")).timezone },
    path.id,
    body,
  ),
);
