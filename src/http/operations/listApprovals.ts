import { defineOperation } from "../define.ts";
import { toSettings } from "./_me.ts";

export default defineOperation("listApprovals", ({ query }, ctx) =>
  ctx.rooms.approval.inbox({
    ...query,
    ownerId: ctx.caller.userId,
    ...toSettings(ctx.caller, ctx.header("accept-language")),
  }),
);
