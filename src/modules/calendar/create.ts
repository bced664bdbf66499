import { defineMethod } from "../define.ts";
import { eachItem } from "./_batch.ts";
import { conflictsOf } from "./_conflicts.ts";
import { createEvent } from "./_create.ts";
import { toDetail, toSummary } from "./_shown.ts";

export default defineMethod("calendar.create", async (input, ctx) => {
  if ("items" in input) {
    return await eachItem(input.items, ctx, async (draft) => {
      const event = await createEvent(draft, ctx);
      // For the warning; a batch lists no conflicts.
      await conflictsOf(event, event.timezone, ctx);
      return { outcome: "created" as const, ...toSummary(event, event.timezone) };
    });
  }
  const event = await createEvent(input, ctx);
  return {
    ...toDetail(event, event.timezone),
    outcome: "created",
    ...(await conflictsOf(event, event.timezone, ctx)),
  };
});
