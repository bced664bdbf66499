import { readFileSync, statSync } from "node:fs";
import type { Sql } from "postgres";

interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Index Cond"?: string;
  "Hash Cond"?: string;
  "Merge Cond"?: string;
  "Join Filter"?: string;
  Filter?: string;
  Plans?: PlanNode[];
}

/** A statement as PostgreSQL carried it out, with the plan that it used. */
export interface UsedPlan {
  text: string;
  plan: PlanNode;
}

/**
 * From now on every connection to this database has its statements explained in the server's log, those inside of
 * functions and keys included.
 */
export async function explainStatements(sql: Sql): Promise<void> {
  const [{ name } = { name: "" }] = await sql<{ name: string }[]>`select current_database() as name`;
  for (const [setting, value] of [
    ["session_preload_libraries", "auto_explain"],
    ["auto_explain.log_min_duration", "0"],
    ["auto_explain.log_format", "json"],
    ["auto_explain.log_nested_statements", "on"],
  ])
    await sql.unsafe(`alter database ${name} set ${setting} = '${value}'`);
}

/** What the server's log has of them behind a place, each statement once for each of its plans; and the next place. */
export function readUsedPlans(log: string, from = 0): { plans: UsedPlan[]; end: number } {
  const end = statSync(log).size;
  const lines = readFileSync(log).subarray(from, end).toString("utf8").split("\n");
  const found = new Map<string, UsedPlan>();
  for (const [at, line] of lines.entries()) {
    if (!line.includes("  plan:")) continue;
    let next = at + 1;
    while (lines[next]?.startsWith("\t")) next++;
    const text = lines.slice(at + 1, next).join("\n");
    // One that was cut off at the end is read with the next part.
    const used = toUsedPlan(text);
    if (used !== undefined) found.set(used.text + shapeOf(used.plan), used);
  }
  return { plans: [...found.values()], end };
}

/** Of the lines behind one that announces a plan; undefined when they are not all of it. */
export function toUsedPlan(lines: string): UsedPlan | undefined {
  try {
    const said = JSON.parse(lines) as { "Query Text": string; Plan: PlanNode };
    return { text: said["Query Text"], plan: said.Plan };
  } catch {
    return undefined;
  }
}

/** Tables that the plan reads from one end to the other, partitions by the name of the whole. */
export const readWhole = ({ plan }: UsedPlan): string[] =>
  nodesOf(plan)
    .filter((node) => node["Node Type"] === "Seq Scan")
    .map(tableOf);

/** Those that it reads so by an index; one of few rows (`partial`) is meant to be read so. */
export const readWholeIndex = ({ plan }: UsedPlan, partial: ReadonlySet<string>): string[] =>
  nodesOf(plan)
    .filter((node) => node["Index Name"] !== undefined && node["Index Cond"] === undefined)
    .filter((node) => !partial.has(node["Index Name"] ?? ""))
    .map(tableOf);

/** Tables of which it finds a row by an id, and compares the owner neither there nor where the row is joined. */
export function readUnowned({ plan }: UsedPlan): string[] {
  const look = (node: PlanNode, isCompared: boolean): string[] => {
    const isJoined = isCompared || namesOwner(node["Join Filter"], node["Hash Cond"], node["Merge Cond"]);
    const isById = /\b(id|\w+_id) = /.test(node["Index Cond"] ?? "");
    const isUnowned = isById && !isCompared && !namesOwner(node["Index Cond"], node.Filter);
    return [
      ...(isUnowned && node["Relation Name"] !== undefined ? [tableOf(node)] : []),
      ...(node.Plans ?? []).flatMap((each) => look(each, isJoined)),
    ];
  };
  return look(plan, false);
}

const namesOwner = (...conditions: (string | undefined)[]): boolean =>
  conditions.some((condition) => /\b(owner_id|user_id)\b/.test(condition ?? ""));
const tableOf = (node: PlanNode): string => (node["Relation Name"] ?? "").replace(/^run_log_\w+$/, "run_log");
const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];
const shapeOf = (node: PlanNode): string =>
  nodesOf(node)
    .map((each) => `${each["Node Type"]} ${each["Relation Name"] ?? ""}`)
    .join();
