import type { ISql, Sql } from "postgres";
import { inputForms } from "../../../generated/contract/input-forms.js";
import { methods } from "../../../generated/contract/methods.ts";
import { methodValidators } from "../../../generated/contract/validators/validators.ts";
import { AppError } from "../../../src/base/error.ts";
import type { MethodContext } from "../../../src/modules/define.ts";
import type { HandlerTables } from "../../../src/modules/perform.ts";
import skillsRead from "../../../src/modules/skills/read.ts";
import type { OwnedStores } from "../../../src/store/modules/modules.ts";
import { makeEffects, type Effects } from "../../../src/store/record/effects.ts";

/** What the handlers below write: one row per effect, in the transaction of the call. */
export interface Notes {
  add(text: string): Promise<void>;
}

type NotesContext = MethodContext & { notes: Notes };

export async function makeNotes(sql: Sql): Promise<{ effects: Effects; texts(): Promise<string[]> }> {
  await sql`create table if not exists notes (owner_id text not null, text text not null)`;
  const notesOf = (tx: ISql, ownerId: string): { notes: Notes; tables: OwnedStores["tables"] } => ({
    tables: {},
    notes: { add: async (text) => void (await tx`insert into notes values (${ownerId}, ${text})`) },
  });
  const effects = makeEffects(sql, notesOf as unknown as (tx: ISql, ownerId: string) => OwnedStores);
  return {
    effects,
    texts: async () => (await sql<{ text: string }[]>`select text from notes order by text`).map(({ text }) => text),
  };
}

/**
 * Handlers of our own behind names of the contract: `contacts.create` notes the name and answers, or fails when the
 * name tells it to; `contacts.read` answers what it was asked. `during` runs between effect and answer.
 */
export function noteTables(during: (name: string) => Promise<void> = async () => {}): HandlerTables {
  const handlers: HandlerTables["handlers"] = {
    "skills.read": skillsRead,
    "contacts.create": {
      id: "contacts.create",
      async run(input: { name: string }, ctx: NotesContext) {
        await ctx.notes.add(input.name);
        await during(input.name);
        if (input.name === "fail") throw new AppError("LIMIT_EXCEEDED");
        if (input.name === "misshape") return { wrong: true };
        if (input.name === "crash") throw new Error("handler crashed");
        return { id: "ctc_1", name: input.name, outcome: "created" };
      },
    },
    "contacts.read": {
      id: "contacts.read",
      async run(input: { query?: string }, ctx: NotesContext) {
        await during(input.query ?? "");
        const name = `${input.query ?? "all"} ${ctx.timezone}`.slice(0, 60);
        return { items: [{ id: "ctc_1", name, version: 1 }], count: 1 };
      },
    },
  };
  return { methods, validators: methodValidators, forms: inputForms, handlers };
}
