import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { makeCompiler } from "../_kit/compiler.ts";

const compiler = makeCompiler();
const OPERATIONS = "generated/wiring/operations.ts";
const METHODS = "generated/wiring/methods.ts";
const source = (file: string) => readFileSync(join(import.meta.dirname, "../..", file), "utf8");
const codes = (changes: Record<string, string | null>, files: string[]) =>
  compiler.complaints(changes, files).map(({ code }) => code);

const operation = (id: string, body: string) =>
  `import { defineOperation } from "../define.ts";\nexport default defineOperation("${id}", async ` +
  `(_request, ctx) => { void ctx; ${body} });\n`;
const method = (id: string, body: string) =>
  `import { defineMethod } from "../define.ts";\nexport default defineMethod("${id}", async (input, ` +
  `ctx) => { void input; void ctx; ${body} });\n`;

describe("the compiler holds handlers to their specs", () => {
  it("accepts the wiring as it is", () => {
    expect(compiler.complaints({}, [OPERATIONS, METHODS])).toEqual([]);
  });

  it("misses an operation's handler", () => {
    expect(codes({ "src/http/operations/getMe.ts": null }, [OPERATIONS])).toContain(2307);
  });

  it("refuses an operation nobody described", () => {
    const file = "src/http/operations/inventedThing.ts";
    expect(codes({ [file]: operation("inventedThing", "return null;") }, [file])).toContain(2345);
  });

  it("refuses a file that registers another operation's id", () => {
    expect(
      codes({ "src/http/operations/getMe.ts": source("src/http/operations/updateMe.ts") }, [OPERATIONS]),
    ).toContain(2322);
  });

  it("refuses a wrong result of an operation", () => {
    const file = "src/http/operations/getMe.ts";
    expect(codes({ [file]: operation("getMe", "return { id: 5 };") }, [file])).toContain(2345);
  });

  it("refuses an error code the operation does not list", () => {
    const file = "src/http/operations/getMe.ts";
    expect(codes({ [file]: operation("getMe", 'throw ctx.error("EVENT_NOT_FOUND");') }, [file])).toContain(2345);
  });

  it("misses a method's handler", () => {
    expect(codes({ "src/modules/skills/read.ts": null }, [METHODS])).toContain(2307);
  });

  it("refuses a method nobody described", () => {
    const file = "src/modules/skills/invent.ts";
    expect(codes({ [file]: method("skills.invent", "return {};") }, [file])).toContain(2345);
  });

  it("refuses a file that registers another method's id", () => {
    expect(
      codes(
        { "src/modules/skills/read.ts": method("memory.read", 'return { scope: "user", version: 0, content: {} };') },
        [METHODS],
      ),
    ).toContain(2322);
  });

  it("refuses a wrong output of a method", () => {
    const file = "src/modules/skills/read.ts";
    expect(codes({ [file]: method("skills.read", "return { skill: 1 };") }, [file])).toContain(2345);
  });

  it("refuses an error code the method does not list", () => {
    const file = "src/modules/skills/read.ts";
    expect(codes({ [file]: method("skills.read", 'throw ctx.error("EVENT_NOT_FOUND");') }, [file])).toContain(2345);
  });

  it("refuses a handler that forgets a case of a union", () => {
    const file = "src/modules/contacts/read.ts";
    const cases = (...modes: string[]) =>
      method(
        "contacts.read",
        `switch (input.mode) { ${modes.map((mode) => `case "${mode}": return { items: [], count: 0 };`).join(" ")} }`,
      );
    expect(codes({ [file]: cases("list", "search", "contact") }, [file])).toEqual([]);
    expect(codes({ [file]: cases("list", "search") }, [file])).not.toEqual([]);
  });
});
