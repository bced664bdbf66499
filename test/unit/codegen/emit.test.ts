import { describe, expect, it } from "vitest";
import { generate } from "../../../codegen/main.ts";
import { specsWith } from "./tiny-specs.ts";

/** The generated files a person would read, whole, from the tiny specs. */
const shown = [
  "cli/commands.ts",
  "cli/help.json",
  "client/operations.ts",
  "contract/api-types.ts",
  "contract/card-forms.ts",
  "contract/error-code.ts",
  "contract/errors.ts",
  "contract/events.ts",
  "contract/input-forms.js",
  "contract/methods.ts",
  "contract/operations.ts",
  "contract/skills.ts",
  "contract/tool-schemas.json",
  "contract/types.ts",
  "contract/validators/validators.ts",
  "openapi.json",
  "skills/clock/SKILL.md",
  "skills/clock/actions/now.md",
  "wiring/methods.ts",
  "wiring/operations.ts",
];

describe("emit", async () => {
  const files = new Map<string, string>();
  it("makes every artefact from the tiny specs", async () => {
    for (const { path, text } of await generate(specsWith({}))) files.set(path, text);
    expect([...files.keys()]).toEqual(expect.arrayContaining(shown));
  });

  it.each(shown)("writes %s", async (path) => {
    await expect(files.get(path)).toMatchFileSnapshot(`snapshots/${path}.txt`);
  });

  it("compiles validators that judge at run time without ajv", async () => {
    const code = files.get("contract/validators/schemas.js") ?? "";
    expect(code).not.toMatch(/^import |__require\(/m);
    const { Note } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
      Note: (value: unknown) => boolean;
    };
    expect(Note({ kind: "plain", text: "Milk" })).toBe(true);
    expect(Note({ kind: "dated", text: "Milk" })).toBe(false);
    expect(Note({ kind: "plain", text: "Milk", more: 1 })).toBe(false);
    expect(Note({ kind: "plain", text: "😀".repeat(200) })).toBe(true);
  });

  it("leaves a raw body to its handler, which gets it unknown and unchecked", async () => {
    const made = await generate(
      specsWith({
        "paths/note.yaml": (text) => text.replace("operationId: putNote", "operationId: putNote\n  x-raw-body: true"),
      }),
    );
    const textOf = (path: string) => made.find((file) => file.path === path)?.text ?? "";
    expect(textOf("contract/operations.ts")).toMatch(/putNote: \{[^}]*body: unknown;/);
    expect(textOf("contract/validators/validators.ts")).toMatch(/putNote: \{ path: parameters\.putNote_path \}/);
    expect(textOf("openapi.json")).not.toContain("x-raw-body");
  });

  it("turns a planned operation into 501 in the document and leaves it out of the wiring", () => {
    const { paths } = JSON.parse(files.get("openapi.json") ?? "{}") as {
      paths: Record<string, Record<string, { responses: object }>>;
    };
    expect(Object.keys(paths["/api/v1/notes/{id}"]?.["put"]?.responses ?? {})).toContain("501");
    expect(files.get("wiring/operations.ts")).not.toContain("putNote");
  });
});
