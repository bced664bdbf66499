import { toText } from "../../base/local-time.ts";
import { defineMethod } from "../define.ts";
import { gapsIn, withinHours } from "./_free.ts";
import { invalid, zoneOr } from "./_input.ts";
import { toRange, type Range } from "./_range.ts";

export default defineMethod("calendar.find_free", async (input, ctx) => {
  const { earliest, latest, limit = 5 } = input;
  if (earliest !== undefined && latest !== undefined && latest <= earliest)
    throw invalid("latest", `must be after earliest, ${earliest}`);
  const zone = zoneOr(input.event_timezone, ctx.timezone);
  const found: Range[] = [];
  for await (const gap of gapsIn(toRange(input), ctx)) {
    for (const free of withinHours(gap, { zone, earliest, latest })) {
      if (free.to - free.from >= input.duration_minutes * 60_000 && found.length < limit) found.push(free);
    }
    if (found.length >= limit) break;
  }
  return {
    items: found.map(({ from, to }) => ({ startAt: toText(from, zone), endAt: toText(to, zone) })),
    count: found.length,
  };
});
