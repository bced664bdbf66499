import { defineOperation } from "../define.ts";
import { toLines } from "./_ndjson.ts";

export default defineOperation("getRunEvidence", async ({ path, query }, { caller, rooms }) =>
  toLines(
    await rooms.run.evidence({
      ownerId: caller.userId,
      threadId: path.threadId,
      runId: query.runId,
      timezone: caller.timezone ?? "UTC",
    }),
  ),
);
