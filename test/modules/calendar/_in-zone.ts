import type { MethodId } from "../../../generated/contract/methods.ts";
import { makeLog } from "../../../src/base/log.ts";
import { makePerform } from "../../../src/modules/perform.ts";
import { makeStore } from "../../../src/store/store.ts";
import { clean } from "../../../src/tool/clean/clean.ts";
import { methodTables } from "../../_kit/method-tables.ts";

/**
 * Runs calls for one owner in a process whose TZ somebody else has chosen, and prints the answers; ids become their
 * order.
 */
const { databaseUrl, ownerId, calls } = JSON.parse(process.argv[2] ?? "") as {
  databaseUrl: string;
  ownerId: string;
  calls: [MethodId, object][];
};
const log = makeLog({ level: "silent" });
const store = makeStore({ databaseUrl, log, maxConnections: 2 });
const call = makePerform({
  tables: methodTables,
  skills: {},
  agents: {},
  store,
  clean,
  clock: { now: () => Date.parse("2026-03-01T00:00:00Z") },
  log,
});

const names = new Map<string, string>();
const plain = (text: string) =>
  text.replaceAll(/evt_\w+/g, (id) => names.get(id) ?? (names.set(id, `evt_${names.size}`), names.get(id) as string));
const ids: string[] = [];
const answers: unknown[] = [];
for (const [id, input] of calls) {
  const named = JSON.parse(
    JSON.stringify(input).replaceAll(/"#(\d+)"/g, (_, index: string) => JSON.stringify(ids[Number(index)])),
  ) as unknown;
  const { data } = await call(id, named, {
    ownerId,
    timezone: "Europe/Berlin",
    requestId: "r",
    signal: new AbortController().signal,
  });
  if (id === "calendar.create") ids.push((data as { id: string }).id);
  answers.push(JSON.parse(plain(JSON.stringify(data))));
}
await store.close();
console.log(JSON.stringify({ localHour: new Date(0).getHours(), answers }));
