import { AppError } from "../../base/error.ts";
import { defineOperation } from "../define.ts";
import { EventStream } from "../sse.ts";

export default defineOperation("streamRunEvents", async ({ path, query }, ctx) => {
  const { auth, run: { follow } } = ctx.rooms;
  const place = await follow.find({ ownerId: ctx.caller.userId, threadId: path.threadId, runId: query.runId }, ctx.header("last-event-id"));
  if (place === undefined) return new Response(null, { status: 204 });
  const token = ctx.header("authorization");
  return new EventStream((sink) => follow.start(place, { deltas: query.deltas ?? false, sink, mayGoOn }));

  /** The token must still hold, and its user still be welcome. Whether the database answers is another matter. */
  async function mayGoOn(): Promise<boolean> {
    try {
      await auth.user(token);
      return true;
    } catch (reason) {
      return AppError.from(reason).code !== "UNAUTHENTICATED";
    }
  }
});
