import type { EventList } from "../../generated/contract/types.ts";
import { makeLog } from "../../src/base/log.ts";
import { makeUi } from "../../src/ui/ui.ts";
import { compare, rate, ratio, report } from "./measure.ts";

const TIMES = 200;
const ROWS = 50;

/** A day of fifty events: what the largest everyday card costs, against writing its JSON. */
export async function benchCard(): Promise<void> {
  const ui = makeUi({ log: makeLog({ level: "silent" }), imageHosts: [] });
  const items = Array.from({ length: ROWS }, (_, index) => ({
    id: `evt_${index}`,
    title: `项目评审 ${index}`,
    startAt: `2026-04-21T${String(8 + Math.floor(index / 5)).padStart(2, "0")}:${String((index % 5) * 10).padStart(2, "0")}:00+08:00`,
    location: "3 号会议室",
    version: 1,
  }));
  const data: EventList = {
    items,
    count: ROWS,
    range: { startAt: "2026-04-21T00:00:00+08:00", endAt: "2026-04-22T00:00:00+08:00", timezone: "Asia/Shanghai" },
  };
  const facts = {
    method: "calendar.read",
    messageId: "call_1",
    status: "success",
    data,
    args: { mode: "day", date: "2026-04-21" },
    timezone: "Asia/Shanghai",
  } as const;
  const hints = ui.toHints(facts);
  const context = { locale: "zh-CN", theme: "default", meta: { requestId: "run-1", toolId: "call_1" } } as const;
  const card = ui.compile(hints, context);
  if (card === null) throw new Error("the card must compile");
  const each = (work: () => unknown) => () => {
    const started = process.hrtime.bigint();
    for (let index = 0; index < TIMES; index++) work();
    return TIMES / (Number(process.hrtime.bigint() - started) / 1e9);
  };
  const {
    hints: hinted = 0,
    compile: compiled = 0,
    write: written = 1,
  } = await compare(
    {
      hints: each(() => ui.toHints(facts)),
      compile: each(() => ui.compile(hints, context)),
      write: each(() => JSON.stringify(card)),
    },
    7,
  );
  report(`A card of ${ROWS} rows (${JSON.stringify(card).length} bytes)`, [
    ["result → hints", rate(hinted)],
    ["hints → card, validated", `${rate(compiled)}   ${(1000 / compiled).toFixed(2)} ms each`],
    ["JSON.stringify of the card", `${rate(written)}   compiling is ${ratio(compiled, written)}`],
  ]);
}
