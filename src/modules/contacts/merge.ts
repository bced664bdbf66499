import { defineMethod } from "../define.ts";
import { findAsRead, toSummary } from "./_contact.ts";
import { fields, gapsFilledBy, toColumns, valueOf } from "./_same.ts";

export default defineMethod("contacts.merge", async (input, ctx) => {
  const { contact_id, duplicate_id } = input;
  if (contact_id === duplicate_id)
    throw ctx.error("INVALID_ACTION_INPUT", {}, { detail: "duplicate_id: must be another contact" });
  await ctx.contacts.lock();
  const kept = await findAsRead(contact_id, input.if_version, ctx);
  const other = await findAsRead(duplicate_id, input.duplicate_if_version, ctx);
  if (kept.userId !== null && other.userId !== null && kept.userId !== other.userId)
    throw ctx.error("INVALID_ACTION_INPUT", {}, { detail: "duplicate_id: they are two users of this product" });
  const gaps = gapsFilledBy(kept, Object.fromEntries(fields.map((field) => [field, valueOf(other, field)])));
  const { avatarUrl, userId } = other;
  const merged = await ctx.contacts.change(
    contact_id,
    { ...toColumns(gaps), avatarUrl: kept.avatarUrl ?? avatarUrl, userId: kept.userId ?? userId },
    duplicate_id,
  );
  await ctx.contacts.remove(duplicate_id, contact_id);
  return {
    ...toSummary(merged ?? kept, ctx),
    outcome: "merged",
    changed: fields.filter((field) => gaps[field] !== undefined),
  };
});
