import { Asked, defineOperation } from "../define.ts";

export default defineOperation("createRun", async ({ body, query }, ctx) => {
  const { caller, requestId, rooms, signal } = ctx;
  const accepted = await rooms.run.accept(caller, body, { requestId, acceptLanguage: ctx.header("accept-language") });
  if (query?.wait === undefined) return accepted;
  const name = { ownerId: caller.userId, threadId: accepted.threadId, runId: accepted.runId };
  await rooms.run.waitForEnd(name, { seconds: query.wait, signal });
  const view = await rooms.run.read(name, caller.timezone ?? "UTC");
  return view.endedAt === undefined ? accepted : new Asked(view);
});
