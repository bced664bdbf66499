import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { load } from "../../codegen/load.ts";
import { toModel } from "../../codegen/model.ts";

const root = join(import.meta.dirname, "../..");
const files = globSync("{generated,src/sdk}/**/*.ts", { cwd: root }).map((file) => ({
  file,
  text: readFileSync(join(root, file), "utf8"),
}));
const declared = files.flatMap(({ file, text }) =>
  [...text.matchAll(/^(?:export )?(?:type|interface) (\w+)(?=[ <])(?! from)/gm)].map(([, name = ""]) => ({
    file,
    name,
  })),
);
const model = toModel(load(join(root, "specs")));
const schemas = new Set(model.schemas.map(({ name }) => name));

it("each schema has one TypeScript type, and it is the contract's", () => {
  const places = Map.groupBy(
    declared.filter(({ name }) => schemas.has(name)),
    ({ name }) => name,
  );
  expect([...schemas].filter((name) => !places.has(name))).toEqual([]);
  const wrong = [...places].filter(
    ([, list]) => list.length !== 1 || !/^generated\/contract\/(?:api-)?types\.ts$/.test(list[0]?.file ?? ""),
  );
  expect(wrong).toEqual([]);
});

it("what the API can show stands apart from what is the server's alone", () => {
  const { components } = model.openapi as { components: { schemas: object } };
  const shown = declared.filter(({ file }) => file === "generated/contract/api-types.ts").map(({ name }) => name);
  expect(shown.toSorted()).toEqual(Object.keys(components.schemas).toSorted());
});

it("the contract does not look at the client", () => {
  const looks = files.filter(
    ({ file, text }) => file.startsWith("generated/contract/") && /from ".*client\//.test(text),
  );
  expect(looks.map(({ file }) => file)).toEqual([]);
});
