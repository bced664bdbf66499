import { idPart, makeCursor, parseCursor } from "../../base/cursor.ts";
import { defineMethod } from "../define.ts";
import { toSummary } from "./_contact.ts";

/** The last contact of a page. */
const places = makeCursor<{ id: string }>({ id: idPart(/^ctc_[\w-]{1,64}$/) });

export default defineMethod("contacts.read", async (input, ctx) => {
  switch (input.mode) {
    case "list": {
      const { limit = 50, cursor } = input;
      const refusal = () =>
        ctx.error("INVALID_ACTION_INPUT", {}, { detail: "cursor: is not the nextCursor of a page before" });
      const after = parseCursor(places, cursor, refusal)?.id;
      if (after !== undefined && !(await ctx.contacts.find(after))) throw refusal();
      // One more than asked tells whether there is a next page.
      const rows = await ctx.contacts.page(limit + 1, after);
      const items = rows.slice(0, limit).map((contact) => toSummary(contact, ctx));
      const last = rows.length > limit ? items.at(-1) : undefined;
      return {
        items,
        count: items.length,
        total: await ctx.contacts.count(),
        ...(last ? { nextCursor: places.write({ id: last.id }) } : {}),
      };
    }
    case "search": {
      if (input.query.trim() === "")
        throw ctx.error("INVALID_ACTION_INPUT", {}, { detail: "query: must not be blank" });
      const { items, total } = await ctx.contacts.search(input.query, input.limit ?? 10);
      return { items: items.map((contact) => toSummary(contact, ctx)), count: items.length, total };
    }
    case "contact": {
      const contact = await ctx.contacts.find(input.contact_id);
      if (!contact) throw ctx.error("CONTACT_NOT_FOUND", { contact_id: input.contact_id });
      return toSummary(contact, ctx);
    }
  }
});
