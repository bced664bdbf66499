import { defineMethod } from "../define.ts";
import { reread } from "./_create.ts";
import { holdOwn } from "./_event.ts";
import { toSummary } from "./_shown.ts";
import { tellGuests } from "./_tell.ts";

export default defineMethod("calendar.restore", async ({ event_id }, ctx) => {
  const event = await holdOwn(event_id, ctx);
  if (event.deletedAt === null) return { ...toSummary(event, ctx.timezone), outcome: "not_deleted" };
  await ctx.calendar.unmarkDeleted(event.id, ctx.clock.now());
  const after = await reread(event.id, ctx);
  await tellGuests("restored", after, ctx);
  return { ...toSummary(after, ctx.timezone), outcome: "restored" };
});
