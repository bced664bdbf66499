import { operations } from "../../../generated/contract/operations.ts";
import { defineOperation } from "../define.ts";

export default defineOperation("createStreamTicket", async ({ path, body }, { caller, rooms, error }) => {
  const name = { ownerId: caller.userId, threadId: path.threadId.toLowerCase(), runId: body.runId };
  if ((await rooms.store.runs.find(name)) === undefined) throw error("RUN_NOT_FOUND");
  const { ticket, expiresAt } = await rooms.tickets.mint({ ...name, jti: caller.jti });
  return { ticket, url: `${operations.streamByTicket.path}?ticket=${ticket}`, expiresAt: expiresAt.toISOString() };
});
