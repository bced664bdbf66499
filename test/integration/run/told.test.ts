import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { AgUiEvent } from "../../../generated/contract/types.ts";
import { mostCharacters } from "../../../src/history/context/memory-block.ts";
import type { ProbePoint } from "../../../src/run/journal/probe.ts";
import { finishedByAnother } from "../../_kit/another-worker.ts";
import { testApp, type TestApp } from "../../_kit/app.ts";
import { conversation, talk as talkTo, type Conversation } from "../../_kit/conversation.ts";
import { answer, brief, callTool, scriptedModel, type ModelServer } from "../../_kit/scripted-model.ts";
import { startWorker } from "../../_kit/worker-process.ts";
import { isSummary, isWorker, longThread, summariesOf, teachSmallTalk, texts } from "./_long-thread.ts";

describe("what a worker is told", () => {
  let talk: Conversation;
  let ownerId: string;

  beforeAll(async () => {
    talk = await conversation();
    ({ id: ownerId } = await talk.app.store.users.ensure({
      issuer: talk.app.auth.issuer,
      subject: "alice",
      name: "Alice",
    }));
  });

  const remember = (scope: "user" | "work", content: Record<string, unknown>, version = 1) =>
    talk.app.store.writing(ownerId, async ({ memory }) => {
      await memory.lock(scope);
      await memory.save(scope, { version, content, marks: [] }, []);
    });
  const requests = () => talk.model.journal.slice(-2);

  it("begins like the turn before it: only the message, the time, the memory and the brief at the end are new", async () => {
    const threadId = randomUUID();
    talk.model.next(
      brief(),
      callTool("calendar.read", { mode: "day", date: "2026-03-17" }),
      answer({ answer: "Nothing is planned on Tuesday, March 17." }),
    );
    await talk.say("What is on tomorrow?", { threadId });
    talk.model.next(brief({ needs_tools: false }), answer({ answer: "Thursday is free as well." }));
    await talk.say("And on Thursday?", { threadId });
    const earlier = talk.model.journal.at(-1)?.body.messages ?? [];
    // Learning something new does not cost the prefix.
    await remember("user", { preferred_name: "Lin" });
    talk.model.next(brief({ needs_tools: false }), answer({ answer: "Friday too." }));
    await talk.say("And on Friday?", { threadId });
    const later = talk.model.journal.at(-1)?.body.messages ?? [];
    const [before, now] = [JSON.stringify(earlier), JSON.stringify(later)];
    const same = [...before].findIndex((character, at) => now[at] !== character);
    console.log(
      `prefix shared by two turns of one thread: ${same} of ${before.length} characters of the earlier ` +
        `request (${Math.round((100 * same) / before.length)} %), ${Math.round((100 * same) / now.length)} % ` +
        "of the later one",
    );
    expect(earlier.map(({ role }) => role)).toEqual(["system", "user", "assistant", "tool", "assistant", "user"]);
    expect(JSON.stringify(later.slice(0, earlier.length - 1))).toBe(JSON.stringify(earlier.slice(0, -1)));
    expect(texts(later)[earlier.length - 1]).toBe("And on Thursday?");
    expect(texts(later).at(-1)).toMatch(
      /^And on Friday\?\n\n\[time\] [^\n]*\n\[memory\] {"user":{"preferred_name":"Lin"}}\n\[brief\] [^\n]*$/,
    );
  });

  it("holds what is remembered, cleaned and within its bound; the router is told nothing of it", async () => {
    await remember(
      "user",
      {
        preferred_name: "Lin",
        people: [{ name: "Mei", relation: "sister", note: "call 13812345678" }],
        facts: Array.from({ length: 100 }, (_one, n) => ({ text: `fact ${n} ${"长".repeat(280)}` })),
      },
      7,
    );
    await remember("work", { company: "Yuanshan" }, 2);
    talk.model.next(brief({ needs_tools: false }), answer({ answer: "Hello Lin." }));
    const run = await talk.say("hi");
    const [router, worker] = requests();
    expect(router?.lastUser).not.toContain("[memory]");
    const line = worker?.lastUser.split("\n").find((text) => text.startsWith("[memory] ")) ?? "";
    expect(line.length).toBeLessThanOrEqual(mostCharacters);
    expect(line).not.toContain("13812345678");
    expect(JSON.parse(line.slice("[memory] ".length))).toMatchObject({
      user: { preferred_name: "Lin", people: [{ name: "Mei" }] },
      work: { company: "Yuanshan" },
      left_out: expect.any(Number),
    });
    expect(worker?.system).not.toContain("Yuanshan");
    const fact = run.events.find(
      (event): event is Extract<AgUiEvent, { type: "CUSTOM" }> =>
        event.type === "CUSTOM" && event.name === "context.resolved",
    );
    expect(fact?.value).toMatchObject({
      memory_refs: [
        { ref: "memory:user", version: "7" },
        { ref: "memory:work", version: "2" },
      ],
      omissions: [{ what: "memory", reason: "over_limit" }],
    });
    expect(JSON.stringify(run.events)).not.toContain("Yuanshan");
  });
});

describe("a worker that is killed in a thread with more than fits", () => {
  let api: TestApp;
  let model: ModelServer;
  let alice: Conversation;

  beforeAll(async () => {
    model = await scriptedModel();
    teachSmallTalk(model);
    api = await testApp();
    alice = await talkTo(api, model);
  });

  it.each<[ProbePoint, number, number]>([
    ["before summary call", 1, 2],
    ["after summary reply", 2, 2],
    ["before router call", 1, 1],
    ["before worker call", 1, 1],
  ])(
    "%s: another one finishes the run, with %i summaries asked for, one kept, and the same words to the model (G167)",
    async (point, most, started) => {
      const thread = await longThread(api, { text: (no) => `${point} ${no}` });
      const worker = startWorker({ databaseUrl: api.database.url, modelUrl: model.url, killAt: { point } });
      const from = model.journal.length;
      const posted = await alice.post("and now?", { threadId: thread.id });
      expect(await worker.exited).toEqual({ code: null, signal: "SIGKILL" });
      const { id: ownerId } = await api.store.users.ensure({
        issuer: api.auth.issuer,
        subject: "alice",
        name: "Alice",
      });
      // What is learned meanwhile is for the next run, once this one has begun.
      await api.store.writing(ownerId, async ({ memory }) => {
        const { version } = await memory.lock("user");
        await memory.save("user", { version: version + 1, content: { preferred_name: point }, marks: [] }, []);
      });
      const run = await finishedByAnother({ api, model }, posted);
      const asked = model.journal.slice(from);
      expect(asked.filter(isSummary)).toHaveLength(most);
      expect(await summariesOf(api.database.sql, thread.id)).toHaveLength(1);
      expect(run.types.filter((type) => type === "context.compaction.started")).toHaveLength(started);
      for (const name of ["RUN_STARTED", "context.compaction.completed", "context.resolved", "RUN_FINISHED"])
        expect(run.types.filter((type) => type === name)).toHaveLength(1);
      const routed = asked
        .filter((request) => !isSummary(request) && !isWorker(request))
        .map(({ body }) => JSON.stringify(body.messages));
      expect(new Set(routed).size).toBe(1);
      const [last] = asked.filter(isWorker).slice(-1);
      expect(texts(last?.body.messages).filter((text) => text.startsWith("[summary]"))).toHaveLength(1);
      expect(last?.lastUser.includes(`"preferred_name":"${point}"`)).toBe(started === 2);
    },
  );
});
