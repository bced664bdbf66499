import { beforeAll, describe, expect, it } from "vitest";
import { methods, type MethodId, type MethodIo } from "../../generated/contract/methods.ts";
import type { ToolError, ToolResult } from "../../generated/contract/types.ts";
import type { Clock } from "../../src/base/clock.ts";
import { testApp, type TestApp } from "./app.ts";

/** What a call comes to, in the words a model reads it in. */
export interface Outcome<Id extends MethodId> {
  status: "success" | "partial" | "failure";
  result?: { module: string; method: string; data: MethodIo[Id]["output"]; warnings?: string[] };
  error?: ToolError;
}

export interface MethodTest<Id extends MethodId> {
  app: TestApp;
  /** Set it to hold time still. */
  clock: Clock & { set(iso: string): void };
  call(input: unknown, options?: { as?: "alice" | "bob" }): Promise<Outcome<Id>>;
  /** Another method as the same user, for preparing rows. */
  callOther<Other extends MethodId>(id: Other, input: MethodIo[Other]["input"], options?: { as?: "alice" | "bob" }): Promise<Outcome<Other>>;
}

/** One method through its real operation, with the checks every method owes: unknown fields, wrong credential. */
export function describeMethod<Id extends MethodId>(id: Id, tests: (t: MethodTest<Id>) => void): void {
  describe(id, () => {
    const t = { clock: movableClock() } as MethodTest<Id>;
    beforeAll(async () => {
      const app = await testApp({ clock: t.clock });
      t.app = app;
      t.callOther = (other, input, options) => callMethod(app, other, input, options?.as ?? "alice");
      t.call = (input, options) => callMethod(app, id, input, options?.as ?? "alice");
    });

    it("refuses a field its spec does not know", async () => {
      const outcome = await t.call({ surely_unknown: 1 });
      expect(outcome).toMatchObject({ status: "failure", error: { code: "INVALID_ACTION_INPUT", module: methods[id].module, method: methods[id].method } });
    });

    it("is refused to a credential that does not name it", async () => {
      const response = await post(t.app, id, {}, await credential(t.app, "alice", []));
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([403, "ACTION_NOT_ALLOWED"]);
    });

    tests(t);
  });
}

async function callMethod<Id extends MethodId>(app: TestApp, id: Id, input: unknown, as: "alice" | "bob"): Promise<Outcome<Id>> {
  const response = await post(app, id, input, await credential(app, as, [id]));
  const body = (await response.json()) as ToolResult & { tool_error?: ToolError };
  if (!response.ok) return { status: "failure", ...(body.tool_error ? { error: body.tool_error } : {}) };
  const { module, method } = methods[id];
  const result = { module, method, data: body.data as MethodIo[Id]["output"], ...(body.warnings.length > 0 ? { warnings: body.warnings } : {}) };
  return { status: body.status === "degraded" ? "partial" : "success", result };
}

async function credential(app: TestApp, as: "alice" | "bob", allowed: MethodId[]): Promise<string> {
  const me = await (await app.as(as)).getMe();
  return await app.auth.mintCredential({ userId: me.id, methods: allowed });
}

const post = (app: TestApp, id: MethodId, input: unknown, token: string) =>
  app.request(methods[id].path, { method: "POST", headers: { authorization: `Bearer ${token}`, "content-type": "application/json" }, body: JSON.stringify(input) });

function movableClock(): Clock & { set(iso: string): void } {
  let held: number | undefined;
  return { now: () => held ?? Date.now(), set: (iso) => void (held = Date.parse(iso)) };
}
