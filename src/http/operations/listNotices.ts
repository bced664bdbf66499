import { defineOperation } from "../define.ts";
import { toSettings } from "./_me.ts";

export default defineOperation("listNotices", ({ query }, ctx) =>
  ctx.rooms.notify.inbox.list(
    { ownerId: ctx.caller.userId, ...toSettings(ctx.caller, ctx.header("accept-language")) },
    query ?? {},
  ),
);
