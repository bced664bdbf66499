import { defineMethod } from "../../../generated/module.ts";

export default defineMethod("notes.delete", async ({ note_id, if_version }, ctx) => {
  await ctx.tables.notes.lock();
  const found = await ctx.tables.notes.get(note_id, if_version);
  await ctx.tables.notes.remove(found.id);
  return { ...found, outcome: "deleted" };
});
