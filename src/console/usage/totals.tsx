import type { UsageReport } from "../../sdk/sdk.ts";
import { useLocale, useText } from "../text/text.ts";
import { useMoney } from "./money.ts";
import { usageText } from "./text.ts";

export function Totals({ report: { total, currency, from, to, timezone } }: { report: UsageReport }) {
  const say = useText(usageText);
  const number = new Intl.NumberFormat(useLocale(), { notation: "compact", maximumFractionDigits: 1 });
  const money = useMoney(currency);
  const facts = [
    ["cost", total.cost === null ? say("unpriced") : money(total.cost)],
    ["tokens", number.format(total.total_tokens)],
    ["calls", number.format(total.model_calls)],
    ["cached", number.format(total.cached_prompt_tokens)],
  ] as const;
  return (
    <div>
      <dl className="usage-totals">
        {facts.map(([name, value]) => (
          <div key={name} className="panel">
            <dt className="quiet small">{say(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="quiet small">
        {from} – {to} ({timezone})
        {total.unpriced_calls > 0 ? ` · ${say("someUnpriced", { count: total.unpriced_calls })}` : ""}
      </p>
    </div>
  );
}
