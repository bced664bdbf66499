import { defineOperation } from "../define.ts";

export default defineOperation("cancelRun", ({ path, body }, { caller, rooms }) =>
  rooms.run.cancel({ ownerId: caller.userId, threadId: path.threadId, runId: body.runId }),
);
