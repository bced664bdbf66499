import { defineOperation } from "../define.ts";
import { toSettings } from "./_me.ts";

export default defineOperation("getThread", ({ path }, { caller, rooms }) =>
  rooms.history.thread({
    ownerId: caller.userId,
    threadId: path.threadId.toLowerCase(),
    timezone: toSettings(caller, null).timezone,
  }),
);
