import { defineOperation } from "../define.ts";
import { toSettings } from "./_me.ts";

export default defineOperation("listThreads", ({ query }, ctx) =>
  ctx.rooms.history.threads({
    limit: 20,
    ...query,
    ownerId: ctx.caller.userId,
    timezone: toSettings(ctx.caller, null).timezone,
  }),
);
