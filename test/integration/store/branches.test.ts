import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { makeLog } from "../../../src/base/log.ts";
import type { ClaimedRun, NewRun } from "../../../src/store/runs/runs.ts";
import { makeStore, type Store } from "../../../src/store/store.ts";
import { accepted } from "../../_kit/accepted.ts";
import { atEnd } from "../../_kit/at-end.ts";
import { scratchDatabase, type ScratchDatabase } from "../../_kit/database.ts";

let store: Store;
let database: ScratchDatabase;
let ownerId: string;

beforeAll(async () => {
  database = await scratchDatabase();
  store = makeStore({ databaseUrl: database.url, log: makeLog({ level: "silent" }) });
  atEnd(() => store.close());
  ({ id: ownerId } = await store.users.ensure({ issuer: "test", subject: "alice", name: "Alice" }));
});

type Step = { kind: "send" | "work" } | { kind: "regenerate" | "edit" | "after" | "choose"; which: number };

/** A run as the simplest account of a thread has it: who comes before, and what was said. */
interface Node {
  no: number;
  parent: Node | undefined;
  question: string;
  /** What it has answered so far. */
  said: string[];
}

const pathTo = (node: Node | undefined): Node[] => (node === undefined ? [] : [...pathTo(node.parent), node]);
const wordsOf = (nodes: readonly Node[]): string[] => nodes.flatMap(({ question, said }) => [question, ...said]);

/** One thread in the database, and the same as a tree in memory. */
class Both {
  readonly threadId = randomUUID();
  readonly nodes: Node[] = [];
  head: Node | undefined;

  get name() {
    return { ownerId, threadId: this.threadId };
  }

  async take(step: Step): Promise<void> {
    const node = "which" in step ? this.nodes[step.which % Math.max(this.nodes.length, 1)] : undefined;
    if (step.kind === "work") return await this.work();
    if (step.kind === "send") return await this.accept(this.head, undefined);
    if (node === undefined) return;
    const name = { ...this.name, runId: `run-${node.no}` };
    if (step.kind === "choose") {
      expect(await store.runs.choose(name)).toBe(true);
      this.head = this.nodes.findLast((other) => pathTo(other).includes(node));
      return;
    }
    if (step.kind === "after") {
      const { through = "" } = (await store.runs.standing(name)) ?? {};
      return await this.accept(node, undefined, { path: through });
    }
    const turn = await store.runs.turnOf(name);
    if (turn === undefined || turn.messageSeq === null) throw new Error("no turn");
    const again = step.kind === "regenerate" ? turn.messageSeq : undefined;
    await this.accept(node.parent, again === undefined ? undefined : node.question, {
      path: turn.path,
      ...(again === undefined ? {} : { messageSeq: again }),
    });
  }

  async accept(parent: Node | undefined, repeated: string | undefined, branch?: NewRun["branch"]): Promise<void> {
    const no = this.nodes.length + 1;
    const question = repeated ?? `question ${no}`;
    const asked = this.nodes.find((node) => node.question === question);
    await accepted(store, {
      ...this.name,
      runId: `run-${no}`,
      cause: { kind: "message" },
      agentType: "worker",
      mode: "chat",
      parentRunId: null,
      requestId: "req_test",
      inputHash: "hash",
      input: asked === undefined ? {} : { messageId: `m${asked.no}` },
      locale: "en",
      timezone: "UTC",
      timezoneSource: "default",
      clientNow: null,
      enabledSkills: null,
      ...(branch === undefined ? {} : { branch }),
      ...(repeated === undefined
        ? { message: { wireId: `m${no}`, content: question, metadata: {}, visibilityMask: 3 } }
        : {}),
    });
    this.nodes.push((this.head = { no, parent, question, said: [] }));
  }

  /** What a worker process does: it claims, reads what came before, says something in two writes, and ends. */
  async work(): Promise<void> {
    const [run] = await store.runs.claim({ holder: "test", most: 1, leaseSeconds: 60 });
    if (run === undefined) return;
    const node = this.nodes[run.no - 1];
    if (node === undefined) throw new Error("a run of nowhere");
    expect(run.text).toBe(node.question);
    expect(await this.told(run)).toEqual(wordsOf(pathTo(node.parent)));
    const message = (position: number) => ({
      wireId: `a${run.no}-${position}`,
      position,
      role: "assistant" as const,
      content: `answer ${run.no} ${position}`,
      metadata: {},
      visibilityMask: 3,
    });
    await store.runs.write(run, { messages: [message(1)] });
    await store.runs.end(run, { batch: { messages: [message(2)] }, ending: { state: "finished" } });
    node.said.push(`answer ${run.no} 1`, `answer ${run.no} 2`);
  }

  async told({ no, path }: ClaimedRun): Promise<string[]> {
    const rows = await store.history.context({ ...this.name, seq: no * 1000 - 1, path }, 10_000);
    return rows.map(({ content }) => content);
  }

  async shown(): Promise<string[]> {
    const rows = await store.history.shownUpto({ ...this.name, seq: Number.MAX_SAFE_INTEGER, afterSeq: -1 }, 10_000);
    return rows.map(({ content }) => content);
  }
}

const which = fc.nat(30);
const steps = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom("send" as const, "work" as const) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant("work" as const) }) },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constantFrom("regenerate" as const, "edit" as const, "after" as const, "choose" as const),
        which,
      }),
    },
  ),
  { maxLength: 40 },
);

describe("versions of a thread", () => {
  it("show the chosen path, and tell each run its own, as the simplest account of them says", async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (list) => {
        const both = new Both();
        for (const step of list) {
          await both.take(step);
          expect(await both.shown()).toEqual(wordsOf(pathTo(both.head)));
        }
        // What is left in the queue does not disturb the next thread.
        while (both.nodes.some(({ said }) => said.length === 0)) await both.work();
        expect(await both.shown()).toEqual(wordsOf(pathTo(both.head)));
        const runs = (await store.runs.ofThread({ ...both.name, before: 2e9, most: 100 })) ?? [];
        expect(runs.filter(({ isShown }) => isShown).map(({ no }) => no)).toEqual(
          pathTo(both.head)
            .map(({ no }) => no)
            .toReversed(),
        );
      }),
      { numRuns: 60 },
    );
  });

  it("cost a thread nothing in which there is one of everything", async () => {
    const both = new Both();
    await both.take({ kind: "send" });
    await both.take({ kind: "work" });
    await both.take({ kind: "after", which: 0 });
    await both.take({ kind: "choose", which: 0 });
    const [row] = await database.sql`
      select t.path, count(r.path)::int as paths from threads t join runs r on r.thread_id = t.id
      where t.id = ${both.threadId} group by t.path`;
    expect(row).toEqual({ path: null, paths: 0 });
    await both.take({ kind: "work" });
  });
});
