import { defineMethod } from "../define.ts";
import { eachItem } from "./_batch.ts";
import { deleteEvent } from "./_delete.ts";
import { zoneOr } from "./_input.ts";

export default defineMethod("calendar.delete", async (input, ctx) => {
  const zone = zoneOr(input.event_timezone, ctx.timezone);
  if ("event_id" in input) return await deleteEvent(input, zone, ctx);
  const versions = new Map(input.if_versions?.map(({ event_id, version }) => [event_id, version]));
  await ctx.calendar.holdAll(input.event_ids);
  return await eachItem(input.event_ids, ctx, async (event_id) => {
    const { restorableUntil: _, ...deleted } = await deleteEvent(
      { event_id, if_version: versions.get(event_id) },
      zone,
      ctx,
    );
    return deleted;
  });
});
