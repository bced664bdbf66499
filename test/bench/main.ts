import { availableParallelism, cpus } from "node:os";
import { benchAccept } from "./accept.ts";
import { benchAnswers } from "./answers.ts";
import { benchCalendar } from "./calendar.ts";
import { benchCard } from "./card.ts";
import { benchFairness } from "./fair.ts";
import { benchHistory } from "./history.ts";
import { benchHttp } from "./http.ts";
import { benchModel } from "./model.ts";
import { benchOwners } from "./owners.ts";
import { benchReaders } from "./readers.ts";
import { benchRolling } from "./rolling.ts";
import { benchRuns } from "./run.ts";
import { benchSse } from "./sse.ts";
import { benchSurvival } from "./survive.ts";
import { benchTold } from "./told.ts";
import { benchTool } from "./tool.ts";
import { benchValidation } from "./validate.ts";
import { benchWorkers } from "./workers.ts";
import { benchYears } from "./years.ts";

const benches: Record<string, () => Promise<void>> = {
  validate: benchValidation,
  http: benchHttp,
  answers: benchAnswers,
  accept: benchAccept,
  model: benchModel,
  tool: benchTool,
  run: benchRuns,
  workers: benchWorkers,
  owners: benchOwners,
  fair: benchFairness,
  sse: benchSse,
  readers: benchReaders,
  history: benchHistory,
  card: benchCard,
  calendar: benchCalendar,
  survive: benchSurvival,
  told: benchTold,
  rolling: benchRolling,
  years: benchYears,
};
/** Take a while and compare with nothing, so they run only when they are asked for. */
const onlyAsked: readonly string[] = ["survive", "told", "rolling", "years"];
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
  if (asked.length === 0 ? !onlyAsked.includes(name) : asked.includes(name)) await run();
