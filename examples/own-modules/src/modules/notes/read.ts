import { defineMethod } from "../../../generated/module.ts";

export default defineMethod("notes.read", async ({ query, limit = 20 }, ctx) => {
  const containing = query === undefined ? undefined : { text: query, in: ["title", "body"] as const };
  const items = ctx.fitting(await ctx.tables.notes.page({ limit, containing }));
  return { items, count: items.length };
});
