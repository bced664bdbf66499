import { defineMethod } from "../define.ts";
import { invalid, parseInstant, zoneOr } from "./_input.ts";
import { listEvents } from "./_list.ts";
import { dayRange, toRange } from "./_range.ts";
import { isRepeated, occurrenceAt } from "./_series.ts";
import { toDetail } from "./_shown.ts";

export default defineMethod("calendar.read", async (input, ctx) => {
  const zone = zoneOr(input.event_timezone, ctx.timezone);
  switch (input.mode) {
    case "day":
      return await listEvents(dayRange(input.date, zone), input, zone, ctx);
    case "range":
      return await listEvents(toRange(input), input, zone, ctx);
    case "event": {
      const event = await ctx.calendar.find(input.event_id);
      if (!event || event.deletedAt !== null) throw ctx.error("EVENT_NOT_FOUND", { event_id: input.event_id });
      if (input.occurrence_start_at === undefined) return toDetail(event, zone);
      if (!isRepeated(event)) throw invalid("occurrence_start_at", "this event does not repeat");
      const occurrence = occurrenceAt(event, parseInstant(input.occurrence_start_at, "occurrence_start_at"));
      if (!occurrence || occurrence.isCancelled)
        throw ctx.error(
          "EVENT_NOT_FOUND",
          {},
          { detail: `The event has no occurrence at ${input.occurrence_start_at}.` },
        );
      return toDetail(occurrence, zone);
    }
  }
});
