import { createHash, randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { BASE_ID, makeAjv } from "../../../codegen/ajv.ts";
import { load } from "../../../codegen/load.ts";
import { toModel } from "../../../codegen/model.ts";
import type { EvidenceEvent, EvidenceLine, EvidenceManifest } from "../../../generated/contract/types.ts";
import type { AccordClient } from "../../../src/sdk/sdk.ts";
import { testApp, type TestApp } from "../../_kit/app.ts";
import { conversation, toInput, type Conversation } from "../../_kit/conversation.ts";
import { answer, brief, callTools, refuse, toCall } from "../../_kit/scripted-model.ts";
import { until } from "../../_kit/until.ts";
import { askAbout, decide, givenEvent } from "../approval/_waiting.ts";

const ajv = makeAjv(toModel(load("specs")).schemas);
const schema = { $ref: `${BASE_ID}#/$defs/EvidenceLine` };

let talk: Conversation;
let alice: AccordClient;

beforeAll(async () => {
  talk = await conversation();
  alice = await talk.app.as("alice");
});

interface Export {
  text: string;
  events: EvidenceEvent[];
  types: string[];
  manifest: EvidenceManifest;
}

/** Every line as its schema wants it, and all of them as the manifest says. */
async function exported(app: TestApp, of: { threadId: string; runId?: string }, user = "alice"): Promise<Export> {
  const query = of.runId === undefined ? "" : `?runId=${encodeURIComponent(of.runId)}`;
  const path = `/api/v1/agent/${of.runId === undefined ? "threads" : "runs"}/${of.threadId}/evidence${query}`;
  const response = await app.request(path, { headers: await tokenOf(app, user) });
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/x-ndjson"]);
  const text = await response.text();
  const written = text.split("\n").slice(0, -1);
  const lines = written.map((line) => JSON.parse(line) as EvidenceLine);
  for (const line of lines)
    expect(ajv.validate(schema, line), `${JSON.stringify(line)} ${ajv.errorsText()}`).toBe(true);
  const manifest = lines.at(-1) as EvidenceManifest;
  const hashOf = (kind: string) =>
    createHash("sha256")
      .update(
        written
          .filter((_, index) => lines[index]?.kind === kind)
          .map((line) => `${line}\n`)
          .join(""),
      )
      .digest("hex");
  const events = lines.filter((line): line is EvidenceEvent => line.kind === "event");
  expect(manifest).toMatchObject({
    kind: "manifest",
    events: events.length,
    runs: lines.filter(({ kind }) => kind === "snapshot").length,
    eventsSha256: hashOf("event"),
    snapshotsSha256: hashOf("snapshot"),
  });
  expect(events.map(({ sequence }) => sequence)).toEqual(events.map((_, index) => index + 1));
  expect(new Set(events.map(({ eventId }) => eventId)).size).toBe(events.length);
  return { text, events, types: events.map(({ type }) => type), manifest };
}

const tokenOf = async (app: TestApp, user: string) => ({
  authorization: `Bearer ${await app.auth.mintUserToken(user)}`,
});
const withoutManifest = ({ text }: Export) => text.split("\n").slice(0, -2);

describe("the evidence of a run", () => {
  it("is what happened, classed, in order, and the same each time", async () => {
    talk.model.next(
      brief(),
      callTools([toCall("calendar.read", { mode: "day", date: "2026-03-17" }), toCall("calendar.read", { mode: "x" })]),
      answer({ answer: "Nothing." }),
    );
    const run = await talk.say("what is on?");
    const found = await exported(talk.app, run);
    expect(found.types.slice(0, 4)).toEqual(["turn.submitted", "task.created", "turn.started", "task.started"]);
    expect(found.types.slice(-2)).toEqual(["task.completed", "turn.completed"]);
    // Progress is a matter of how fast the machine is.
    const types = found.types.filter((type) => type !== "tool.progress");
    expect([...new Set(types)].sort().join(" ")).toBe(
      "action.required context.resolved cost.recorded model.completed model.requested permission.evaluated " +
        "routing.decided routing.single_candidate task.completed task.created task.progress task.started tool.args " +
        "tool.catalog.resolved tool.failed tool.result tool.started turn.completed turn.started turn.submitted",
    );
    expect(found.events.filter(({ type }) => type === "cost.recorded")).toMatchObject([
      { stepId: "router", modelCallNo: 1, payload: { total_tokens: 120 } },
      { stepId: "worker", modelCallNo: 2 },
      { stepId: "worker", modelCallNo: 3 },
    ]);
    expect(found.events.every(({ threadId, runId }) => threadId === run.threadId && runId === run.runId)).toBe(true);
    // What the log says of its own times is told as it is.
    const said = run.events.map(({ timestamp = 0 }) => new Date(timestamp).toISOString());
    for (const [type, at] of [
      ["turn.started", 0],
      ["tool.args", run.types.indexOf("TOOL_CALL_ARGS")],
      ["turn.completed", -1],
    ] as const)
      expect(found.events.find((event) => event.type === type)?.timestamp, type).toBe(said.at(at));
    expect(withoutManifest(await exported(talk.app, run))).toEqual(withoutManifest(found));
  });

  it("tells who was asked and what was said, in the run that asked and in the one that went on", async () => {
    const event = await givenEvent(talk);
    const asked = await askAbout(talk, "calendar.delete", { event_id: event.id });
    const before = await exported(talk.app, asked);
    expect(before.types).toEqual(expect.arrayContaining(["action.required", "permission.requested", "task.waiting"]));
    talk.model.next(answer({ answer: "Left as it is." }));
    const run = await talk.ended(await decide(alice, asked, "deny"));
    const after = await exported(talk.app, run);
    expect(after.events.filter(({ actionId }) => actionId === asked.approvalId).map(({ type }) => type)).toEqual(
      expect.arrayContaining(["action.resolved", "permission.resolved", "permission.evaluated"]),
    );
    const { events, manifest } = await exported(talk.app, { threadId: asked.threadId });
    expect([manifest.runs, manifest.unfinished]).toEqual([2, []]);
    expect(new Set(events.map(({ runId }) => runId))).toEqual(new Set([asked.runId, run.runId]));
  });

  it("tells what ended without a run", async () => {
    talk.model.next(brief({ task_type: "chat", needs_tools: false, confidence: 0.1 }), answer({ answer: "Hm." }));
    const run = await talk.say("what?");
    const { items } = await alice.listApprovals({ query: { kind: "review", threadId: run.threadId } });
    await alice.resolveReview({ path: { id: items[0]?.id ?? "" }, body: { resolution: "confirmed" } });
    const { events } = await exported(talk.app, run);
    expect(events.at(-1)).toMatchObject({ type: "action.resolved", actionId: items[0]?.id });
  });

  it("tells failures, and that a run is not over", async () => {
    talk.model.next(refuse(401));
    const run = await talk.say("hello");
    const { types } = await exported(talk.app, run);
    expect(types).toEqual(
      expect.arrayContaining(["model.failed", "routing.not_possible", "task.failed", "turn.failed"]),
    );
    const waiting = await testApp();
    const input = toInput({ threadId: randomUUID(), runId: "run-1", text: "hi" });
    await (await waiting.as("alice")).createRun({ body: input });
    const { manifest } = await exported(waiting, input);
    expect(manifest).toMatchObject({ runs: 1, events: 2, unfinished: ["run-1"] });
  });

  it("is told to nobody else", async () => {
    talk.model.next(brief({ task_type: "chat", needs_tools: false }), answer({ answer: "Hi." }));
    const run = await talk.say("hello");
    const headers = await tokenOf(talk.app, "bob");
    const codeOf = async (path: string) => {
      const response = await talk.app.request(`/api/v1/agent/${path}`, { headers });
      return [response.status, ((await response.json()) as { code: string }).code];
    };
    expect(await codeOf(`runs/${run.threadId}/evidence?runId=${run.runId}`)).toEqual([404, "RUN_NOT_FOUND"]);
    expect(await codeOf(`threads/${run.threadId}/evidence`)).toEqual([404, "THREAD_NOT_FOUND"]);
  });
});

it("of runs of the offline model is as promised, too", async () => {
  const app = await testApp({ worker: true });
  const user = await app.as("alice");
  const threadId = randomUUID();
  for (const [index, text] of ["明天下午三点开会", "我明天有什么安排", "delete the meeting tomorrow"].entries()) {
    const runId = `run-${index}`;
    await user.createRun({ body: toInput({ threadId, runId, text }) });
    await until(
      async () => (await user.getRun({ path: { threadId }, query: { runId } })).endedAt !== undefined,
      `the end of ${runId}`,
    );
  }
  const { manifest, types } = await exported(app, { threadId });
  expect(manifest.runs).toBe(3);
  expect(types).toContain("tool.result");
});
