import { idPart, makeCursor, parseCursor } from "../../base/cursor.ts";
import { defineOperation } from "../define.ts";
import { toContact } from "./_contact.ts";

/** The last contact of a page. */
const places = makeCursor<{ id: string }>({ id: idPart(/^ctc_[\w-]{1,64}$/) });

export default defineOperation("listContacts", async ({ query: asked }, ctx) => {
  const { query, limit = 50, cursor } = asked ?? {};
  const { contacts } = ctx.rooms.store.reading(ctx.caller.userId);
  if (query !== undefined && query.trim() !== "") {
    const { items, total } = await contacts.search(query, limit);
    return { items: items.map(toContact), total };
  }
  const refusal = () => ctx.error("INVALID_REQUEST", {}, { detail: "cursor: is not the nextCursor of a page before" });
  const after = parseCursor(places, cursor, refusal)?.id;
  if (after !== undefined && !(await contacts.find(after))) throw refusal();
  // One more than asked tells whether there is a next page.
  const rows = await contacts.page(limit + 1, after);
  const items = rows.slice(0, limit).map(toContact);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return {
    items,
    total: await contacts.count(),
    ...(last === undefined ? {} : { nextCursor: places.write({ id: last.id }) }),
  };
});
