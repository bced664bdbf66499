import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { methods, type MethodId, type MethodIo } from "../../generated/contract/methods.ts";
import type { ToolError, ToolResult } from "../../generated/contract/types.ts";
import type { Clock } from "../../src/base/clock.ts";
import { testApp, type TestApp } from "./app.ts";
import { examplesOf } from "./examples.ts";
import { exampleNow, exampleZone, give } from "./given.ts";

/** What a call comes to, in the words a model reads it in. */
export interface Outcome<Id extends MethodId> {
  status: "success" | "partial" | "failure";
  result?: { module: string; method: string; data: MethodIo[Id]["output"]; warnings?: string[] };
  error?: ToolError;
}

interface MovableClock extends Clock {
  set(iso: string): void;
  /** Back to the machine's own time. */
  release(): void;
}

export interface MethodTest<Id extends MethodId> {
  app: TestApp;
  /** Set it to hold time still. */
  clock: MovableClock;
  call(input: unknown, options?: { as?: string }): Promise<Outcome<Id>>;
  /** Another method as the same user, for preparing rows. */
  callOther<Other extends MethodId>(
    id: Other,
    input: MethodIo[Other]["input"],
    options?: { as?: string },
  ): Promise<Outcome<Other>>;
}

/** The same by the contract of an adopter, whose methods this one does not know. */
export interface MethodTestOf<
  Io extends { [Id in keyof Io]: { input: unknown; output: unknown } },
  Id extends keyof Io,
> extends Pick<MethodTest<MethodId>, "app" | "clock"> {
  call(input: unknown, options?: { as?: string }): Promise<OutcomeOf<Io[Id]["output"]>>;
  callOther<Other extends keyof Io>(
    id: Other,
    input: Io[Other]["input"],
    options?: { as?: string },
  ): Promise<OutcomeOf<Io[Other]["output"]>>;
}

type OutcomeOf<Output> = Omit<Outcome<MethodId>, "result"> & {
  result?: Omit<NonNullable<Outcome<MethodId>["result"]>, "data"> & { data: Output };
};

/**
 * One method through its real operation, with the checks every method owes: examples, unknown fields, wrong credential.
 */
export function describeMethod<Id extends MethodId>(id: Id, tests: (t: MethodTest<Id>) => void): void {
  describe(id, () => {
    const t = { clock: movableClock() } as MethodTest<Id>;
    beforeAll(async () => {
      const app = await testApp({ clock: t.clock });
      t.app = app;
      t.callOther = (other, input, options) => callMethod(app, other, input, options?.as ?? "alice");
      t.call = (input, options) => callMethod(app, id, input, options?.as ?? "alice");
    });

    it("refuses a field its spec does not know, and shows its form", async () => {
      const outcome = await t.call({ surely_unknown: 1 });
      const { module, method } = methods[id];
      expect(outcome).toMatchObject({
        status: "failure",
        error: {
          code: "INVALID_ACTION_INPUT",
          message: `${id} input does not match method schema`,
          module,
          method,
          next_steps: [id],
          can_retry: true,
        },
      });
      expect(Object.keys(outcome.error?.input_schema ?? {})).not.toHaveLength(0);
    });

    it("is refused to a credential that does not name it", async () => {
      const response = await post(t.app, id, {}, await credential(t.app, "alice", []));
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
        403,
        "ACTION_NOT_ALLOWED",
      ]);
    });

    it.each(examplesOf(id))("answers its example $name as written", async ({ name, given, input, output }) => {
      t.clock.set(exampleNow);
      onTestFinished(() => t.clock.release());
      // Somebody new for every example, so that nothing but the given rows is there.
      const person = `example-${name}`;
      const me = await (await t.app.as(person)).updateMe({ body: { timezone: exampleZone } });
      const takeAway = await give(given, { sql: t.app.database.sql, store: t.app.store, ownerId: me.id });
      onTestFinished(takeAway);
      const outcome = await t.call(input, { as: person });
      expect(outcome.error).toBeUndefined();
      expect(outcome.result?.data).toEqual(asShape(output, new Set(idsIn([given, input]))));
    });

    tests(t);
  });
}

const idPattern = /^[a-z]{3}_[\w-]+$/;

function idsIn(value: unknown): string[] {
  if (typeof value === "string") return idPattern.test(value) ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(idsIn) : [];
}

/** What a call makes anew, so that an example cannot know it: etags, and instants that the database itself keeps. */
const unknowable = ["etag", "created_at", "updated_at"];

/**
 * Time stands still for an example, so ids that the call makes and a few fields are all that may differ: any of the
 * same kind will do. A text that ends in "..." is only begun.
 */
function asShape(value: unknown, known: ReadonlySet<string>): unknown {
  if (typeof value === "string") {
    if (value.endsWith("\n...")) return expect.stringContaining(value.slice(0, -"...".length));
    return idPattern.test(value) && !known.has(value)
      ? expect.stringMatching(new RegExp(`^${value.slice(0, 4)}`))
      : value;
  }
  if (Array.isArray(value)) return value.map((item) => asShape(item, known));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      unknowable.includes(key) ? expect.any(String) : asShape(item, known),
    ]),
  );
}

async function callMethod<Id extends MethodId>(app: TestApp, id: Id, input: unknown, as: string): Promise<Outcome<Id>> {
  const response = await post(app, id, input, await credential(app, as, [id]));
  const body = (await response.json()) as ToolResult & { tool_error?: ToolError };
  if (!response.ok) return { status: "failure", ...(body.tool_error ? { error: body.tool_error } : {}) };
  const { module, method } = methods[id];
  const result = {
    module,
    method,
    data: body.data as MethodIo[Id]["output"],
    ...(body.warnings.length > 0 ? { warnings: body.warnings } : {}),
  };
  return { status: body.status === "degraded" ? "partial" : "success", result };
}

async function credential(app: TestApp, as: string, allowed: MethodId[]): Promise<string> {
  const me = await (await app.as(as)).getMe();
  return await app.auth.mintCredential({ userId: me.id, methods: allowed, purpose: "person" });
}

const post = (app: TestApp, id: MethodId, input: unknown, token: string) =>
  app.request(methods[id].path, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(input),
  });

function movableClock(): MovableClock {
  let held: number | undefined;
  return {
    now: () => held ?? Date.now(),
    set: (iso) => void (held = Date.parse(iso)),
    release: () => void (held = undefined),
  };
}
