import { defineOperation } from "../define.ts";
import { toSettings } from "./_me.ts";

export default defineOperation("updateThread", ({ path, body }, { caller, rooms }) =>
  rooms.history.changeThread(
    {
      ownerId: caller.userId,
      threadId: path.threadId.toLowerCase(),
      timezone: toSettings(caller, null).timezone,
    },
    body,
  ),
);
