import { Link } from "wouter";
import { useLocale, useText } from "../text/text.ts";
import { useMoney } from "./money.ts";
import type { Grouping, Part } from "./parts.ts";
import { usageText } from "./text.ts";

export function PartsTable({ by, parts, currency }: { by: Grouping; parts: readonly Part[]; currency: string }) {
  const say = useText(usageText);
  const number = new Intl.NumberFormat(useLocale());
  const money = useMoney(currency);
  const most = Math.max(1, ...parts.map(({ total_tokens }) => total_tokens));
  return (
    <div className="table-place panel" tabIndex={0} role="region" aria-label={say("table")}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{say(by)}</th>
            <th scope="col" className="number">
              {say("calls")}
            </th>
            <th scope="col" className="number">
              {say("input")}
            </th>
            <th scope="col" className="number">
              {say("cached")}
            </th>
            <th scope="col" className="number">
              {say("output")}
            </th>
            <th scope="col" className="number">
              {say("cost")}
            </th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part.threadId ?? part.name}>
              <th scope="row" className="usage-name">
                {part.threadId ? <Link href={`/chat/${part.threadId}`}>{part.name}</Link> : part.name}
                <meter className="usage-bar" aria-hidden max={most} value={part.total_tokens} />
              </th>
              <td className="number">{number.format(part.model_calls)}</td>
              <td className="number">{number.format(part.input_tokens)}</td>
              <td className="number">{number.format(part.cached_prompt_tokens)}</td>
              <td className="number">{number.format(part.output_tokens)}</td>
              <td className="number">{part.cost === null ? say("unpriced") : money(part.cost)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
