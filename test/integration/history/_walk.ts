import { makeLog } from "../../../src/base/log.ts";
import { makeStore } from "../../../src/store/store.ts";
import { makeUi } from "../../../src/ui/ui.ts";
import { historyOf } from "../../_kit/history.ts";

/** A process of its own, whose local zone the test chooses: prints all days of a thread and its list entry. */
const [, , databaseUrl = "", ownerId = "", threadId = "", timezone = ""] = process.argv;
const log = makeLog({ level: "silent" });
const store = makeStore({ databaseUrl, log, maxConnections: 1 });
const history = historyOf(store, makeUi({ log, imageHosts: [] }));
const days = [await history.day({ ownerId, threadId, timezone, locale: "en" })];
for (let last = days[0]; last?.hasMore; last = days.at(-1))
  days.push(await history.day({ ownerId, threadId, timezone, locale: "en", before: last.day ?? "" }));
const context = await history.context({
  ownerId,
  threadId,
  runNo: 1000,
  settings: { source: "thread", count: 200, window: "week" },
  timezone,
  mode: "chat",
  input: "",
});
console.log(JSON.stringify({ days, context, threads: await history.threads({ ownerId, limit: 5, timezone }) }));
await store.close();
process.stderr.write(new Date(0).toTimeString());
