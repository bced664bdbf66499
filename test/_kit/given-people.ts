import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { methods, type MethodId } from "../../generated/contract/methods.ts";
import type { NewContact } from "../../src/store/contacts.ts";
import type { MemoryScope, Remembered } from "../../src/store/memory.ts";
import type { TestApp } from "./app.ts";
import type { MethodTest } from "./method.ts";

/** Rows a test or a spec example starts from; what is not named is empty. */
export interface GivenPeople {
  contacts?: (NewContact & { isUser?: boolean })[];
  memory?: { readonly [Scope in MemoryScope]?: Remembered };
}

/** Makes exactly these rows the user's own; others of earlier tests and of the demo go. */
export async function givenPeople(app: TestApp, given: GivenPeople, as: "alice" | "bob" = "alice"): Promise<void> {
  const { id: ownerId } = await (await app.as(as)).getMe();
  const { id: otherUser } = await (await app.as(as === "alice" ? "bob" : "alice")).getMe();
  await app.database.sql`delete from contacts where owner_id = ${ownerId}`;
  await app.database.sql`delete from memory_revisions where owner_id = ${ownerId}`;
  await app.database.sql`delete from memories where owner_id = ${ownerId}`;
  await app.store.writing(ownerId, async (stores) => {
    for (const { isUser, ...contact } of given.contacts ?? []) await stores.contacts.add({ ...contact, userId: isUser ? otherUser : null });
    for (const [scope, remembered] of Object.entries(given.memory ?? {}) as [MemoryScope, Remembered][]) {
      await stores.memory.lock(scope);
      await stores.memory.save(scope, remembered, []);
    }
  });
}

interface Example {
  name?: string;
  given?: GivenPeople;
  input: unknown;
  output: Record<string, unknown>;
}

/** Every example of the method's spec answers as written; ids and versions that the server chooses only by their form. */
export function itAnswersAsWritten<Id extends MethodId>(t: MethodTest<Id>, id: Id): void {
  const file = join(import.meta.dirname, `../../specs/modules/${id.replace(".", "/")}.yaml`);
  const { examples } = parse(readFileSync(file, "utf8")) as { examples: Example[] };
  it.each(examples.map((example, index) => ({ ...example, name: example.name ?? `example ${index + 1}` })))("answers as written: $name", async ({ given, input, output }) => {
    await givenPeople(t.app, given ?? {});
    const { result } = await t.call(input);
    expect(result?.data).toEqual(methods[id].is_read_only ? output : withOwnChoices(output));
  });
}

function withOwnChoices({ id, version, ...rest }: Record<string, unknown>): Record<string, unknown> {
  return {
    ...rest,
    ...(typeof id === "string" ? { id: expect.stringMatching(new RegExp(`^${id.split("_")[0]}_[0-9a-z]+$`)) as unknown } : {}),
    ...(version === undefined ? {} : { version: expect.any(Number) as unknown }),
  };
}
