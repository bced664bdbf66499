import { defineOperation } from "../define.ts";
import { toSettings } from "./_me.ts";

export default defineOperation("getHistory", ({ query }, ctx) =>
  ctx.rooms.history.day({
    ...query,
    ownerId: ctx.caller.userId,
    ...toSettings(ctx.caller, ctx.header("accept-language")),
  }),
);
