import { toText } from "../../base/local-time.ts";
import { defineMethod } from "../define.ts";
import { assumedMinutes } from "./_assumed.ts";
import { gapsIn, withinHours } from "./_free.ts";
import { invalid, zoneOr } from "./_input.ts";
import { toRange, type Range } from "./_range.ts";

export default defineMethod("calendar.find_free", async (input, ctx) => {
  const { earliest, latest, limit = 5 } = input;
  if (earliest !== undefined && latest !== undefined && latest <= earliest)
    throw invalid("latest", `must be after earliest, ${earliest}`);
  const zone = zoneOr(input.event_timezone, ctx.timezone);
  const minutes = await assumedMinutes(ctx);
  const found: Range[] = [];
  let isAssumed = false;
  const busy = { ...toRange(input), minutes, onAssumed: () => void (isAssumed = true) };
  for await (const gap of gapsIn(busy, ctx)) {
    for (const free of withinHours(gap, { zone, earliest, latest })) {
      if (free.to - free.from >= input.duration_minutes * 60_000 && found.length < limit) found.push(free);
    }
    if (found.length >= limit) break;
  }
  if (isAssumed) ctx.warn("end_assumed");
  return {
    items: found.map(({ from, to }) => ({ startAt: toText(from, zone), endAt: toText(to, zone) })),
    count: found.length,
    ...(isAssumed ? { assumedMinutes: minutes } : {}),
  };
});
