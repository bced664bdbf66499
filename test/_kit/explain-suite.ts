import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import type { Sql } from "postgres";
import { readWhole, readWholeIndex, toUsedPlan } from "./used-plans.ts";
import { fillYears, growing } from "./years.ts";

/** Whether this run of the tests has every statement of the server explained: `make explain`. */
export const isExplained = process.env["EXPLAIN"] === "yes";

/** Statements that may do it, each with the reason. */
const meant: readonly [words: RegExp, reason: string][] = [
  [/ from users u where true .* order by u\.id desc limit \$\d+$/, "a page of all people, which ends with its limit"],
  [/ from runs where true and true and true order by id desc limit \$\d+$/, "a page of all runs, likewise"],
  [/ from users u where \(u\.id = \$1 or u\.subject = /, "administrators look for a person, by part of a name, too"],
];

/** How the lines of the server's own statements begin, with the name that its sessions have. */
const mark = "@accord@";

/**
 * For all databases to come: each statement is explained in the log, with an index wherever one can be used. Takes
 * effect with the next start.
 */
export async function explainAll(admin: Sql): Promise<void> {
  for (const [setting, value] of [
    ["session_preload_libraries", "auto_explain"],
    ["auto_explain.log_min_duration", "0"],
    ["auto_explain.log_format", "json"],
    ["auto_explain.log_nested_statements", "on"],
    ["log_line_prefix", "@%a@ "],
    ["enable_seqscan", "off"],
    ["enable_hashjoin", "off"],
    ["enable_mergejoin", "off"],
    ["autovacuum", "off"],
  ])
    await admin.unsafe(`alter system set ${setting} = '${value}'`);
}

/**
 * The planner takes growing tables for large ones: it has the statistics of some months of runs, whose rows are gone
 * but for their places, and takes each page for a million rows. Says which indexes are of few rows, and so are meant to
 * be read from one end to the other, or of months that nobody has written to yet.
 */
export async function pretendLarge(template: Sql): Promise<ReadonlySet<string>> {
  await fillYears(template, { runs: 600, days: 90 });
  await template.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    const rows = await tx<{ name: string }[]>`
      select relname as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'schema_migrations'`;
    for (const { name } of rows) await tx`delete from ${tx(name)}`;
  });
  await template`
    update pg_class set reltuples = 1e6 * relpages
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relpages > 0
      and (relname = any (${growing}) or relname like 'run\\_log\\_%')`;
  const partial = await template<{ name: string }[]>`
    select relname as name from pg_index join pg_class on pg_class.oid = indexrelid
    where indpred is not null
      or indrelid in (select oid from pg_class where relispartition and relkind = 'r' and relpages = 0)`;
  return new Set(partial.map(({ name }) => name));
}

export interface Explained {
  /** How many different statements there were. */
  statements: number;
  /** Those that read a growing table from one end to the other, each with the table. */
  whole: string[];
}

/** All that the log has of the server's statements. */
export async function judgeLog(log: string, partial: ReadonlySet<string>): Promise<Explained> {
  const texts = new Map<string, number>();
  const whole = new Set<string>();
  let plan: string[] | undefined;
  for await (const line of createInterface({ input: createReadStream(log), crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.startsWith("\t")) {
      plan?.push(line);
      continue;
    }
    if (plan !== undefined) judge(plan);
    plan = line.startsWith(mark) && line.includes("  plan:") ? [] : undefined;
  }
  return { statements: texts.size, whole: [...whole].toSorted() };

  function judge(lines: readonly string[]): void {
    const said = lines.find((line) => line.includes('"Query Text"')) ?? "";
    const times = (texts.get(said) ?? 0) + 1;
    texts.set(said, times);
    // Most of a suite is the same statements again, with the same plans.
    if (times > mostRead && !lines.some((line) => line.includes('"Seq Scan"'))) return;
    const used = toUsedPlan(lines.join("\n"));
    if (used === undefined) return;
    const text = used.text.replaceAll(/\s+/g, " ").trim();
    if (meant.some(([words]) => words.test(text))) return;
    for (const table of [...readWhole(used), ...readWholeIndex(used, partial)])
      if (growing.includes(table)) whole.add(`${table}: ${text}`);
  }
}

const mostRead = 20;
