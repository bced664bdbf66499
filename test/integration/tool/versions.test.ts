import { expect, it } from "vitest";
import { methods, type MethodId } from "../../../generated/contract/methods.ts";
import type { ToolAgentOutput } from "../../../generated/contract/types.ts";
import { fingerprintCall } from "../../../src/base/canonical.ts";
import { newId } from "../../../src/base/ids.ts";
import type { ToolContext } from "../../../src/domain/tool-call.ts";
import { testApp } from "../../_kit/app.ts";
import { liveRun } from "../../_kit/run.ts";
import { contextOf } from "../../_kit/tool.ts";

const app = await testApp({});
const { id: ownerId } = await (await app.as("alice")).getMe();
const { id: guestId } = await (await app.as("bob")).getMe();

async function newRun(): Promise<{ context: ToolContext }> {
  const { taskId, attempt, threadId } = await liveRun(app.database.sql, ownerId);
  return { context: contextOf({ ownerId, taskId, attempt, threadId, whitelist: new Set(Object.keys(methods)) }) };
}

function callIn(context: ToolContext, id: MethodId, input: object) {
  const { module, method } = methods[id];
  return app.tool.dispatch({ id: newId("call"), arguments: { module, method, input } }, context);
}

const draft = { title: "Review", start_at: "2026-06-01T10:00:00+08:00", event_timezone: "Asia/Shanghai" };
const rename = (event_id: string, title: string) => ({ event_id, event_timezone: "Asia/Shanghai", patch: { title } });
const read = (event_id: string) => ({ mode: "event", event_id });
const ifVersion = ({ tool_call_args: { input } }: ToolAgentOutput) => (input as { if_version?: number }).if_version;
const idIn = ({ result }: ToolAgentOutput) => (result.data as { id: string }).id;

type Waiting = Pick<Awaited<ReturnType<typeof callIn>>, "output" | "asked">;

/** The call as a person has said yes to it. */
async function release({ output, asked }: Waiting, context: ToolContext) {
  const toolCallId = output.tool_call_id;
  const released = contextOf({ ...context, released: { ...asked!, toolCallId, approvalId: asked!.approval.id } });
  return await app.tool.dispatch({ id: toolCallId, arguments: output.tool_call_args }, released);
}

/** An event of Alice's that one run has read and another has changed since. */
async function changedSinceRead() {
  const [{ context }, other] = [await newRun(), await newRun()];
  const id = idIn((await callIn(other.context, "calendar.create", draft)).output);
  await callIn(context, "calendar.read", read(id));
  await callIn(other.context, "calendar.update", rename(id, "By another"));
  return { context, id };
}

it("refuses a change of what has changed since the run read it, until the run reads again", async () => {
  const { context, id } = await changedSinceRead();
  const stale = await callIn(context, "calendar.update", rename(id, "Mine"));
  expect(stale.output.error).toMatchObject({ code: "VERSION_CONFLICT", next_steps: ["calendar.read"] });
  expect((await callIn(context, "calendar.delete", { event_id: id })).output.result.data).not.toHaveProperty("outcome");
  await callIn(context, "calendar.read", read(id));
  const { output } = await callIn(context, "calendar.update", rename(id, "Mine"));
  expect([output.error, ifVersion(output)]).toEqual([null, 2]);
});

it("refuses the stale items of a batch, and only those", async () => {
  const { context, id } = await changedSinceRead();
  const fresh = idIn((await callIn(context, "calendar.create", { ...draft, title: "Fresh" })).output);
  const { output } = await callIn(context, "calendar.update", {
    event_timezone: "Asia/Shanghai",
    items: [id, fresh].map((event_id) => ({ event_id, patch: { title: "Batch" } })),
  });
  expect(output.result.data).toMatchObject({
    items: [{ outcome: "failed", error: { code: "VERSION_CONFLICT" } }, { outcome: "updated" }],
  });
});

it("refuses the stale ones of many to delete, and only those", async () => {
  const { context, id } = await changedSinceRead();
  const fresh = idIn((await callIn(context, "calendar.create", { ...draft, title: "Fresh" })).output);
  const unread = idIn((await callIn((await newRun()).context, "calendar.create", draft)).output);
  const { output, asked } = await callIn(context, "calendar.delete", { event_ids: [id, fresh, unread] });
  expect(output.tool_call_args.input).toEqual({
    event_ids: [id, fresh, unread],
    if_versions: [
      { event_id: id, version: 1 },
      { event_id: fresh, version: 1 },
    ],
  });
  const done = await release({ output, asked }, context);
  expect(done.output.result.data).toMatchObject({
    items: [
      { outcome: "failed", error: { code: "VERSION_CONFLICT", next_steps: ["calendar.read"] } },
      { outcome: "deleted" },
      { outcome: "deleted" },
    ],
  });
  expect((await callIn(context, "calendar.read", read(id))).output.error).toBeNull();
});

it("refuses a change of a contact that has changed since the run read it, until the run reads again", async () => {
  const [{ context }, other] = [await newRun(), await newRun()];
  const id = idIn((await callIn(other.context, "contacts.create", { name: "Mei", phone: "13800005601" })).output);
  const spare = idIn((await callIn(other.context, "contacts.create", { name: "M" })).output);
  await callIn(context, "contacts.read", { mode: "search", query: "m" });
  await callIn(other.context, "contacts.update", { contact_id: id, patch: { note: "by another" } });
  const update = { contact_id: id, patch: { note: "mine" } };
  const conflict = { code: "VERSION_CONFLICT", next_steps: ["contacts.read"] };
  expect((await callIn(context, "contacts.update", update)).output.error).toMatchObject(conflict);
  for (const [method, input] of [
    ["contacts.delete", { contact_id: id }],
    ["contacts.merge", { contact_id: id, duplicate_id: spare }],
    ["contacts.merge", { contact_id: spare, duplicate_id: id }],
  ] as const) {
    const done = await release(await callIn(context, method, input), context);
    expect(done.output.error).toMatchObject(conflict);
  }
  expect(
    (await callIn(context, "contacts.read", { mode: "contact", contact_id: id })).output.result.data,
  ).toMatchObject({ note: "by another", version: 2 });
  const { output } = await callIn(context, "contacts.update", update);
  expect([output.error, ifVersion(output), context.versions.get(id)]).toEqual([null, 2, 3]);
});

it("refuses what was said yes to when the contact has changed since it was shown", async () => {
  const [{ context }, other] = [await newRun(), await newRun()];
  const id = idIn((await callIn(other.context, "contacts.create", { name: "Lan", phone: "13800005602" })).output);
  const waiting = await callIn(context, "contacts.delete", { contact_id: id });
  expect(ifVersion(waiting.output)).toBeUndefined();
  await callIn(other.context, "contacts.update", { contact_id: id, patch: { note: "keep" } });
  expect((await release(waiting, context)).output.error?.code).toBe("VERSION_CONFLICT");
  // One that was asked about when contacts had no versions.
  const { output, asked } = waiting;
  expect((await release({ output, asked: { ...asked!, versions: {} } }, context)).output.error).toBeNull();
});

it("lets a run go on after its own changes, also when they split a series", async () => {
  const { context } = await newRun();
  const series = { ...draft, title: "Daily", recurrence: { freq: "daily", count: 5 } };
  const id = idIn((await callIn(context, "calendar.create", series)).output);
  const outputs = [
    await callIn(context, "calendar.update", rename(id, "One")),
    await callIn(context, "calendar.update", {
      ...rename(id, "Two"),
      occurrence_start_at: "2026-06-03T10:00:00+08:00",
      scope: "following",
    }),
    await callIn(context, "calendar.update", rename(id, "Three")),
  ];
  expect(outputs.map(({ output }) => output.error)).toEqual([null, null, null]);
});

it("leaves a version alone that the model wrote", async () => {
  const { context, id } = await changedSinceRead();
  const { output } = await callIn(context, "calendar.update", { ...rename(id, "Knowing"), if_version: 2 });
  expect(output.error).toBeNull();
});

it("does the same for memory", async () => {
  const [{ context }, other] = [await newRun(), await newRun()];
  await callIn(context, "memory.read", { scope: "user" });
  await callIn(other.context, "memory.update", { scope: "user", content: { preferred_name: "Lin" } });
  const update = { scope: "user", content: { preferred_name: "Li" } };
  expect((await callIn(context, "memory.update", update)).output.error?.code).toBe("VERSION_CONFLICT");
  await callIn(context, "memory.read", { scope: "user" });
  expect((await callIn(context, "memory.update", update)).output.error).toBeNull();
});

it("asks about the call with its version, and that call runs", async () => {
  const { context } = await newRun();
  const id = idIn((await callIn(context, "calendar.create", { ...draft, title: "Shared" })).output);
  await app.database.sql`
    insert into invites (id, event_id, user_id, name, invited_at, span_start, recurs)
    values (${newId("inv")}, ${id}, ${guestId}, 'Bob', now(), ${draft.start_at}, false)`;
  await callIn(context, "calendar.read", read(id));
  const { output, asked } = await callIn(context, "calendar.update", rename(id, "Asked"));
  expect(ifVersion(output)).toBe(1);
  expect(asked?.callHash).toBe(fingerprintCall("calendar.update", output.tool_call_args.input));
  const again = contextOf({
    ...context,
    versions: new Map([[id, 7]]),
    released: { ...asked!, toolCallId: output.tool_call_id, approvalId: asked!.approval.id },
  });
  const done = await app.tool.dispatch({ id: output.tool_call_id, arguments: output.tool_call_args }, again);
  expect([done.output.error, done.output.tool_call_args]).toEqual([null, output.tool_call_args]);
});

it("is known again from the results of an earlier attempt", async () => {
  const { context } = await newRun();
  const created = await callIn(context, "calendar.create", draft);
  const id = idIn(created.output);
  const renamed = await callIn(context, "calendar.update", rename(id, "Once"));
  const failed = await callIn(context, "calendar.update", rename("evt_unknown", "Twice"));
  const outputs = [created, renamed, failed].map(({ output }) => output);
  expect(app.tool.toVersions(outputs)).toEqual(context.versions);
  expect(context.versions.get(id)).toBe(2);
});
