import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { systemTimers } from "../../../src/base/clock.ts";
import type { AccordClient } from "../../../src/sdk/sdk.ts";
import { conversation, readLog, type Conversation } from "../../_kit/conversation.ts";
import { answer, brief, callTool, hold, refuse, say } from "../../_kit/scripted-model.ts";
import { until } from "../../_kit/until.ts";
import { approvalOf, factsOf, givenEvent, inQueue } from "../approval/_waiting.ts";
import { aJob, context, firings, makeDue, settled } from "./_jobs.ts";

/** Whoever looks once a second looks more often here. */
const timers = { after: (ms: number, run: () => void) => systemTimers.after(ms === 1000 ? 20 : ms, run) };

let talk: Conversation;
let alice: AccordClient;

beforeAll(async () => {
  talk = await conversation({ timers, env: { ACCORD_BUDGET_PER_USER_DAY: "5" } });
  alice = await talk.app.as("alice");
});

const byId = (id: string) => ({ path: { id } });
const chat = { task_type: "chat" as const, modules: [], needs_tools: false };
const textOf = (content: unknown): string => (typeof content === "string" ? content : JSON.stringify(content));

interface Masked {
  role: string;
  mask: number;
  content: string;
}

const messagesOf = (taskId: string) => talk.app.database.sql<Masked[]>`
  select role, visibility_mask as mask, content from messages where task_id = ${taskId} order by seq`;

const askTitle = () =>
  say(
    JSON.stringify({
      status: "partial_success",
      answer: "What is it called?",
      suggested_actions: [],
      error: null,
      question: { fields: [{ name: "title", label: "Title", input: "text" }] },
    }),
  );

/** Creates the job, lets its time come and waits until everything is over. */
async function fireOnce(job: Parameters<typeof aJob>[0]) {
  const { id, threadId } = await alice.createJob({ body: aJob(job) });
  await makeDue(talk.app.database, id);
  const fired = await settled(talk.app.database, id);
  return { id, threadId, fired, log: await readLog(talk.app, fired) };
}

describe("a job whose time has come", () => {
  it("G199, G153: runs router and worker; its prompt is for nobody, its answer for the history and not for later turns", async () => {
    talk.model.next(
      brief(),
      callTool("calendar.read", { mode: "day", date: "2026-03-17" }),
      answer({ answer: "Nothing is planned." }),
    );
    const { id, threadId, fired, log } = await fireOnce({ prompt: "What is planned?" });
    expect(log.events.flatMap((event) => (event.type === "STEP_STARTED" ? [event.stepName] : []))).toEqual([
      "router",
      "worker",
    ]);
    const rows = await messagesOf(fired.taskId);
    expect(rows.map(({ role, mask }) => [role, mask])).toEqual([
      ["user", 0],
      ["tool", 1],
      ["assistant", 1],
    ]);
    const { messages } = await alice.getHistory({ query: { threadId } });
    expect(messages.map(({ role }) => role)).toEqual(["tool", "assistant"]);
    expect(await alice.getJob(byId(id))).toMatchObject({
      state: "scheduled",
      enabled: true,
      last_run: { threadId, runId: fired.runId, outcome: "finished", error: null },
    });

    // Somebody goes on talking where the job has worked: of the job that conversation knows nothing.
    talk.model.next(brief(chat), answer({ answer: "Hello." }));
    await talk.say("hello", { threadId });
    const told = talk.model.journal
      .slice(-2)
      .flatMap(({ body }) => body.messages.map(({ content }) => textOf(content)))
      .join("\n");
    expect(told).not.toContain("What is planned?");
    expect(told).not.toContain("Nothing is planned.");
  });

  it("G198: reads about the job's skills and sees the job's choice of messages, where a chat has those of its agent", async () => {
    talk.model.next(brief(chat), answer({ answer: "Your dentist is Dr. Kim." }));
    const said = await talk.say("My dentist is Dr. Kim.");
    const skillsOf = (system: string) =>
      ["calendar", "contacts", "memory"].filter((name) =>
        new RegExp(`^#+ *${name}|^- ${name}|^${name}`, "m").test(system),
      );
    const chatSkills = skillsOf(talk.model.journal.at(-1)?.system ?? "");

    talk.model.next(brief(chat), answer({ answer: "ok" }));
    await fireOnce({
      prompt: "Look back.",
      config: { enabled_skills: ["contacts"], context: context("latest_chat", 10) },
    });
    const [router, worker] = talk.model.journal.slice(-2);
    expect(router?.body.messages.map(({ content }) => textOf(content)).join("\n")).toContain("My dentist is Dr. Kim.");
    expect(skillsOf(worker?.system ?? "")).not.toEqual(chatSkills);
    expect(skillsOf(worker?.system ?? "")).toEqual(["contacts"]);

    talk.model.next(brief(chat), answer({ answer: "ok" }));
    await fireOnce({ prompt: "Look back at nothing.", config: { enabled_skills: [], context: context("none") } });
    const unseen = talk.model.journal
      .slice(-2)
      .flatMap(({ body }) => body.messages.map(({ content }) => textOf(content)))
      .join("\n");
    expect(unseen).not.toContain("Dr. Kim");
    expect(said.code).toBeUndefined();
  });

  it("G156: is told its prompt at the head of the context, before what was said", async () => {
    talk.model.next(brief(chat), answer({ answer: "It rains." }));
    await talk.say("Does it rain?");
    talk.model.next(brief(chat), answer({ answer: "ok" }));
    await fireOnce({
      prompt: "Say what was asked last.",
      config: { enabled_skills: [], context: context("latest_chat", 2) },
    });
    const [, ...turns] = talk.model.journal.at(-2)?.body.messages ?? [];
    expect(turns.map(({ role }) => role)).toEqual(["user", "user", "assistant", "user"]);
    expect(turns[0]?.content).toBe("Say what was asked last.");
    expect(textOf(turns.at(-1)?.content)).not.toContain("Say what was asked last.");
  });

  it("acts as its owner with what its agent may call, and no other", async () => {
    talk.model.next(
      brief(),
      callTool("calendar.read", { mode: "day", date: "2026-03-17" }),
      answer({ answer: "I may not.", status: "failed" }),
    );
    const { log } = await fireOnce({ agent_type: "memory", prompt: "Read my calendar." });
    expect(log.results.map(({ content }) => JSON.parse(content) as unknown)).toMatchObject([
      { status: "failure", error: { code: "ACTION_NOT_ALLOWED" } },
    ]);
  });

  it("G086: may call what it reads nothing about, and may not call what it only reads about", async () => {
    const readDay = callTool("calendar.read", { mode: "day", date: "2026-03-17" });
    talk.model.next(brief(), readDay, answer({ answer: "Nothing is planned." }));
    const hidden = await fireOnce({ config: { enabled_skills: [], context: context("none") } });
    expect(talk.model.journal.at(-1)?.system).not.toMatch(/^## calendar/m);
    expect(hidden.log.results.map(({ status }) => status)).toEqual(["success"]);

    talk.model.next(brief(), readDay, answer({ answer: "I may not.", status: "failed" }));
    const shown = await fireOnce({
      agent_type: "memory",
      config: { enabled_skills: ["calendar"], context: context("none") },
    });
    expect(talk.model.journal.at(-1)?.system).toMatch(/^## calendar/m);
    expect(shown.log.results.map(({ error }) => error?.code)).toEqual(["ACTION_NOT_ALLOWED"]);
  });

  it("runs at once when its owner wants it, also when it is off, and its schedule does not move", async () => {
    const job = await alice.createJob({ body: aJob({ enabled: false }) });
    talk.model.next(brief(chat), answer({ answer: "Done." }));
    const accepted = await alice.runJob(byId(job.id));
    expect(accepted).toMatchObject({ threadId: job.threadId, created: true });
    await readLog(talk.app, accepted);
    expect(await alice.getJob(byId(job.id))).toMatchObject({
      enabled: false,
      next_run_at: null,
      state: "off",
      last_run: { runId: accepted.runId, outcome: "finished" },
    });
  });

  it("that is for one instant is off afterwards", async () => {
    talk.model.next(brief(chat), answer({ answer: "Done." }));
    const { id } = await alice.createJob({
      body: aJob({ schedule: { type: "once", at: new Date(Date.now() + 1500).toISOString() } }),
    });
    const fired = await settled(talk.app.database, id);
    expect(fired.state).toBe("finished");
    expect(await alice.getJob(byId(id))).toMatchObject({ enabled: false, state: "off", next_run_at: null });
  });

  it("is not fired again while its run is under way", async () => {
    const stop = hold();
    talk.model.next(brief(chat, { hold: stop }), answer({ answer: "Done." }));
    const { id } = await alice.createJob({ body: aJob() });
    await makeDue(talk.app.database, id, 5);
    await stop.reached;
    await makeDue(talk.app.database, id, 3);
    expect((await talk.app.store.jobs.due(50)).map((job) => job.id)).not.toContain(id);
    expect(await alice.getJob(byId(id))).toMatchObject({ state: "running", last_run: { outcome: "running" } });
    talk.model.next(brief(chat), answer({ answer: "Done again." }));
    stop.release();
    await settled(talk.app.database, id, 2);
    expect(await firings(talk.app.database, id)).toHaveLength(2);
  });

  it("asks before what must not happen without a person, waits until that is decided, and then goes on", async () => {
    const event = await givenEvent(talk);
    const isDeleted = async () =>
      (await talk.app.database.sql`select 1 from events where id = ${event.id} and deleted_at is not null`).length ===
      1;
    talk.model.next(brief(), callTool("calendar.delete", { event_id: event.id }));
    const { id, threadId, fired, log } = await fireOnce({ prompt: "Clear my week." });
    expect(fired.state).toBe("interrupted");
    expect(await alice.getJob(byId(id))).toMatchObject({
      state: "waiting",
      enabled: true,
      last_run: { outcome: "interrupted" },
    });
    expect(await inQueue(alice, approvalOf(log))).toMatchObject({ threadId });
    expect(await isDeleted()).toBe(false);
    // Its time comes again, and it stays where it is.
    await makeDue(talk.app.database, id);
    expect((await talk.app.store.jobs.due(50)).map((job) => job.id)).not.toContain(id);
    talk.model.next(answer({ answer: "It is gone." }), brief(chat), answer({ answer: "Nothing to clear." }));
    const next = await alice.decideApproval({ path: { id: approvalOf(log) }, body: { decision: "approve" } });
    await readLog(talk.app, next);
    expect(await isDeleted()).toBe(true);
    expect(await settled(talk.app.database, id, 2)).toMatchObject({ state: "finished" });
    expect(await alice.getJob(byId(id))).toMatchObject({ state: "scheduled" });
  });

  it("asks its owner when a fact is missing: the job waits, others are told nothing, and the answer lets it go on", async () => {
    talk.model.next(brief({ missing: ["title"] }), askTitle());
    const { id, threadId, fired, log } = await fireOnce({ prompt: "Book the weekly appointment." });
    expect(fired.state).toBe("interrupted");
    expect(await alice.getJob(byId(id))).toMatchObject({
      state: "waiting",
      enabled: true,
      last_run: { outcome: "interrupted" },
    });
    const questions = async (client: AccordClient) =>
      (await client.listApprovals({ query: { kind: "question" } })).items.filter((item) => item.threadId === threadId);
    const [question] = await questions(alice);
    expect(question).toMatchObject({ kind: "question", state: "pending", runtime_mode: "automation" });
    expect(await questions(await talk.app.as("bob"))).toEqual([]);
    expect(factsOf(log, "action.required")).toMatchObject([{ action_id: question?.id, kind: "question" }]);
    await makeDue(talk.app.database, id);
    expect((await talk.app.store.jobs.due(50)).map((job) => job.id)).not.toContain(id);
    talk.model.next(answer({ answer: "It is in." }), brief(chat), answer({ answer: "Nothing else." }));
    const next = await alice.answerQuestion({
      path: { id: question?.id ?? "" },
      body: { answer: { title: "Dentist" } },
    });
    expect((await readLog(talk.app, next)).end?.answer).toMatch(/^It is in\./);
    expect(log.events.at(-1)).toMatchObject({ outcome: { type: "interrupt" } });
    expect(await settled(talk.app.database, id, 2)).toMatchObject({ state: "finished" });
    expect(await alice.getJob(byId(id))).toMatchObject({ state: "scheduled" });
  });

  it("fires again once its question has had its day without an answer", async () => {
    talk.model.next(brief({ missing: ["title"] }), askTitle());
    const { id, threadId } = await fireOnce({ prompt: "Book the weekly appointment." });
    const { sql } = talk.app.database;
    const [row] = await sql`
      update questions set expires_at = now() where thread_id = ${threadId} and state = 'pending' returning id`;
    expect(await alice.getJob(byId(id))).toMatchObject({ state: "scheduled" });
    const late = alice.answerQuestion({ path: { id: String(row?.["id"]) }, body: { answer: { title: "Dentist" } } });
    await expect(late).rejects.toMatchObject({ status: 410, code: "QUESTION_EXPIRED" });
    talk.model.next(brief(chat), answer({ answer: "Nothing to book." }));
    await makeDue(talk.app.database, id);
    expect(await settled(talk.app.database, id, 2)).toMatchObject({ state: "finished" });
  });

  it("G203: does not fire any more once its owner has switched it off, even if somebody has just seen it due", async () => {
    const { id } = await alice.createJob({ body: aJob() });
    const { sql } = talk.app.database;
    const off = Promise.withResolvers<void>();
    // Due a second from now, while the switch is under way and not yet in force.
    await sql`update automation_jobs set next_fire_at = now() + interval '1 second' where id = ${id}`;
    const switching = sql.begin(async (tx) => {
      await tx`update automation_jobs set enabled = false, updated_at = now() where id = ${id}`;
      await off.promise;
    });
    await until(
      async () =>
        (await sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`)
          .length > 0,
      "a scheduler that waits for the job",
    );
    off.resolve();
    await switching;
    await until(
      async () =>
        (await sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`)
          .length === 0,
      "a scheduler that gave up",
    );
    expect(await firings(talk.app.database, id)).toEqual([]);
    expect(await alice.getJob(byId(id))).toMatchObject({ state: "off", last_run: null });
  });
});

describe("the memory agent", () => {
  it("reads the day's conversation and keeps what is worth it; what it says is for the history alone", async () => {
    const gina = await talk.app.as("gina");
    await gina.updateMe({ body: { timezone: "Europe/Paris", locale: "en" } });
    const threadId = randomUUID();
    talk.model.next(brief(chat), answer({ answer: "Noted: no meetings before ten." }));
    const input = {
      threadId,
      runId: "run-1",
      messages: [{ id: "m-1", role: "user" as const, content: "I never take meetings before ten." }],
      forwardedProps: { agent_type: "worker" as const },
    };
    const posted = await gina.createRun({ body: input });
    await readLog(talk.app, posted);

    const [job] = (await gina.listJobs()).items;
    const id = job?.id ?? "";
    expect((await gina.updateJob({ ...byId(id), body: { enabled: true } })).state).toBe("scheduled");
    await makeDue(talk.app.database, id);
    talk.model.next(
      brief({ task: "Remember: no meetings before ten.", task_type: "memory", modules: ["memory"] }),
      callTool("memory.read", { scope: "user" }),
      callTool("memory.update", {
        scope: "user",
        content: { facts: [{ text: "Takes no meetings before ten", source: "user_said" }] },
      }),
      answer({ answer: "I remember that you take no meetings before ten." }),
    );
    const fired = await settled(talk.app.database, id);
    const log = await readLog(talk.app, fired);
    expect(fired.state).toBe("finished");
    expect(log.results.map(({ content }) => content)).toEqual(
      expect.arrayContaining([expect.stringContaining('"method":"update"')]),
    );
    const asked = talk.model.journal
      .at(-4)
      ?.body.messages.map(({ content }) => textOf(content))
      .join("\n");
    expect(asked).toContain("I never take meetings before ten.");
    expect((await messagesOf(fired.taskId)).map(({ role, mask }) => [role, mask])).toEqual([
      ["user", 0],
      ["tool", 1],
      ["tool", 1],
      ["assistant", 1],
    ]);
    const [kept] = await talk.app.database
      .sql`select content::text as text from memories where owner_id = (select id from users where subject = 'gina')`;
    expect(kept?.["text"]).toContain("Takes no meetings before ten");
  });

  it("G202: leaves no token of anybody in the database", async () => {
    const { sql } = talk.app.database;
    const tables = await sql<{ name: string }[]>`
      select table_name as name
      from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`;
    for (const { name } of tables) {
      const [{ n } = { n: -1 }] = await sql<{ n: number }[]>`
        select count(*)::int as n
        from ${sql(name)} as t
        where t::text ~ 'eyJ[A-Za-z0-9_-]{10,}\\.[A-Za-z0-9_-]{10,}' or t::text ~* 'bearer '`;
      expect(n, name).toBe(0);
    }
  });
});

describe("a job that fails", () => {
  const failing = () => talk.model.next(refuse(401), refuse(401));

  it("is tried again when the cause may pass and nothing was changed, and says why it failed", async () => {
    const { id } = await alice.createJob({ body: aJob() });
    const planned = await makeDue(talk.app.database, id);
    const { sql } = talk.app.database;
    const stop = hold();
    talk.model.next(brief(chat, { hold: stop }));
    await stop.reached;
    // The run ends as one does whose model could not be reached.
    const [first] = await firings(talk.app.database, id);
    await sql`
      update runs
      set status = 'failed', ended_at = now(), error_code = 'MODEL_UNAVAILABLE', lease_until = null, holder = null
      where id = ${first?.taskId ?? ""}`;
    await settled(talk.app.database, id);
    stop.release();
    const [row] = await sql`select retry_at > now() as later, retry_of as of from automation_jobs where id = ${id}`;
    expect(row).toEqual({ later: true, of: planned });
    expect(await alice.getJob(byId(id))).toMatchObject({
      state: "scheduled",
      last_run: { outcome: "failed", error: "MODEL_UNAVAILABLE" },
    });
    talk.model.next(brief(chat), answer({ answer: "Now." }));
    await sql`update automation_jobs set retry_at = now() where id = ${id}`;
    const again = await settled(talk.app.database, id, 2);
    expect(again).toMatchObject({ try: 1, scheduledFor: planned, state: "finished" });
    expect((await sql`select failures, retry_at from automation_jobs where id = ${id}`)[0]).toEqual({
      failures: 0,
      retry_at: null,
    });
  });

  it("is parked after five firings in a row, and goes on when it is enabled again", async () => {
    const { id } = await alice.createJob({ body: aJob() });
    for (let nth = 1; nth <= 5; nth++) {
      failing();
      await makeDue(talk.app.database, id);
      expect(await settled(talk.app.database, id, nth)).toMatchObject({
        state: "failed",
        errorCode: "MODEL_REFUSED",
        try: 0,
      });
    }
    const parked = await alice.getJob(byId(id));
    expect(parked).toMatchObject({
      enabled: false,
      state: "parked",
      next_run_at: null,
      parked: { reason: "failures", until: null },
    });
    expect(await alice.updateJob({ ...byId(id), body: { enabled: true } })).toMatchObject({
      enabled: true,
      state: "scheduled",
      parked: null,
    });
  });
});

describe("what the jobs of one person may use up", () => {
  it("firings: the hour's last one is the last, and the others wait and say so", async () => {
    const small = await conversation({ timers, env: { ACCORD_JOB_FIRINGS: "2" } });
    small.model.when(({ system }) => (system.includes("sort incoming") ? brief(chat) : answer({ answer: "Done." })));
    const client = await small.app.as("alice");
    const made = await Promise.all(Array.from({ length: 4 }, () => client.createJob({ body: aJob() })));
    for (const { id } of made) await makeDue(small.app.database, id);
    const jobs = await until(async () => {
      const found = await Promise.all(made.map(({ id }) => client.getJob(byId(id))));
      return (
        found.filter(({ state }) => state === "parked").length === 2 &&
        found.filter(({ last_run }) => last_run?.outcome === "finished").length === 2 &&
        found
      );
    }, "two that fired and two that wait");
    expect(jobs.find(({ state }) => state === "parked")).toMatchObject({
      enabled: true,
      last_run: null,
      parked: { reason: "firings", until: expect.any(String) as string },
    });
    await expect(client.runJob(byId(made[0]?.id ?? ""))).rejects.toMatchObject({
      code: "JOB_FIRINGS_EXCEEDED",
      status: 429,
    });
    // Of ten wishes at once as many are granted as there is room for.
    const hal = await small.app.as("hal");
    const { id } = await hal.createJob({ body: aJob({ enabled: false }) });
    const wishes = await Promise.allSettled(Array.from({ length: 10 }, () => hal.runJob(byId(id))));
    expect(wishes.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    // An hour later.
    await small.app.database.sql`update automation_firings set fired_at = fired_at - interval '2 hours'`;
    await small.app.database.sql`update automation_jobs set parked_until = now() where parked_until is not null`;
    await until(
      async () =>
        (
          await small.app.database
            .sql`select 1 from automation_firings where job_id = any(${made.map((job) => job.id)})`
        ).length === 4,
      "the two that waited",
    );
  });

  it("money: who has spent the day's budget waits for the next day, and says so", async () => {
    const { sql } = talk.app.database;
    talk.model.next(brief(chat), answer({ answer: "Done." }));
    const { id, fired } = await fireOnce({});
    const spend = (amount: number) =>
      sql`
        update model_calls
        set cost = ${amount}, direct_cost = null, answered = true
        where task_id = ${fired.taskId} and no = 1`;
    await spend(5);
    await makeDue(talk.app.database, id);
    const parked = await until(async () => {
      const job = await alice.getJob(byId(id));
      return job.state === "parked" && job;
    }, "a parked job");
    expect(parked).toMatchObject({ enabled: true, parked: { reason: "budget" } });
    // Times of this job are shown in the owner's zone; a day of UTC ends there at eight.
    expect(parked.parked?.until).toMatch(/T08:00:00\+08:00$/);
    await expect(alice.runJob(byId(id))).rejects.toMatchObject({ code: "JOB_BUDGET_EXCEEDED", status: 429 });
    await spend(0);
    talk.model.next(brief(chat), answer({ answer: "Done." }));
    await sql`update automation_jobs set parked_until = now() where id = ${id}`;
    await settled(talk.app.database, id, 2);
    expect(await alice.getJob(byId(id))).toMatchObject({ state: "scheduled", parked: null });
  });
});
