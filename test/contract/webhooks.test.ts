import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const { enum: kinds } = parse(read("specs/schemas/WebhookKind.yaml")) as { enum: string[] };
const all = [...kinds, "ping"].toSorted();

it("every kind that can be registered for has a schema, is in the union, in the document and on its page", () => {
  const files = readdirSync(join(root, "specs/webhooks")).map((file) => file.replace(/\.yaml$/, ""));
  expect(files.toSorted()).toEqual(all);
  const { oneOf } = parse(read("specs/schemas/WebhookEvent.yaml")) as { oneOf: { $ref: string }[] };
  expect(oneOf.map(({ $ref }) => $ref.replace(/^.*\/|\.yaml$/g, "")).toSorted()).toEqual(all);
  const { enum: logged } = parse(read("specs/schemas/WebhookLogKind.yaml")) as { enum: string[] };
  expect(logged.toSorted()).toEqual(all);
  const { webhooks } = JSON.parse(read("generated/openapi.json")) as { webhooks: Record<string, object> };
  expect(Object.keys(webhooks).toSorted()).toEqual(all);
  for (const kind of all) expect(read("docs/webhooks.md")).toContain(`\`${kind}\``);
});
