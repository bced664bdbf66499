import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import type { UsageReport } from "../../sdk/sdk.ts";
import { Choices } from "../parts/choices.tsx";
import { useLocale, useText } from "../text/text.ts";
import { onPreference, preference } from "../theme/preferences.ts";
import { usageText } from "./text.ts";

type Measure = "tokens" | "cost";

/** Bars by day. The table below has the same figures for those who cannot see them. */
export function Plot({ report }: { report: UsageReport }) {
  const say = useText(usageText);
  const locale = useLocale();
  const theme = useSyncExternalStore(onPreference, () => preference("theme"));
  const [measure, setMeasure] = useState<Measure>("tokens");
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const plot = draw(element, report, { measure, locale, label: say(measure) });
    const watcher = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height }));
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      plot.destroy();
    };
  }, [report, measure, locale, theme]);
  return (
    <figure className="panel">
      <figcaption className="panel-head">
        <span>{say("perDay", { measure: say(measure) })}</span>
        <Choices
          name={say("measure")}
          value={measure}
          options={[
            ["tokens", say("tokens")],
            ["cost", say("cost")],
          ]}
          onChange={setMeasure}
        />
      </figcaption>
      <div ref={place} className="usage-plot" aria-hidden />
    </figure>
  );
}

const height = 220;

function draw(
  element: HTMLElement,
  report: UsageReport,
  { measure, locale, label }: { measure: Measure; locale: string; label: string },
): uPlot {
  const style = getComputedStyle(element);
  // A canvas knows no light-dark(): the colour is taken from an element that has it.
  const [text, line, fill] = [style.color, style.borderTopColor, style.backgroundColor];
  const values = new Map(
    report.by_day.map((part) => [part.day, measure === "tokens" ? part.total_tokens : Number(part.cost ?? 0)]),
  );
  const days = daysBetween(report.from, report.to);
  const short = new Intl.DateTimeFormat(locale, { month: "short", day: "numeric", timeZone: "UTC" });
  const number = new Intl.NumberFormat(locale, { notation: "compact", maximumSignificantDigits: 3 });
  const axis = { stroke: text, grid: { stroke: line, width: 1 }, ticks: { stroke: line, width: 1 } };
  return new uPlot(
    {
      width: element.clientWidth,
      height,
      tzDate: (stamp) => uPlot.tzDate(new Date(stamp * 1000), "Etc/UTC"),
      legend: { show: false },
      cursor: { show: false },
      padding: [8, 24, 0, 0],
      scales: { x: { time: true }, y: { range: (_plot, _least, most) => [0, Math.max(most * 1.1, Number.MIN_VALUE)] } },
      axes: [
        { ...axis, values: (_plot, stamps) => stamps.map((stamp) => short.format(new Date(stamp * 1000))), space: 64 },
        { ...axis, values: (_plot, ticks) => ticks.map((tick) => number.format(tick)), size: 60 },
      ],
      series: [
        {},
        {
          label,
          stroke: fill,
          fill,
          paths: uPlot.paths.bars?.({ size: [0.7, 48], radius: 0.15 }) ?? (() => null),
          points: { show: false },
        },
      ],
    },
    [days.map((day) => Date.parse(`${day}T00:00:00Z`) / 1000), days.map((day) => values.get(day) ?? 0)],
    element,
  );
}

function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let at = Date.parse(`${from}T00:00:00Z`); at <= Date.parse(`${to}T00:00:00Z`); at += 86_400_000)
    days.push(new Date(at).toISOString().slice(0, 10));
  return days;
}
