import { defineMethod } from "../define.ts";
import { eachItem } from "./_batch.ts";
import { parseZone } from "./_input.ts";
import { toDetail, toSummary } from "./_shown.ts";
import { updateEvent } from "./_update.ts";

export default defineMethod("calendar.update", async (input, ctx) => {
  const zone = parseZone(input.event_timezone);
  if ("items" in input) {
    await ctx.calendar.holdAll(input.items.map(({ event_id }) => event_id));
    return await eachItem(input.items, ctx, async (item) => {
      const { event, outcome, changes } = await updateEvent(item, zone, ctx);
      return { outcome, ...toSummary(event, zone), changes };
    });
  }
  const { event, ...rest } = await updateEvent(input, zone, ctx);
  return { ...toDetail(event, zone), ...rest };
});
