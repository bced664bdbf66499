import type { NewContact } from "../../src/store/modules/contacts.ts";
import type { MemoryScope, Remembered } from "../../src/store/modules/memory.ts";
import type { TestApp } from "./app.ts";

/** Rows a test starts from; what is not named is empty. */
export interface GivenPeople {
  contacts?: (NewContact & { isUser?: boolean })[];
  memory?: { readonly [Scope in MemoryScope]?: Omit<Remembered, "marks"> };
}

/** Makes exactly these rows the user's own; others of earlier tests and of the demo go. */
export async function givenPeople(app: TestApp, given: GivenPeople, as: "alice" | "bob" = "alice"): Promise<void> {
  const { id: ownerId } = await (await app.as(as)).getMe();
  const { id: otherUser } = await (await app.as(as === "alice" ? "bob" : "alice")).getMe();
  await app.database.sql`delete from contacts where owner_id = ${ownerId}`;
  await app.database.sql`delete from memory_revisions where owner_id = ${ownerId}`;
  await app.database.sql`delete from memories where owner_id = ${ownerId}`;
  await app.store.writing(ownerId, async (stores) => {
    for (const { isUser, ...contact } of given.contacts ?? [])
      await stores.contacts.add({ ...contact, userId: isUser ? otherUser : null });
    for (const [scope, remembered] of Object.entries(given.memory ?? {}) as [
      MemoryScope,
      Omit<Remembered, "marks">,
    ][]) {
      await stores.memory.lock(scope);
      await stores.memory.save(scope, { ...remembered, marks: [] }, []);
    }
  });
}
