import { defineMethod } from "../define.ts";
import { eachItem } from "./_batch.ts";
import { deleteEvent } from "./_delete.ts";
import { zoneOr } from "./_input.ts";

export default defineMethod("calendar.delete", async (input, ctx) => {
  const zone = zoneOr(input.event_timezone, ctx.timezone);
  if ("event_id" in input) return await deleteEvent(input, zone, ctx);
  await ctx.calendar.holdAll(input.event_ids);
  return await eachItem(input.event_ids, ctx, async (event_id) => {
    const { restorableUntil: _, ...deleted } = await deleteEvent({ event_id }, zone, ctx);
    return deleted;
  });
});
