import { defineOperation } from "../define.ts";
import { toContact } from "./_contact.ts";

export default defineOperation("getContact", async ({ path: { id } }, ctx) => {
  const contact = await ctx.rooms.store.reading(ctx.caller.userId).contacts.find(id);
  if (contact === undefined) throw ctx.error("CONTACT_NOT_FOUND");
  return toContact(contact);
});
