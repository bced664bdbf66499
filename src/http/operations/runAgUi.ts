import { defineOperation } from "../define.ts";
import { EventStream } from "../sse.ts";
import { toLastEventId } from "./_last-event-id.ts";
import { makeMayGoOn } from "./_may-go-on.ts";

export default defineOperation("runAgUi", async ({ body }, ctx) => {
  const { auth, run } = ctx.rooms;
  const { requestId, caller } = ctx;
  const begin = await run.agUi(caller, body, {
    requestId,
    acceptLanguage: ctx.header("accept-language"),
    lastEventId: toLastEventId(ctx),
  });
  if (begin === undefined) return new Response(null, { status: 204 });
  const mayGoOn = makeMayGoOn(auth, ctx.header("authorization"));
  return new EventStream((sink) => begin({ sink, mayGoOn }));
});
