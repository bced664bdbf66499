import { defineOperation } from "../define.ts";

export default defineOperation("getRun", ({ path, query }, { caller, rooms }) =>
  rooms.run.read({ ownerId: caller.userId, threadId: path.threadId, runId: query.runId }, caller.timezone ?? "UTC"),
);
