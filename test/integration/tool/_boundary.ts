import { randomUUID } from "node:crypto";
import { agents } from "../../../generated/contract/agents.ts";
import { moduleOperations } from "../../../generated/contract/operations.ts";
import { skills } from "../../../generated/contract/skills.ts";
import { makeAuth } from "../../../src/auth/auth.ts";
import { systemTimers } from "../../../src/base/clock.ts";
import { makeLog } from "../../../src/base/log.ts";
import type { ToolContext } from "../../../src/domain/tool-call.ts";
import { makeHttp } from "../../../src/http/http.ts";
import type { PipelineDeps } from "../../../src/http/pipeline.ts";
import { makePerform, type Perform } from "../../../src/modules/perform.ts";
import { makeStore } from "../../../src/store/store.ts";
import type { Program } from "../../../src/tool/child/child.ts";
import { clean } from "../../../src/tool/clean/clean.ts";
import { makeTool, type Received } from "../../../src/tool/tool.ts";
import { atEnd } from "../../_kit/at-end.ts";
import { scratchDatabase } from "../../_kit/database.ts";
import { liveRun } from "../../_kit/run.ts";
import { contextOf, tables } from "../../_kit/tool.ts";
import { makeNotes, noteTables } from "./_notes.ts";

const built = ["contacts.create", "contacts.read", "skills.read"];

/** The whole way: tool room, project-cli, HTTP, modules, PostgreSQL. Only the handlers are the test's own. */
export async function boundary({ program }: { program?: Program } = {}) {
  const { url: databaseUrl, sql } = await scratchDatabase();
  const logs: string[] = [];
  const log = makeLog({ level: "debug", destination: { write: (line) => void logs.push(line) } });
  const store = makeStore({ databaseUrl, log });
  const notes = await makeNotes(sql);
  const world = {
    sql,
    store,
    notes,
    logs,
    /** Added to the clock of auth. */
    later: 0,
    /** Runs in a handler, after its effect and before its answer. */
    during: async (_name: string): Promise<void> => {},
    /** Runs when everything is committed, before the child hears of it. */
    before: async (): Promise<void> => {},
    minted: [] as string[],
  };
  const auth = makeAuth({
    secret: "s".repeat(40),
    signer: { kind: "local" },
    users: store.users,
    clock: { now: () => Date.now() + world.later },
  });
  const call = makePerform({
    tables: noteTables((name) => world.during(name)),
    skills,
    agents: agents.agents,
    store: { ...store, effects: notes.effects },
    clean,
    clock: { now: Date.now },
    log,
  });
  const callMethod: Perform = async (...args) => {
    const result = await call(...args);
    await world.before();
    return result;
  };
  const operations = Object.fromEntries(
    Object.entries(moduleOperations).map(([id, operation]) => [id, { ...operation, planned: !built.includes(id) }]),
  );
  const http = makeHttp({
    contract: { operations: {}, moduleOperations: operations, validators: {} },
    handlers: {},
    callMethod,
    rooms: { auth } as PipelineDeps["rooms"],
    log,
    corsOrigins: [],
    underWay: (call) => tool.underWay(call),
  });
  await http.listen(0, "127.0.0.1");
  const tool = makeTool({
    tables,
    cliMethods: built,
    moduleUrl: async () => http.url,
    mintCredential: async ({ ownerId, methods }) => {
      const credential = await auth.mintCredential({ userId: ownerId, methods });
      world.minted.push(credential);
      return credential;
    },
    clean,
    async settle(key) {
      const answer = await notes.effects.settle(key);
      return answer === undefined ? undefined : (JSON.parse(answer) as Received);
    },
    toHints: () => null,
    clock: { now: Date.now },
    timers: systemTimers,
    log,
    ...(program === undefined ? {} : { program }),
  });
  atEnd(async () => {
    await tool.close();
    await http.stop(1000);
    await store.close();
  });
  return Object.assign(world, {
    auth,
    http,
    tool,
    /** A run of this person's, and the context its calls come with. */
    async run(name = "alice", change: Partial<ToolContext> = {}): Promise<ToolContext> {
      const { id } = await store.users.ensure({ issuer: "accord", subject: name, name });
      const { taskId, threadId } = await liveRun(sql, id);
      return contextOf({
        ownerId: id,
        taskId,
        threadId,
        requestId: randomUUID(),
        whitelist: new Set(built),
        ...change,
      });
    },
  });
}

export type Boundary = Awaited<ReturnType<typeof boundary>>;

export const search = (id: string, query: string) => ({
  id,
  arguments: JSON.stringify({ module: "contacts", method: "read", input: { mode: "search", query } }),
});
