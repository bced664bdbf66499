import { defineMethod } from "../define.ts";
import { zoneOr } from "./_input.ts";
import { reply } from "./_reply.ts";
import { toSummary } from "./_shown.ts";

export default defineMethod("calendar.reject_invite", async (input, ctx) => {
  const zone = zoneOr(input.event_timezone, ctx.timezone);
  const { event, isNew } = await reply(input, "declined", ctx);
  return { ...toSummary(event, zone), outcome: isNew ? "declined" : "already_declined" };
});
