import { useMoments } from "../parts/moments.ts";
import { useLocale, useText } from "../text/text.ts";
import { useMoney } from "../usage/money.ts";
import { runsText } from "./text.ts";
import { totalsOf } from "./totals.ts";
import type { Evidence } from "./use-evidence.ts";

/** The figures of a run, its answer, and what went wrong if it did. */
export function Summary({ evidence }: { evidence: Evidence }) {
  const say = useText(runsText);
  const moments = useMoments();
  const number = new Intl.NumberFormat(useLocale());
  const { run } = evidence;
  const totals = totalsOf(evidence);
  const money = useMoney(totals.currency);
  const figures = [
    ["duration", totals.duration === undefined ? "–" : moments.span(totals.duration)],
    [
      "modelCalls",
      `${totals.modelCalls}${totals.retries > 0 ? ` (${say("retries", { count: totals.retries })})` : ""}`,
    ],
    ["toolCalls", number.format(totals.toolCalls)],
    ["tokens", `${number.format(totals.input)} + ${number.format(totals.output)}`],
    ["cost", totals.cost === undefined ? "–" : money(String(totals.cost))],
  ] as const;
  return (
    <div className="stack">
      <dl className="figures">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt className="quiet small">{say(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {run.error ? (
        <p className="problem">
          <code>{run.error.code}</code> {run.error.message}
        </p>
      ) : null}
      {run.output ? <blockquote className="inspector-answer">{run.output.answer}</blockquote> : null}
    </div>
  );
}
