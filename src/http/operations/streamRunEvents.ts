import { defineOperation } from "../define.ts";
import { EventStream } from "../sse.ts";
import { toLastEventId } from "./_last-event-id.ts";
import { makeMayGoOn } from "./_may-go-on.ts";

export default defineOperation("streamRunEvents", async ({ path, query }, ctx) => {
  const {
    auth,
    run: { follow },
  } = ctx.rooms;
  const place = await follow.find(
    { ownerId: ctx.caller.userId, threadId: path.threadId, runId: query.runId },
    toLastEventId(ctx),
  );
  if (place === undefined) return new Response(null, { status: 204 });
  const mayGoOn = makeMayGoOn(auth, ctx.header("authorization"));
  const { deltas = false, facts = true } = query;
  return new EventStream((sink) => follow.start(place, { deltas, facts, sink, mayGoOn }));
});
