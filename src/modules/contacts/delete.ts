import { defineMethod } from "../define.ts";
import { findAsRead, toSummary } from "./_contact.ts";

export default defineMethod("contacts.delete", async ({ contact_id, if_version }, ctx) => {
  await ctx.contacts.lock();
  const contact = await findAsRead(contact_id, if_version, ctx);
  await ctx.contacts.remove(contact_id);
  return { ...toSummary(contact, ctx), outcome: "deleted" };
});
