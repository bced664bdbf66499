import postgres from "postgres";
import { afterAll, expect, it } from "vitest";
import { makeCalendarStore } from "../../../src/store/modules/calendar/calendar.ts";
import { scratchDatabase } from "../../_kit/database.ts";

const { url, sql } = await scratchDatabase();
const statements: { text: string; parameters: unknown[] }[] = [];
const watched = postgres(url, {
  max: 1,
  onnotice: () => {},
  debug: (_, text, parameters) => void statements.push({ text, parameters }),
});
afterAll(() => watched.end({ timeout: 2 }));

interface PlanNode {
  "Node Type": string;
  "Index Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  Plans?: PlanNode[];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

it("reads a week out of ten thousand events with one range scan of an index each for singles, series and invites", async () => {
  await sql`
    insert into users (id, issuer, subject, display_name)
    values ('usr_a', 'i', 'a', 'A'), ('usr_b', 'i', 'b', 'B')`;
  // Two owners, an event every two hours, all of B's with an invite to A; and fifty series.
  await sql`
    insert into events (id, owner_id, title, start_at, end_at, timezone, span_start, span_end, created_at, updated_at)
    select 'evt_' || o || n, 'usr_' || o, 'Event ' || n, at, at + interval '1 hour', 'UTC', at,
      at + interval '1 hour', now(), now()
    from unnest(array['a', 'b']) o, generate_series(1, 10000) n,
      lateral (select timestamptz '2025-01-01Z' + n * interval '2 hours' as at)`;
  await sql`
    insert into events (id, owner_id, title, start_at, timezone, recurrence, span_start, created_at, updated_at)
    select 'evt_s' || n, 'usr_a', 'Series', timestamptz '2025-01-01Z', 'UTC', '{"freq": "weekly"}',
      timestamptz '2025-01-01Z', now(), now()
    from generate_series(1, 50) n`;
  await sql`
    insert into invites (id, event_id, user_id, name, invited_at, span_start, recurs)
    select 'inv_' || id, id, 'usr_a', 'A', now(), span_start, false from events where owner_id = 'usr_b'`;
  await sql`analyze`;
  const rows = await makeCalendarStore(watched, "usr_a", { kind: "run" }).list({
    from: Date.UTC(2026, 3, 20),
    to: Date.UTC(2026, 3, 27),
    limit: 51,
  });
  expect(rows).toHaveLength(51 + 50);
  const { text, parameters } = statements.findLast((statement) => statement.text.includes("event_overrides")) ?? {
    text: "",
    parameters: [],
  };
  const [plan] = await sql.unsafe<{ "QUERY PLAN": { Plan: PlanNode }[] }[]>(
    `explain (analyze, format json) ${text}`,
    parameters as never[],
  );
  const nodes = nodesOf(plan?.["QUERY PLAN"][0]?.Plan as PlanNode);
  expect(
    nodes.filter((node) => node["Node Type"] === "Seq Scan" && node["Actual Loops"] > 0 && node["Actual Rows"] > 1),
  ).toEqual([]);
  const used = nodes.flatMap((node) => node["Index Name"] ?? []);
  expect(used).toEqual(expect.arrayContaining(["events_by_start", "series_by_start", "invites_by_start"]));
  // 31 days before the range and the range itself are 456 events; no scan looks at more.
  for (const node of nodes)
    expect(node["Actual Rows"] * node["Actual Loops"] + (node["Rows Removed by Filter"] ?? 0)).toBeLessThan(1000);
});
