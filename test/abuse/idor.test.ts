import { beforeAll, describe, expect, it } from "vitest";
import { conversation, type Conversation } from "../_kit/conversation.ts";
import { describedOperations, type DescribedOperation } from "../_kit/example-requests.ts";
import { png } from "../_kit/images.ts";
import { liveRun } from "../_kit/run.ts";
import { answer, brief } from "../_kit/scripted-model.ts";
import { upload } from "../_kit/uploads.ts";
import { askAbout, storeEvent } from "../integration/approval/_waiting.ts";

let talk: Conversation;
let bob: string;
let things: Record<string, string>;
/** A run of Alice's that is under way: what has ended cannot be cancelled by anybody. */
let running: Record<string, string>;

beforeAll(async () => {
  talk = await conversation();
  await talk.app.listen(0);
  bob = await talk.app.auth.mintUserToken("bob");
  const alice = await talk.app.as("alice");
  const { id: aliceId } = await alice.getMe();
  const event = await storeEvent(talk.app, aliceId, "Alice's own");
  const waiting = await askAbout(talk, "calendar.delete", { event_id: event, event_timezone: "UTC" });
  talk.model.next(brief({ needs_tools: false }), answer({ answer: "Alice's secret answer." }));
  const said = await talk.say("say it");
  const job = await alice.createJob({
    body: {
      name: "Alice's job",
      prompt: "Sum up my day.",
      schedule: { type: "cron", expression: "30 7 * * 1-5", timezone: "UTC" },
      config: {
        enabled_skills: ["calendar"],
        context: { context_messages: { source: "none", count: 0, window: "all" } },
      },
    },
  });
  const image = await upload(talk.app, "alice", png());
  // An address is good for what it was signed for, and Bob has one of his own.
  const signed = new URL((await upload(talk.app, "bob", png())).body.url).searchParams;
  const review = "rev_of_alice";
  await talk.app.database.sql`
    insert into reviews (id, owner_id, thread_id, task_id, reasons, claimed_status, final_status, answer, facts)
    select ${review}, owner_id, thread_id, id, '{round_limit}', 'success', 'partial_success', 'Alice asked', '{}'
    from runs where run_id = ${said.runId} limit 1
    on conflict (task_id) do update set id = excluded.id, answer = excluded.answer`;
  const question = "qst_of_alice";
  await talk.app.database.sql`
    insert into questions (id, owner_id, thread_id, task_id, text, fields, tainted, brief, rounds, expires_at)
    select ${question}, owner_id, thread_id, id, 'Alice, which one?', '[]', false, '{}', 0, now() + interval '1 day'
    from runs where run_id = ${said.runId} limit 1`;
  const live = await liveRun(talk.app.database.sql, aliceId, { runId: "run-live" });
  running = { threadId: live.threadId, runId: "run-live" };
  const contact = await talk.app.store.writing(aliceId, ({ contacts }) => contacts.add({ name: "Friend of Alice" }));
  things = {
    threadId: said.threadId,
    runId: said.runId,
    approval: waiting.approvalId,
    question,
    job: job.id,
    attachment: image.body.id,
    review,
    contact: contact.id,
    expires: signed.get("expires") ?? "",
    signature: signed.get("signature") ?? "",
  };
});

/** Which of Alice's ids belongs into a place of an operation. */
function idFor(path: string, name: string): string | undefined {
  if (["threadId", "runId"].includes(name)) return (path.endsWith("/cancel") ? running : things)[name];
  if (["expires", "signature"].includes(name)) return things[name];
  if (name !== "id") return undefined;
  const kinds = {
    approvals: "approval",
    questions: "question",
    reviews: "review",
    jobs: "job",
    attachments: "attachment",
    contacts: "contact",
  };
  const kind = Object.entries(kinds).find(([part]) => path.includes(`/${part}/`))?.[1];
  return kind === undefined ? undefined : things[kind];
}

/** The request that would reach Alice's thing, with Bob's token. */
function asBob({ path, verb, operation }: DescribedOperation): [string, RequestInit] {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(idFor(path, name) ?? "x"));
  const query = (operation.parameters ?? [])
    .filter(({ in: place }) => place === "query")
    .flatMap(({ name }) => (idFor(path, name) === undefined ? [] : [[name, idFor(path, name) ?? ""]]));
  const example = Object.values(operation.requestBody?.content["application/json"]?.examples ?? {})[0]?.value;
  const body =
    example === undefined
      ? undefined
      : { ...(example as object), ...("runId" in (example as object) ? { runId: idFor(path, "runId") } : {}) };
  return [
    `${filled}?${new URLSearchParams(query as [string, string][]).toString()}`,
    {
      method: verb.toUpperCase(),
      headers: {
        authorization: `Bearer ${bob}`,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    },
  ];
}

/** Operations that name a thing that has an owner. */
const naming = describedOperations.filter(
  ({ path, operation: { parameters = [] } }) =>
    !path.includes("/modules/") &&
    path.startsWith("/api/") &&
    // Administrators see everybody; all others are refused there before anything is looked up (test/integration/admin).
    !path.startsWith("/api/v1/admin/") &&
    parameters.some(({ name, in: place }) => place !== "header" && ["id", "threadId", "runId"].includes(name)),
);

/** All that is Alice's, as the database has it. */
const stateOfAlice = async () =>
  (
    await talk.app.database.sql`
      select (select json_agg(a order by a.id) from approvals a) as approvals,
        (select json_agg(v order by v.id) from reviews v) as reviews,
        (select json_agg(q order by q.id) from questions q) as questions,
        (select json_agg(j order by j.id) from automation_jobs j) as jobs,
        (select json_agg(t order by t.id) from threads t) as threads,
        (select json_agg((r.id, r.status, r.cancel_requested_at) order by r.id) from runs r) as runs`
  )[0];

describe("another user's token", () => {
  it("meets every operation that names a thing", () => {
    expect(naming.map(({ operation }) => operation.operationId).toSorted()).toMatchInlineSnapshot(`
      [
        "answerQuestion",
        "cancelRun",
        "createStreamTicket",
        "decideApproval",
        "deleteJob",
        "deleteThread",
        "getAttachment",
        "getContact",
        "getHistory",
        "getJob",
        "getRun",
        "getRunEvidence",
        "getThread",
        "getThreadEvidence",
        "listApprovals",
        "listThreadRuns",
        "resolveReview",
        "runJob",
        "streamRunEvents",
        "updateJob",
        "updateThread",
      ]
    `);
  });

  it.each(naming.map((operation) => [operation.name, operation] as const))(
    "%s does not reach what is Alice's, and learns nothing of it",
    async (_, operation) => {
      const before = await stateOfAlice();
      const [url, init] = asBob(operation);
      const response = await fetch(talk.app.url + url, init);
      const text = await response.text();
      // An empty list of one's own tells nothing; everything else is as if the thing were not there.
      if (response.status === 200) expect(JSON.parse(text)).toMatchObject({ items: [] });
      else expect([403, 404], text).toContain(response.status);
      for (const secret of ["Alice", "secret answer"]) expect(text).not.toContain(secret);
      expect(await stateOfAlice()).toEqual(before);
    },
  );
});
