import { expect, it } from "vitest";
import { methods } from "../../../../generated/contract/methods.ts";
import { fingerprintCall } from "../../../../src/base/canonical.ts";
import { AppError } from "../../../../src/base/error.ts";
import type { CheckedCall } from "../../../../src/domain/tool-call.ts";
import type { Pool } from "../../../../src/tool/child/child.ts";
import { makeSend } from "../../../../src/tool/dispatch/send.ts";
import { makeUnderWay } from "../../../../src/tool/dispatch/under-way.ts";
import { manualTimers } from "../../../_kit/timers.ts";

const call = {
  toolCallId: "call_1",
  id: "calendar.read",
  input: {},
  spec: methods["calendar.read"],
  context: {
    ownerId: "usr_1",
    taskId: "tsk_1",
    attempt: 1,
    whitelist: new Set(),
    signal: new AbortController().signal,
  },
} as unknown as CheckedCall;

/** A pool that fails so often before it answers. */
function sender(...failures: AppError[]) {
  const timers = manualTimers();
  let tries = 0;
  const pool = {
    send() {
      const failure = failures[tries++];
      if (failure !== undefined) return Promise.reject(failure);
      return Promise.resolve({ result: { ok: true }, credential: "secret" });
    },
  } as unknown as Pool;
  const send = makeSend({
    pool,
    underWay: makeUnderWay(),
    cliMethods: [],
    clean: () => ({ data: "" }) as never,
    timers,
    waitSeconds: 5,
  });
  return { timers, send: () => send(call, () => {}), tries: () => tries };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

// It was told to the model as failed at once, although no child had been given the call.
it("tries again when the database was away while the credential of a call was made", async () => {
  const { timers, send, tries } = sender(new AppError("SERVICE_UNAVAILABLE"));
  const sent = send();
  await turn();
  expect([tries(), timers.pending]).toEqual([1, [1000]]);
  timers.pass(1000);
  expect(await sent).toMatchObject({ credential: "secret" });
});

it("does so once", async () => {
  const { timers, send, tries } = sender(new AppError("SERVICE_UNAVAILABLE"), new AppError("SERVICE_UNAVAILABLE"));
  const failure = send().catch((reason: unknown) => reason);
  await turn();
  timers.pass(1000);
  expect(await failure).toMatchObject({ code: "UPSTREAM_UNAVAILABLE" });
  expect(tries()).toBe(2);
});

it.each([
  ["UPSTREAM_UNAVAILABLE", "UPSTREAM_UNAVAILABLE"],
  ["UNAUTHENTICATED", "USER_DISABLED"],
] as const)("does not where a child was lost, or the user may do nothing any more (%s)", async (thrown, told) => {
  const { send, tries } = sender(new AppError(thrown));
  await expect(send()).rejects.toMatchObject({ code: told });
  expect(tries()).toBe(1);
});

it("names the run of a call that is under way, until this process works on it no more", async () => {
  const underWay = makeUnderWay();
  const controller = new AbortController();
  const run = { agentType: "worker", timezone: "UTC", enabledSkills: null };
  const answered = Promise.withResolvers<never>();
  const send = makeSend({
    pool: { send: () => answered.promise } as unknown as Pool,
    underWay,
    cliMethods: [],
    clean: () => ({ data: "" }) as never,
    timers: manualTimers(),
    waitSeconds: 5,
  });
  const sent = send({ ...call, context: { ...call.context, run, signal: controller.signal } }, () => {});
  const key = { ownerId: "usr_1", taskId: "tsk_1", attempt: 1, toolCallId: "call_1" };
  const found = underWay.find({ ...key, callHash: fingerprintCall("calendar.read", {}) });
  expect(found?.live?.()).toEqual(run);
  controller.abort(new Error("lost"));
  expect(found?.live?.()).toBeUndefined();
  answered.reject(new AppError("CANCELLED"));
  await expect(sent).rejects.toMatchObject({ code: "CANCELLED" });
});
