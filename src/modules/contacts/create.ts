import { defineMethod } from "../define.ts";
import { toSummary } from "./_contact.ts";
import { gapsFilledBy, orNull, toColumns } from "./_same.ts";

const maxContacts = 10_000;

export default defineMethod("contacts.create", async (input, ctx) => {
  const name = orNull(input.name);
  if (name === null) throw ctx.error("INVALID_ACTION_INPUT", {}, { detail: "name: must not be blank" });
  const { email, phone } = input;
  // Two calls at once with the same address must not both find the address unused.
  await ctx.contacts.lock();
  const [existing, ...others] = await ctx.contacts.withReach({ email, phone });
  if (existing) {
    // An address that a third contact has is not given to this one: whether they are one person is not known.
    const { email: mail, phone: number, ...rest } = gapsFilledBy(existing, input);
    const gaps = others.length === 0 ? { email: mail, phone: number, ...rest } : rest;
    if (!Object.values(gaps).some((value) => value !== undefined))
      return { ...toSummary(existing, ctx), outcome: "existing" };
    const merged = await ctx.contacts.change(existing.id, toColumns(gaps));
    return { ...toSummary(merged ?? existing, ctx), outcome: "merged" };
  }
  if ((await ctx.contacts.count()) >= maxContacts)
    throw ctx.error("LIMIT_EXCEEDED", {}, { detail: `There can be ${maxContacts} contacts.` });
  const [company, jobTitle, note] = [input.company, input.job_title, input.note].map((text) => text?.trim() || null);
  return {
    ...toSummary(await ctx.contacts.add({ name, email, phone, company, jobTitle, note }), ctx),
    outcome: "created",
  };
});
