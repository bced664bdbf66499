import { defineMethod } from "../define.ts";
import { toSummary } from "./_contact.ts";

export default defineMethod("contacts.delete", async ({ contact_id }, ctx) => {
  await ctx.contacts.lock();
  const contact = await ctx.contacts.find(contact_id);
  if (!contact) throw ctx.error("CONTACT_NOT_FOUND", { contact_id });
  await ctx.contacts.remove(contact_id);
  return { ...toSummary(contact, ctx), outcome: "deleted" };
});
