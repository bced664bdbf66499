import { defineMethod } from "../define.ts";
import { toSummary } from "./_contact.ts";

const maxContacts = 10_000;

export default defineMethod("contacts.create", async (input, ctx) => {
  const name = input.name.trim().replaceAll(/\s+/gu, " ");
  if (name === "") throw ctx.error("INVALID_ACTION_INPUT", {}, { detail: "name: must not be blank" });
  const { email, phone } = input;
  // Two calls at once with the same address must not both find the address unused.
  await ctx.contacts.lock();
  const existing = await ctx.contacts.findByReach({ email, phone });
  if (existing) return { ...toSummary(existing, ctx), outcome: "existing" };
  if ((await ctx.contacts.count()) >= maxContacts)
    throw ctx.error("LIMIT_EXCEEDED", {}, { detail: `There can be ${maxContacts} contacts.` });
  const [company, jobTitle, note] = [input.company, input.job_title, input.note].map(orNull);
  return {
    ...toSummary(await ctx.contacts.add({ name, email, phone, company, jobTitle, note }), ctx),
    outcome: "created",
  };
});

const orNull = (text: string | undefined): string | null => text?.trim() || null;
