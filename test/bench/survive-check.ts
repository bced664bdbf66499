import type { Sql } from "postgres";
import type { AgUiEvent } from "../../generated/contract/types.ts";
import { replay } from "../_kit/replay.ts";
import type { Sent } from "./survive-client.ts";

/** What is wrong, and with which run. */
export interface Finding {
  kind: "lost" | "stuck" | "log" | "duplicated" | "unsaid" | "missing" | "stream" | "overlapping" | "reordered";
  run: string;
  words: string;
}

export const kinds: readonly Finding["kind"][] = [
  "lost",
  "stuck",
  "duplicated",
  "unsaid",
  "missing",
  "log",
  "stream",
  "reordered",
  "overlapping",
];

interface Row {
  id: string;
  threadId: string;
  no: number;
  ended: boolean;
  lastSeq: number;
  code: string | null;
  attempts: number;
  /** It was cancelled before anybody took it, so it never had a turn. */
  isUnstarted: boolean;
}

interface Logged {
  seq: number;
  data: string;
  at: Date;
}

/** Everything that was promised of these runs, looked up in what is stored. In the order in which they were sent. */
export async function check(
  sql: Sql,
  sent: readonly Sent[],
  gaveUp: ReadonlySet<string>,
): Promise<{ findings: Finding[]; endings: string[] }> {
  const findings: Finding[] = [];
  const endings: string[] = [];
  const threads = new Map<string, { sent: Sent; row: Row; log: Logged[] }[]>();
  for (const run of sent) {
    const report = (kind: Finding["kind"], words: string) =>
      findings.push({ kind, run: `${run.taskId} ${run.title}`, words });
    const [row] = await sql<Row[]>`
      select id, thread_id as "threadId", no, ended_at is not null as ended, last_seq::int as "lastSeq",
        error_code as code, attempt as attempts, last_seq = 2 and attempt = 1 as "isUnstarted"
      from runs where thread_id = ${run.threadId} and run_id = ${run.runId}`;
    if (row === undefined || row.id !== run.taskId) {
      report("lost", "accepted, and not there");
      continue;
    }
    if (!row.ended) {
      report("stuck", `still at event ${row.lastSeq}`);
      continue;
    }
    endings.push(row.code ?? "finished");
    if (row.code !== null && row.code !== "RUN_CANCELED")
      console.log(`  ${run.taskId} ${run.title}: ${row.code} after ${row.attempts} attempts`);
    const log = await sql<
      Logged[]
    >`select seq::int, data, created_at as at from run_events where task_id = ${run.taskId} order by seq`;
    const events = log.map(({ data }) => JSON.parse(data) as AgUiEvent);
    const broken = findBroken(events, log, row.lastSeq);
    if (broken !== undefined) report("log", broken);
    const made = (await sql`select 1 from events where title = ${run.title}`).length;
    const said = countSuccesses(events);
    if (made > 1) report("duplicated", `${made} events in the calendar`);
    else if (made > said)
      report("unsaid", `an event in the calendar that the run (${row.code ?? "finished"}) calls a failure`);
    else if (said > made) report("missing", "an event that is not in the calendar");
    if (gaveUp.has(run.taskId)) report("stream", "its reader has not seen the end");
    else {
      const seen = await run.seen.catch((reason: unknown) => String(reason));
      const isSame =
        typeof seen !== "string" &&
        seen.length === log.length &&
        log.every(({ seq, data }, index) => seen[index]?.id === `${row.no}-${seq}` && seen[index]?.data === data);
      if (!isSame)
        report(
          "stream",
          typeof seen === "string" ? seen : `its reader saw ${seen.map(({ id }) => id).join(" ")} of ${log.length}`,
        );
    }
    threads.set(run.threadId, [...(threads.get(run.threadId) ?? []), { sent: run, row, log: [...log] }]);
  }
  for (const runs of threads.values()) {
    for (const [
      index,
      {
        row,
        sent: { taskId, title },
      },
    ] of runs.entries())
      if (index > 0 && row.no <= (runs[index - 1]?.row.no ?? 0))
        findings.push({ kind: "reordered", run: `${taskId} ${title}`, words: `is number ${row.no}` });
    const turns = runs.filter(({ row }) => !row.isUnstarted).toSorted((a, b) => a.row.no - b.row.no);
    for (const [
      index,
      {
        log,
        sent: { taskId, title },
      },
    ] of turns.entries()) {
      const before = turns[index - 1]?.log.at(-1)?.at;
      if (before !== undefined && (log[0]?.at ?? before) < before)
        findings.push({
          kind: "overlapping",
          run: `${taskId} ${title}`,
          words: "began before the one before it had ended",
        });
    }
  }
  return { findings, endings };
}

function findBroken(events: readonly AgUiEvent[], log: readonly Logged[], lastSeq: number): string | undefined {
  if (log.length !== lastSeq || log.some(({ seq }, index) => seq !== index + 1))
    return `${log.length} events numbered up to ${lastSeq}`;
  try {
    const { phase } = replay(events);
    if (phase !== "ended") return `the log leaves it ${phase}`;
  } catch (reason) {
    return String((reason as Error).cause);
  }
  const ends = events.filter(({ type }) => type === "RUN_FINISHED" || type === "RUN_ERROR").length;
  return ends === 1 ? undefined : `${ends} ends`;
}

/** Creations that the log calls a success. */
function countSuccesses(events: readonly AgUiEvent[]): number {
  return events.filter(
    (event) => event.type === "TOOL_CALL_RESULT" && event.status === "success" && event.result?.method === "create",
  ).length;
}
