import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { methods } from "../../generated/contract/methods.ts";
import { moduleOperations, operations } from "../../generated/contract/operations.ts";

const folder = join(import.meta.dirname, "../../src/http");
const files = readdirSync(folder).filter((file) => file.endsWith(".ts"));

describe("the front door", () => {
  it("knows no operation and no method by name: what is special about one stands in its spec", () => {
    const names = [...Object.keys(operations), ...Object.keys(methods)].map((name) => name.replace(".", "\\."));
    const anyName = new RegExp(`(?<![\\w.])(?:${names.join("|")})(?!\\w)`, "g");
    const found = files.flatMap((file) =>
      [...readFileSync(join(folder, file), "utf8").matchAll(anyName)].map(([name]) => `${file}: ${name}`),
    );
    expect(found).toEqual([]);
    expect("x createRun, calendar.read".match(anyName)).toHaveLength(2);
  });

  it("is told how large each body may be, and by which sentence a larger one is refused", () => {
    const { createAttachment, createRun, runAgUi, updateMe } = operations;
    expect([createRun.bodyLimit, runAgUi.bodyLimit, updateMe.bodyLimit]).toEqual([262_144, 4_194_304, 262_144]);
    expect([createRun.tooLarge, runAgUi.tooLarge, updateMe.tooLarge]).toEqual([
      "RunAgentInput payload exceeds size limit",
      "RunAgentInput payload exceeds size limit",
      undefined,
    ]);
    expect(createAttachment).toMatchObject({ fileLimit: 10_485_760, bodyLimit: 10_485_760 + 65_536 });
    for (const { id, body, bodyLimit } of Object.values(operations))
      expect([id, bodyLimit > 0]).toEqual([id, body !== "none"]);
    for (const { bodyLimit } of Object.values(moduleOperations)) expect(bodyLimit).toBe(262_144);
  });

  it("says for every operation that headers may be too large: they are judged before the path is known", () => {
    const document = JSON.parse(readFileSync(join(folder, "../../generated/openapi.json"), "utf8")) as {
      paths: Record<string, Record<string, { operationId: string; responses: Record<string, unknown> }>>;
    };
    const described = Object.values(document.paths).flatMap((path) => Object.values(path));
    expect(described.length).toBeGreaterThan(40);
    expect(described.filter(({ responses }) => !("431" in responses)).map(({ operationId }) => operationId)).toEqual(
      [],
    );
  });

  it("counts requests to every operation but those that watch the server", () => {
    const free = Object.values(operations).filter(({ errors }) => !errors.includes("RATE_LIMITED"));
    expect(free.map(({ id }) => id)).toEqual(["getHealth", "getMetrics", "getReady"]);
  });
});
