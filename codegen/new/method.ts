import { toSnake, toTitle } from "./names.ts";
import type { NewFile, NewPlace } from "./place.ts";

export interface NewMethod {
  module: string;
  method: string;
  /** One row of the module's table; without one the method has plain texts. */
  type?: string;
  prefix?: string;
  /** What people read for the module. */
  name: { "zh-CN": string; en: string };
}

/** Spec, handler and test of a method; with a table, of the three that every table wants, or one to start from. */
export function toMethodFiles(made: NewMethod, place: NewPlace): NewFile[] {
  const { module, method, type, prefix } = made;
  const row = type !== undefined && prefix !== undefined ? { ...made, type, prefix } : undefined;
  const written = row && Object.hasOwn(withTable, method) ? withTable[method]?.(row) : undefined;
  const { spec, handler, test } = written ?? plain(made);
  return [
    { path: `specs/modules/${module}/${method}.yaml`, text: place.isOwn ? spec : withWords(spec) },
    {
      path: `src/modules/${module}/${method}.ts`,
      text: `import { defineMethod } from "${place.define}";\n\n${handler}`,
    },
    {
      path: `test/modules/${module}/${method}.test.ts`,
      text: `import { expect, it } from "vitest";\nimport { describeMethod } from "${place.describe}";\n\n${test}`,
    },
  ];
}

/** In the product every field says what it is; adopters may leave it out. */
export const withWords = (spec: string): string =>
  spec.replaceAll(
    /^( {4,6})(\w+): \{ (?=type|enum)(?!.*(?:description|x-doc))(.*) \}$/gm,
    (_line, indent: string, name: string, rest: string) => `${indent}${name}: { ${rest}, x-doc: ${toTitle(name)}. }`,
  );

type Row = NewMethod & { type: string; prefix: string };
type Written = Record<"spec" | "handler" | "test", string>;

const flags = (given: { reads?: boolean; destroys?: boolean }): string =>
  `annotations: { read_only: ${given.reads ?? false}, idempotent: ${given.reads ?? false}, ` +
  `destructive: ${given.destroys ?? false}, open_world: false, sensitive_sink: false }`;
const times = 'created_at: "2026-04-20T01:00:00+00:00", updated_at: "2026-04-20T01:00:00+00:00"';
const said = ({ type }: Row): string => toSnake(type).replaceAll("_", " ");

const withTable: Record<string, (row: Row) => Written> = {
  create: (row) => ({
    spec: `title: Create ${said(row)}
summary: Keep a ${said(row)} for the user.
use_when: The user wants a ${said(row)} written down.
avoid_when: It is an appointment or a lasting fact about the user; use the calendar or memory.
succeeds_when: Gives it as it is kept, with its id.
fails_when: A field does not fit; correct the one that is named and try again.
${flags({})}
errors: []
name: { zh-CN: 新建${row.name["zh-CN"]}, en: Create ${said(row)} }
# What the user may change while approving a call.
editable: [title, body]
input:
  type: object
  properties:
    title: { type: string, minLength: 1, maxLength: 200 }
    body: { type: string, maxLength: 4000 }
  required: [title]
  additionalProperties: false
output: { $ref: "./_module.yaml#/tables/${row.module}" }
examples:
  - name: created
    input: { title: Shopping, body: Green tea }
    output: { id: ${row.prefix}_1, title: Shopping, body: Green tea, version: 1, ${times} }
follows: Say that it is kept; no further call is needed.
`,
    handler: `export default defineMethod("${row.module}.create", (input, ctx) => ctx.tables.${row.module}.add(input));
`,
    test: `describeMethod("${row.module}.create", (t) => {
  it("keeps what it was given, for its owner alone", async () => {
    const made = (await t.call({ title: "Shopping", body: "Green tea" })).result?.data;
    expect(made).toMatchObject({ title: "Shopping", body: "Green tea", version: 1 });
    const [hers, his] = await Promise.all(
      ["alice", "bob"].map((as) => t.callOther("${row.module}.read", { query: "tea" }, { as })),
    );
    expect(hers?.result?.data.items).toEqual([made]);
    expect(his?.result?.data).toEqual({ items: [], count: 0 });
  });

  it("refuses an empty title", async () => {
    expect(await t.call({ title: "" })).toMatchObject({ status: "failure", error: { code: "INVALID_ACTION_INPUT" } });
  });
});
`,
  }),
  read: (row) => ({
    spec: `title: Read ${row.module.replaceAll("_", " ")}
summary: Read the newest rows, or those with a word in them.
use_when: The user asks what is kept, or another call needs a ${toSnake(row.type)}_id.
avoid_when: The answer is already in the conversation.
succeeds_when: Gives items, newest first, and count. None found is count 0, which is no error.
fails_when: A field does not fit; correct the one that is named and try again.
${flags({ reads: true })}
errors: []
name: { zh-CN: 查看${row.name["zh-CN"]}, en: Read ${row.module.replaceAll("_", " ")} }
input:
  type: object
  properties:
    query: { type: string, minLength: 1, maxLength: 100, description: a word in the title or the text }
    limit: { type: integer, minimum: 1, maximum: 50, description: 20 when left out }
  additionalProperties: false
output:
  type: object
  properties:
    items: { type: array, maxItems: 50, items: { $ref: "./_module.yaml#/tables/${row.module}" } }
    count: { type: integer, minimum: 0, maximum: 50 }
  required: [items, count]
  additionalProperties: false
examples:
  - name: found
    given:
      ${row.module}: [{ id: ${row.prefix}_1, title: Shopping, body: Green tea }, { id: ${row.prefix}_2, title: Books }]
    input: { query: tea }
    output: { items: [{ id: ${row.prefix}_1, title: Shopping, body: Green tea, version: 1, ${times} }], count: 1 }
  - name: nothing
    input: {}
    output: { items: [], count: 0 }
follows: Answer from the items, or delete one with its id.
`,
    handler: `export default defineMethod("${row.module}.read", async ({ query, limit = 20 }, ctx) => {
  const containing = query === undefined ? undefined : { text: query, in: ["title", "body"] as const };
  const items = ctx.fitting(await ctx.tables.${row.module}.page({ limit, containing }));
  return { items, count: items.length };
});
`,
    test: `describeMethod("${row.module}.read", (t) => {
  it("finds by a word, newest first", async () => {
    for (const title of ["Tea, green", "Coffee", "tea, black"]) await t.callOther("${row.module}.create", { title });
    const { result } = await t.call({ query: "TEA" });
    expect(result?.data.items.map(({ title }) => title)).toEqual(["tea, black", "Tea, green"]);
    expect((await t.call({ limit: 1 })).result?.data.count).toBe(1);
  });
});
`,
  }),
  delete: (row) => {
    const id = `${toSnake(row.type)}_id`;
    return {
      spec: `title: Delete ${said(row)}
summary: Delete a ${said(row)} for good.
use_when: The user wants a ${said(row)} gone.
avoid_when: The id is not known; read first.
succeeds_when: Gives it as it was, with outcome deleted.
fails_when: The id is unknown, or it has changed since it was read.
# What is destructive waits for the user.
${flags({ destroys: true })}
errors: [APPROVAL_DENIED, APPROVAL_EXPIRED]
name: { zh-CN: 删除${row.name["zh-CN"]}, en: Delete ${said(row)} }
labels:
  outcome: { zh-CN: 结果, en: Outcome }
input:
  type: object
  properties:
    ${id}: { $ref: "./_module.yaml#/tables/${row.module}/id" }
    if_version: { $ref: ../../schemas/Version.yaml, x-card: hidden, description: filled in for you; leave it out }
  required: [${id}]
  additionalProperties: false
output:
  x-extends: ./_module.yaml#/tables/${row.module}
  type: object
  properties:
    outcome: { enum: [deleted] }
  required: [id, title, version, outcome]
  additionalProperties: false
examples:
  - name: deleted
    given: { ${row.module}: [{ id: ${row.prefix}_1, title: Shopping }] }
    input: { ${id}: ${row.prefix}_1 }
    output: { id: ${row.prefix}_1, title: Shopping, version: 1, ${times}, outcome: deleted }
follows: Say what was deleted; it cannot be taken back.
`,
      handler: `export default defineMethod("${row.module}.delete", async ({ ${id}, if_version }, ctx) => {
  await ctx.tables.${row.module}.lock();
  const found = await ctx.tables.${row.module}.get(${id}, if_version);
  await ctx.tables.${row.module}.remove(found.id);
  return { ...found, outcome: "deleted" };
});
`,
      test: `describeMethod("${row.module}.delete", (t) => {
  const create = async (title: string) => (await t.callOther("${row.module}.create", { title })).result?.data.id;

  it("deletes its owner's, and nobody else's", async () => {
    const id = await create("Shopping");
    const missing = { status: "failure", error: { code: "${toSnake(row.type).toUpperCase()}_NOT_FOUND" } };
    expect(await t.call({ ${id}: id }, { as: "bob" })).toMatchObject(missing);
    expect((await t.call({ ${id}: id })).result?.data).toMatchObject({ title: "Shopping", outcome: "deleted" });
    expect(await t.call({ ${id}: id })).toMatchObject(missing);
  });

  it("leaves alone what has changed since it was read", async () => {
    const id = await create("Books");
    expect(await t.call({ ${id}: id, if_version: 2 })).toMatchObject({ error: { code: "VERSION_CONFLICT" } });
    expect((await t.call({ ${id}: id, if_version: 1 })).status).toBe("success");
  });
});
`,
    };
  },
};

/** A method to start from: it answers with the text that it was given. */
const plain = ({ module, method, name }: NewMethod): Written => ({
  spec: `title: ${toTitle(method)}
summary: Give the text back, without the spaces around it.
use_when: The user asks for it.
avoid_when: Another method fits better.
succeeds_when: text holds the answer.
fails_when: A field does not fit; correct the one that is named and try again.
${flags({ reads: true })}
errors: []
name: { zh-CN: ${name["zh-CN"]} ${method}, en: ${toTitle(method)} }
labels:
  text: { zh-CN: 文字, en: Text }
input:
  type: object
  properties:
    text: { type: string, minLength: 1, maxLength: 200 }
  required: [text]
  additionalProperties: false
output:
  type: object
  properties:
    text: { type: string, maxLength: 200 }
  required: [text]
  additionalProperties: false
examples:
  - name: given
    input: { text: " Hello " }
    output: { text: Hello }
follows: Tell the user.
`,
  handler: `export default defineMethod("${module}.${method}", async ({ text }) => ({ text: text.trim() }));
`,
  test: `describeMethod("${module}.${method}", (t) => {
  it("gives the text back", async () => {
    expect((await t.call({ text: " Hello " })).result?.data).toEqual({ text: "Hello" });
  });
});
`,
});
