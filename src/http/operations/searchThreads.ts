import { defineOperation } from "../define.ts";
import { toSettings } from "./_me.ts";

export default defineOperation("searchThreads", ({ query }, { caller, rooms }) =>
  rooms.history.search({
    limit: 20,
    ...query,
    ownerId: caller.userId,
    timezone: toSettings(caller, null).timezone,
  }),
);
