import { defineOperation } from "../define.ts";
import { EventStream } from "../sse.ts";
import { toLastEventId } from "./_last-event-id.ts";

export default defineOperation("streamByTicket", async ({ query }, ctx) => {
  const { follow } = ctx.rooms.run;
  const { caller, threadId, runId, mayGoOn } = ctx.admission;
  const place = await follow.find(
    { ownerId: caller.userId, threadId, runId },
    toLastEventId(ctx) ?? query.lastEventId ?? null,
  );
  if (place === undefined) return new Response(null, { status: 204 });
  const { deltas = false, facts = true } = query;
  return new EventStream((sink) => follow.start(place, { deltas, facts, sink, mayGoOn }));
});
