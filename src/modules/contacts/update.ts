import { defineMethod } from "../define.ts";
import { findAsRead, toSummary } from "./_contact.ts";
import { differs, fields, orNull, toColumns, valueOf } from "./_same.ts";

export default defineMethod("contacts.update", async ({ contact_id, patch, if_version }, ctx) => {
  await ctx.contacts.lock();
  const contact = await findAsRead(contact_id, if_version, ctx);
  const said = fields.filter((field) => patch[field] !== undefined);
  const after = Object.fromEntries(said.map((field) => [field, orNull(patch[field])]));
  if (after["name"] === null) throw ctx.error("INVALID_ACTION_INPUT", {}, { detail: "name: must not be blank" });
  const changed = said.filter((field) => differs(field, valueOf(contact, field), after[field] ?? null));
  if (changed.length === 0) return { ...toSummary(contact, ctx), outcome: "unchanged", changed };
  const changes = Object.fromEntries(changed.map((field) => [field, after[field]]));
  const { email, phone } = changes;
  const others = await ctx.contacts.withReach({ email, phone });
  const other = others.find(({ id }) => id !== contact_id);
  if (other) throw ctx.error("CONTACT_EXISTS", { contact_id }, { detail: `${other.name} (${other.id}) has it.` });
  const updated = await ctx.contacts.change(contact_id, toColumns(changes));
  return { ...toSummary(updated ?? contact, ctx), outcome: "updated", changed };
});
