import { defineMethod } from "../define.ts";
import { conflictsOf } from "./_conflicts.ts";
import { zoneOr } from "./_input.ts";
import { reply } from "./_reply.ts";
import { toSummary } from "./_shown.ts";

export default defineMethod("calendar.accept_invite", async (input, ctx) => {
  const zone = zoneOr(input.event_timezone, ctx.timezone);
  const { event, isNew } = await reply(input, "accepted", ctx);
  return {
    ...toSummary(event, zone),
    outcome: isNew ? "accepted" : "already_accepted",
    ...(await conflictsOf(event, zone, ctx)),
  };
});
