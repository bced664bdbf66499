import { randomUUID } from "node:crypto";
import { toInput, type Posted } from "../_kit/conversation.ts";
import { png } from "../_kit/images.ts";
import { answer, brief, callTool, callTools, refuse, toCall } from "../_kit/scripted-model.ts";
import { until } from "../_kit/until.ts";
import { upload } from "../_kit/uploads.ts";
import { askAbout, decide, storeEvent, storeInvite } from "../integration/approval/_waiting.ts";
import { aJob, settled } from "../integration/automation/_jobs.ts";
import { hidden, settings, told } from "./_canaries.ts";
import type { Wiretap } from "./_wiretap.ts";

/** Conversations of every kind, with secrets in all the places where people put them. */
export async function talkAboutEverything(tap: Wiretap): Promise<void> {
  const { talk, sql } = tap;
  const { app, model } = talk;
  const alice = await app.as("alice");
  const [{ id: aliceId }, { id: bobId }] = await Promise.all([alice.getMe(), (await app.as("bob")).getMe()]);
  const runs: Posted[] = [];
  const say = async (text: string) => runs.push(await talk.say(text));

  // Tools that change and read what the user and others have written.
  const own = await storeEvent(app, aliceId, "Call the bank");
  await sql`update events set notes = ${`my password is ${told.note}`} where id = ${own}`;
  const patch = { title: "Call the bank again" };
  model.next(brief(), callTool("calendar.update", { event_id: own, event_timezone: "UTC", patch }));
  model.next(answer({ answer: "Renamed." }));
  await say("rename it");
  const invited = await storeInvite(app, { fromId: bobId, toId: aliceId, title: "Planning" });
  const notes = hidden.map(({ name, text }) => `${name}: ${text}`).join("\n\n");
  await sql`update events set notes = ${notes} where id = ${invited}`;
  await app.store.writing(aliceId, ({ contacts }) =>
    contacts.add({ name: "Carol", email: `${told.address}@example.com`, note: `password: ${told.contact}` }),
  );
  model.next(
    brief(),
    callTools([
      toCall("calendar.read", { mode: "event", event_id: own }),
      toCall("calendar.read", { mode: "event", event_id: invited }),
      toCall("contacts.read", { mode: "search", query: "Carol" }),
    ]),
    answer({ answer: "All read." }),
  );
  await say(`is ${told.message} still in use?`);

  // Tools that fail, and a child that dies.
  model.next(
    brief(),
    callTools([toCall("calendar.read", { mode: "event", event_id: "evt_none" }), toCall("nothing.there", { x: 1 })]),
    answer({ answer: "Nothing found." }),
  );
  await say("what about that?");
  for (const pid of app.tool.children) process.kill(pid, "SIGKILL");

  // A call that waits for a person, and is made.
  const asked = await askAbout(talk, "calendar.delete", { event_id: own });
  runs.push(asked);
  model.next(answer({ answer: "Deleted." }));
  runs.push(await talk.ended(await decide(alice, asked, "approve")));

  // A memory, which refuses what is a secret.
  const facts = [{ text: `my password is ${told.memory}`, source: "user_said" }];
  model.next(brief({ modules: ["memory"] }), callTool("memory.update", { scope: "user", content: { facts } }));
  model.next(callTool("memory.read", { scope: "user" }), answer({ answer: "I keep no passwords." }));
  await say("remember this");

  // An image.
  const { body: image } = await upload(app, "alice", png({ text: told.picture }), { name: `${told.filename}.png` });
  model.next(brief({ needs_tools: false }), answer({ answer: "A picture." }));
  const [threadId, runId] = [randomUUID(), "run-image"];
  const content = [
    { type: "text" as const, text: "what is this?" },
    { type: "binary" as const, mimeType: "image/png" as const, url: image.url },
  ];
  const input = { ...toInput({ threadId, runId, text: "" }), messages: [{ id: "m1", role: "user" as const, content }] };
  const { taskId } = await alice.createRun({ body: input });
  runs.push(await talk.ended({ taskId, threadId, runId }));
  await tap.fetch(new URL(image.url).pathname + new URL(image.url).search);

  // A job, by hand.
  const job = await alice.createJob({ body: aJob({ prompt: `rotate ${told.job}` }) });
  model.next(brief({ needs_tools: false }), answer({ answer: "Rotated." }));
  await alice.runJob({ path: { id: job.id } });
  runs.push(await settled(app.database, job.id));

  // A model that refuses and tells why.
  const unfit = `Incorrect API key provided: ${settings.modelKey}. Authorization: Bearer ${settings.modelKey}`;
  model.next(refuse(401, { message: unfit, code: "invalid_api_key" }));
  await say("hello?");

  // Requests that carry secrets where none belong, also when the connections to the database are cut.
  const strange = [`/api/v1/automation/jobs/${told.guessed}`, `/${told.guessed}`, `/api/v1/me?token=${told.guessed}`];
  for (const path of strange) await app.request(path, { headers: { authorization: `Bearer ${told.guessed}` } });
  await tap.fetch("/api/v1/me", { headers: { authorization: "Bearer x.y.z" } });
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where usename like 'canary%'`;
  await tap.fetch("/api/v1/agent/threads");

  for (const run of runs) {
    await tap.follow(run);
    await tap.fetch(`/api/v1/agent/runs/${run.threadId}?runId=${encodeURIComponent(run.runId)}`);
    await tap.fetch(`/api/v1/agent/history?threadId=${run.threadId}`);
    await tap.fetch(`/api/v1/agent/threads/${run.threadId}/evidence`);
  }
  for (const path of [
    "me",
    "agent/threads",
    "agent/approvals?state=all",
    "agent/usage",
    "agent/tools",
    "automation/jobs",
  ])
    await tap.fetch(`/api/v1/${path}`);
  for (const path of ["/openapi.json", "/metrics", "/healthz", "/readyz", "/docs", "/api/v1/ag-ui/capabilities"])
    await tap.fetch(path);
  await until(async () => (await sql`select from notices`).length === 0, "all notices sent");
}
