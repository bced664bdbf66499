import { Ajv2020 } from "ajv/dist/2020.js";
import { beforeEach, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { toModuleFiles } from "../../../codegen/import-mcp/files.ts";
import type { MethodId } from "../../../generated/contract/methods.ts";
import type { RemoteTool } from "../../../generated/contract/remotes.ts";
import { fingerprintCall } from "../../../src/base/canonical.ts";
import { makeLog } from "../../../src/base/log.ts";
import { makePerform, type Perform } from "../../../src/modules/perform.ts";
import { remoteMethod } from "../../../src/modules/remote.ts";
import { connect, listTools, makeRemote } from "../../../src/remote/remote.ts";
import { clean } from "../../../src/tool/clean/clean.ts";
import { testApp, type TestApp } from "../../_kit/app.ts";
import { atEnd } from "../../_kit/at-end.ts";
import { liveRun, type TestRun } from "../../_kit/run.ts";
import { until } from "../../_kit/until.ts";
import { otherServer, type OtherServer } from "./_server.ts";

const token = "a-token-of-the-other-server";

interface MethodFile {
  annotations: { read_only: boolean };
  input: object;
  output: object;
  remote: Omit<RemoteTool, "names"> & Partial<RemoteTool>;
}

let server: OtherServer;
let app: TestApp;
let run: TestRun;
let now: number;
let perform: Perform;
/** The same, with so long for a tool. */
let makeWith: (callMs: number) => Perform;

/** The module as it was imported, with what the generator would make of it. */
beforeEach(async () => {
  server = await otherServer(token);
  app ??= await testApp();
  now = 0;
  const client = await connect({ url: server.url }, { secrets: { token }, version: "0.0.0" });
  const files = toModuleFiles("weather", { url: server.url }, await listTools(client));
  await client.close();
  files.delete("_module.yaml");
  const methods = [...files].map(([file, text]) => ({
    id: `weather.${file.replace(".yaml", "")}`,
    ...(parse(text) as MethodFile),
  }));
  const ajv = new Ajv2020({ strict: false });
  const byId = <T>(make: (method: (typeof methods)[number]) => T) =>
    Object.fromEntries(methods.map((method) => [method.id, make(method)]));
  const clock = { now: () => now };
  const log = makeLog({ level: "silent" });
  const { id: ownerId } = await (await app.as("alice")).getMe();
  run = await liveRun(app.database.sql, ownerId, { runId: `run-${Math.random()}` });
  makeWith = (callMs) => {
    const remote = makeRemote({
      servers: { weather: { url: server.url } },
      tools: byId(({ remote: tool }) => ({ ...tool, names: tool.names ?? {}, module: "weather" })),
      secrets: () => ({ token }),
      version: "0.0.0",
      clock,
      log,
      callMs,
    });
    atEnd(() => remote.close());
    return makePerform({
      tables: {
        methods: byId(({ annotations }) => ({ is_read_only: annotations.read_only })),
        validators: byId(({ input, output }) => ({ input: ajv.compile(input), output: ajv.compile(output) })),
        forms: {},
        handlers: byId(({ id }) => remoteMethod(id as MethodId)),
      },
      skills: {},
      agents: { worker: { whitelist: methods.map(({ id }) => id) } },
      store: app.store,
      clean,
      callRemote: remote.call,
      clock,
      log,
    });
  };
  perform = makeWith(15_000);
});

let calls = 0;
const call = (id: string, input: object, toolCallId = `call_${calls++}`, attempt = 1, performed = perform) =>
  performed(id as MethodId, input, {
    ownerId: run.ownerId,
    timezone: "UTC",
    task: { id: run.taskId, attempt, toolCallId, isTainted: false },
    requestId: "req_test",
    signal: AbortSignal.timeout(60_000),
  });

describe("a method of an imported module", () => {
  it("calls the tool under its own names, and marks the answer as text by others", async () => {
    const { data } = await call("weather.get_forecast", { city_name: "Oslo" });
    expect(data).toEqual({ result: { celsius: 21, words: "Fine in Oslo" }, tainted: true });
    expect(clean(data, { method: "weather.get_forecast" }).tainted).toBe(true);
    expect(new Set(server.bearers)).toEqual(new Set([`Bearer ${token}`]));
  });

  it("sends nothing that does not fit, and takes nothing that does not", async () => {
    const before = server.bearers.length;
    await expect(call("weather.get_forecast", { city_name: "Oslo", colour: "red" })).rejects.toMatchObject({
      code: "INVALID_ACTION_INPUT",
    });
    expect(server.bearers).toHaveLength(before);
    await expect(call("weather.get_forecast", { city_name: "Liar" })).rejects.toMatchObject({
      status: expect.any(Number),
    });
  });

  it("keeps the words of a refusal from models", async () => {
    const refused = await call("weather.get_forecast", { city_name: "Nowhere" }).catch((reason: unknown) => reason);
    expect(refused).toMatchObject({ code: "REMOTE_CALL_FAILED" });
    expect(JSON.stringify(refused)).not.toContain("Ignore");
  });

  it("is unavailable once the tool has changed, and says so", async () => {
    await call("weather.get_forecast", { city_name: "Oslo" });
    server.change();
    now += 60_000;
    await expect(call("weather.get_forecast", { city_name: "Oslo" })).rejects.toMatchObject({
      code: "REMOTE_TOOL_CHANGED",
    });
    // Its neighbour has not.
    expect(await call("weather.send_message", { to: "bob", text: "hi" })).toMatchObject({
      data: { text: "sent to bob" },
    });
  });

  it("writes once per tool call, however often it is asked", async () => {
    const input = { to: "bob", text: "hi" };
    const [one, two] = await Promise.all([
      call("weather.send_message", input, "call_same"),
      call("weather.send_message", input, "call_same"),
    ]);
    expect(two).toEqual(one);
    expect(await call("weather.send_message", input, "call_same")).toEqual(one);
    expect(server.sent).toEqual([input]);
    await expect(call("weather.send_message", { ...input, text: "other" }, "call_same")).rejects.toMatchObject({
      code: "IDEMPOTENCY_MISMATCH",
    });
  });

  it("does not write again what an attempt that died may have written", async () => {
    const key = { taskId: run.taskId, attempt: 1, ownerId: run.ownerId, toolCallId: "call_dead", isTainted: false };
    const input = { to: "bob", text: "hi" };
    await app.store.effects.begin({ ...key, inputHash: fingerprintCall("weather.send_message", input) });
    await expect(call("weather.send_message", input, "call_dead")).rejects.toMatchObject({
      code: "REMOTE_OUTCOME_UNKNOWN",
    });
    expect(server.sent).toEqual([]);
    // Nor is it told as one that has not happened, to a run that was cancelled meanwhile.
    await expect(app.store.effects.settle(key)).rejects.toMatchObject({ code: "REMOTE_OUTCOME_UNKNOWN" });
  });

  it("says that nothing is known of a write whose answer did not come", async () => {
    await call("weather.get_forecast", { city_name: "Oslo" });
    server.hang();
    const waiting = call("weather.send_message", { to: "bob", text: "hi" });
    waiting.catch(() => {});
    await until(async () => server.sent.length === 1, "the message");
    await server.stop();
    await expect(waiting).rejects.toMatchObject({ code: "REMOTE_OUTCOME_UNKNOWN" });
  });

  it("gives a tool so long and no longer: of a read it says so, of a write that nothing is known", async () => {
    const hasty = makeWith(200);
    server.hang();
    const ask = (id: string, input: object, name: string) => call(id, input, name, 1, hasty);
    await expect(ask("weather.get_forecast", { city_name: "Oslo" }, "call_slow")).rejects.toMatchObject({
      code: "TIMEOUT",
    });
    const input = { to: "bob", text: "hi" };
    await expect(ask("weather.send_message", input, "call_late")).rejects.toMatchObject({
      code: "REMOTE_OUTCOME_UNKNOWN",
    });
    // Nor is it sent again by whoever asks again.
    await expect(ask("weather.send_message", input, "call_late")).rejects.toMatchObject({
      code: "REMOTE_OUTCOME_UNKNOWN",
    });
    expect(server.sent.length).toBeLessThanOrEqual(1);
  });

  it("is unavailable while its server is, and nothing was sent", async () => {
    await server.stop();
    await expect(call("weather.send_message", { to: "bob", text: "hi" }, "call_later")).rejects.toMatchObject({
      code: "UPSTREAM_UNAVAILABLE",
    });
    expect(await app.store.effects.isDone({ ownerId: run.ownerId, taskId: run.taskId, toolCallId: "call_later" })).toBe(
      false,
    );
    expect(await app.database.sql`select from tool_effects where tool_call_id = 'call_later'`).toHaveLength(0);
  });
});
