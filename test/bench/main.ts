import { availableParallelism, cpus } from "node:os";
import { benchAccept } from "./accept.ts";
import { benchCalendar } from "./calendar.ts";
import { benchCard } from "./card.ts";
import { benchFairness } from "./fair.ts";
import { benchHistory } from "./history.ts";
import { benchHttp } from "./http.ts";
import { benchModel } from "./model.ts";
import { benchRuns } from "./run.ts";
import { benchSse } from "./sse.ts";
import { benchSurvival } from "./survive.ts";
import { benchTool } from "./tool.ts";
import { benchValidation } from "./validate.ts";

const benches: Record<string, () => Promise<void>> = {
  validate: benchValidation,
  http: benchHttp,
  accept: benchAccept,
  model: benchModel,
  tool: benchTool,
  run: benchRuns,
  fair: benchFairness,
  sse: benchSse,
  history: benchHistory,
  card: benchCard,
  calendar: benchCalendar,
  survive: benchSurvival,
};
/** Takes a while and compares with nothing, so it runs only when it is asked for. */
const onlyAsked = "survive";
const asked = process.argv.slice(2);
const unknown = asked.find((name) => !(name in benches));
if (unknown !== undefined) {
  console.error(`There is no bench ${unknown}; there are ${Object.keys(benches).join(", ")}.`);
  process.exit(2);
}
console.log(
  `Node ${process.version}, ${availableParallelism()} × ${cpus()[0]?.model ?? "unknown CPU"}. Ratios ` +
    "count; absolute figures are this machine's.",
);
for (const [name, run] of Object.entries(benches))
  if (asked.length === 0 ? name !== onlyAsked : asked.includes(name)) await run();
