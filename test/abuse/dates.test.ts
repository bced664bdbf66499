import { beforeAll, describe, expect, it } from "vitest";
import { methods } from "../../generated/contract/methods.ts";
import { testApp, type TestApp } from "../_kit/app.ts";
import { describedOperations, exampleRequests, type DescribedOperation } from "../_kit/example-requests.ts";
import { give } from "../_kit/given.ts";
import { dateFieldsOf, datesFor, withValue, type DateField } from "./_dates.ts";
import { factor, seed } from "./_seed.ts";

let app: TestApp;
let tokens: { user: string; credential: string };

beforeAll(async () => {
  app = await testApp();
  const { id: ownerId } = await (await app.as("alice")).getMe();
  const { store, database } = app;
  const event = { id: "evt_fuzzed", title: "Weekly", startAt: "2026-04-21T10:00:00+08:00" };
  await give({ events: [event] }, { sql: database.sql, store, ownerId });
  tokens = {
    user: await app.auth.mintUserToken("alice"),
    credential: await app.auth.mintCredential({ userId: ownerId, methods: Object.keys(methods), purpose: "person" }),
  };
});

const isModule = ({ path }: DescribedOperation): boolean => path.includes("/modules/");
const fields = describedOperations.flatMap((operation) =>
  dateFieldsOf(operation).map((field) => ({ operation, field, name: `${operation.name} ${field.path.join(".")}` })),
);

/** Each example of the operation with this in its place; ids of events become that of one that is there. */
function requestsWith(operation: DescribedOperation, field: DateField, value: string): [string, RequestInit][] {
  const requests = exampleRequests(operation, isModule(operation) ? tokens.credential : tokens.user);
  if (field.isParameter)
    return requests.map(([url, init]) => [`${url.split("?")[0]}?${field.path[0]}=${encodeURIComponent(value)}`, init]);
  return requests.map(([url, init]) => {
    const body = JSON.stringify(withValue(JSON.parse(String(init.body)), field.path, value));
    return [url, { ...init, body: body.replaceAll(/"evt_[^"]*"/g, '"evt_fuzzed"') }];
  });
}

async function judge(requests: readonly [string, RequestInit][]): Promise<string[]> {
  const wrong: string[] = [];
  for (const [url, init] of requests) {
    const { status } = await app.request(url, init);
    if (status >= 500) wrong.push(`${status} ${url} ${String(init.body)}`);
  }
  return wrong;
}

describe("a day, a time or a zone that is not one, or the last one there is", () => {
  it("is tried in every field of the document that holds one", () => {
    expect(fields.length).toBeGreaterThan(60);
    expect(new Set(fields.map(({ field }) => field.schema))).toEqual(
      new Set(["LocalDate", "DateTimeOffset", "ClockTime", "IanaTimezone"]),
    );
  });

  it.each(fields.map((each, index) => [each.name, { ...each, index }] as const))(
    `%s is answered or refused, and never a fault (seed ${seed})`,
    async (_, { operation, field, index }) => {
      const values = datesFor(field, { seed: seed + index, count: 12 * factor });
      expect(await judge(values.flatMap((value) => requestsWith(operation, field, value)))).toEqual([]);
    },
  );

  it("leaves behind nothing that cannot be read", async () => {
    const zones = ["UTC", "Asia/Shanghai", "Pacific/Kiritimati", "Etc/GMT+12"];
    const dates = ["0001-01-01", "1970-01-01", "2026-04-21", "9999-12-30", "9999-12-31"];
    const post = (path: string, body: object): [string, RequestInit] => [
      `/api/v1/modules/${path}`,
      {
        method: "POST",
        headers: { authorization: `Bearer ${tokens.credential}`, "content-type": "application/json" },
        body: JSON.stringify(body),
      },
    ];
    const reads = zones.flatMap((zone) =>
      dates.map((date) => post("calendar/read", { mode: "day", date, event_timezone: zone })),
    );
    const get = (path: string): [string, RequestInit] => [
      `/api/v1/${path}`,
      { headers: { authorization: `Bearer ${tokens.user}` } },
    ];
    const lists = ["me", "automation/jobs", "agent/threads", "agent/history", "agent/usage"].map(get);
    const memory = ["user", "work"].map((scope) => post("memory/read", { scope }));
    expect(await judge([...reads, ...lists, ...memory])).toEqual([]);
    const rows = await app.database.sql<{ id: string }[]>`select id from events`;
    for (const { id } of rows)
      expect(await judge([post("calendar/read", { mode: "event", event_id: id, event_timezone: "UTC" })])).toEqual([]);
  });
});
