import type { ContactList } from "../../../generated/contract/types.ts";
import { idPart, makeCursor, parseCursor } from "../../base/cursor.ts";
import type { Contact } from "../../store/modules/modules.ts";
import { defineMethod, type MethodContext } from "../define.ts";
import { toSummary } from "./_contact.ts";

/** The last contact of a page. */
const places = makeCursor<{ id: string }>({ id: idPart(/^ctc_[\w-]{1,64}$/) });

type ReadContext = MethodContext<"contacts.read">;

export default defineMethod("contacts.read", async (input, ctx) => {
  switch (input.mode) {
    case "list": {
      const { limit = 50, cursor } = input;
      // One more than asked tells whether there is a next page.
      const rows = await ctx.contacts.page(limit + 1, await placeAfter(cursor, ctx));
      return toPage(rows, { limit, total: await ctx.contacts.count() }, ctx);
    }
    case "search": {
      if (input.query.trim() === "")
        throw ctx.error("INVALID_ACTION_INPUT", {}, { detail: "query: must not be blank" });
      const { query, limit = 10, cursor } = input;
      const { items, total } = await ctx.contacts.search(query, limit + 1, await placeAfter(cursor, ctx));
      return toPage(items, { limit, total }, ctx);
    }
    case "contact": {
      const contact = await ctx.contacts.find(input.contact_id);
      if (!contact) throw ctx.error("CONTACT_NOT_FOUND", { contact_id: input.contact_id });
      return toSummary(contact, ctx);
    }
  }
});

async function placeAfter(cursor: string | undefined, ctx: ReadContext): Promise<string | undefined> {
  const refusal = () =>
    ctx.error("INVALID_ACTION_INPUT", {}, { detail: "cursor: is not the nextCursor of a page before" });
  const after = parseCursor(places, cursor, refusal)?.id;
  if (after !== undefined && !(await ctx.contacts.find(after))) throw refusal();
  return after;
}

function toPage(
  rows: readonly Contact[],
  { limit, total }: { limit: number; total: number },
  ctx: ReadContext,
): ContactList {
  const items = ctx.fitting(rows.slice(0, limit).map((contact) => toSummary(contact, ctx)));
  const last = rows.length > items.length ? items.at(-1) : undefined;
  return { items, count: items.length, total, ...(last ? { nextCursor: places.write({ id: last.id }) } : {}) };
}
