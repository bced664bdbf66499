import type { Sql } from "postgres";
import type { TestApp } from "../../_kit/app.ts";
import type { ChatMessage, ModelRequest } from "../../_kit/model-server.ts";
import { answer, brief, say, type ModelAnswer, type ModelServer } from "../../_kit/scripted-model.ts";
import { threadOf, type ThreadHere } from "../history/_thread.ts";

export const isSummary = ({ system }: ModelRequest): boolean => system.startsWith("You shorten a conversation");
export const isWorker = ({ lastUser }: ModelRequest): boolean => lastUser.includes("\n[brief] ");
export const texts = (messages: readonly ChatMessage[] = []): string[] =>
  messages.map(({ content }) => (typeof content === "string" ? content : ""));

/** Small talk, and summaries that say how often one was asked for. */
export function teachSmallTalk(
  model: ModelServer,
  toSummary: (request: ModelRequest) => ModelAnswer = (request) =>
    say(`They talked. (${model.journal.filter(isSummary).indexOf(request) + 1})`),
): void {
  model.when((request) =>
    isSummary(request)
      ? toSummary(request)
      : isWorker(request)
        ? answer({ answer: `Heard: ${request.lastUser.split("\n", 1)[0]}` })
        : brief({ task_type: "chat", needs_tools: false }),
  );
}

export interface LongThread extends ThreadHere {
  ownerId: string;
}

/** A thread of Alice's with so many turns, a question and an answer each. */
export async function longThread(
  app: TestApp,
  { turns = 21, text = (no: number) => `q${no}` }: { turns?: number; text?(no: number): string } = {},
): Promise<LongThread> {
  const { id: ownerId } = await app.store.users.ensure({ issuer: app.auth.issuer, subject: "alice", name: "Alice" });
  const { sql } = app.database;
  const thread = await threadOf(sql, ownerId);
  for (let no = 1; no <= turns; no++) {
    await thread.run(no);
    await thread.say({ no, position: 0, content: text(no) });
    await thread.say({ no, position: 900, role: "assistant", content: `a${no}` });
  }
  await sql`update threads set last_no = ${turns} where owner_id = ${ownerId} and id = ${thread.id}`;
  return { ...thread, ownerId };
}

export const summariesOf = async (sql: Sql, threadId: string) =>
  await sql<{ id: string; upto: number; text: string; kept: Record<string, unknown>; tainted: boolean }[]>`
    select id, upto_seq::int as upto, text, kept, tainted
    from context_summaries
    where thread_id = ${threadId}
    order by upto_seq`;
