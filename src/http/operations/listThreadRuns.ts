import { defineOperation } from "../define.ts";
import { toSettings } from "./_me.ts";

export default defineOperation("listThreadRuns", ({ path, query }, { caller, rooms }) =>
  rooms.run.list({
    limit: 20,
    ...query,
    ownerId: caller.userId,
    threadId: path.threadId,
    timezone: toSettings(caller, null).timezone,
  }),
);
