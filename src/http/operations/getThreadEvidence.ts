import { defineOperation } from "../define.ts";
import { toLines } from "./_ndjson.ts";

export default defineOperation("getThreadEvidence", async ({ path }, { caller, rooms }) =>
  toLines(
    await rooms.run.evidence({
      ownerId: caller.userId,
      threadId: path.threadId,
      timezone: caller.timezone ?? "UTC",
    }),
  ),
);
