import { useState } from "react";
import { useMoments } from "../parts/moments.ts";
import { useLocale, useText } from "../text/text.ts";
import { toBars, type Bar } from "./bars.ts";
import { runsText } from "./text.ts";
import type { Evidence } from "./use-evidence.ts";
import { Values } from "./values.tsx";

/** What ran when, and for how long. Each line opens to what is known about it. */
export function Waterfall({ evidence }: { evidence: Evidence }) {
  const say = useText(runsText);
  const locale = useLocale();
  const bars = toBars(evidence, locale);
  const [openId, setOpenId] = useState<string>();
  if (bars.length === 0) return <p className="quiet">{say("notStarted")}</p>;
  const from = Math.min(...bars.map((bar) => bar.from));
  const whole = Math.max(1, Math.max(...bars.map((bar) => bar.to)) - from);
  return (
    <ol className="waterfall">
      {bars.map((bar) => (
        <li key={bar.id}>
          <Line
            bar={bar}
            from={from}
            whole={whole}
            isOpen={bar.id === openId}
            onToggle={() => setOpenId(bar.id === openId ? undefined : bar.id)}
          />
        </li>
      ))}
    </ol>
  );
}

function Line({
  bar,
  from,
  whole,
  isOpen,
  onToggle,
}: {
  bar: Bar;
  from: number;
  whole: number;
  isOpen: boolean;
  onToggle: () => void;
}) {
  const say = useText(runsText);
  const moments = useMoments();
  const name = bar.kind === "wait" ? say("queue") : bar.kind === "stage" ? say(bar.name as "router") : bar.name;
  return (
    <>
      <button type="button" className="waterfall-line" aria-expanded={isOpen} onClick={onToggle}>
        <span className={`waterfall-name waterfall-name-${bar.kind}`}>
          <span className="unseen">{say(bar.kind)}: </span>
          {name}
        </span>
        <span className="waterfall-track" aria-hidden>
          <span
            className={`waterfall-bar waterfall-bar-${bar.kind}`}
            data-failed={bar.isFailed || undefined}
            data-open={bar.isOpen || undefined}
            style={{
              insetInlineStart: `${((bar.from - from) / whole) * 100}%`,
              width: `max(3px, ${((bar.to - bar.from) / whole) * 100}%)`,
            }}
          />
        </span>
        <span className="waterfall-span">{moments.span(bar.to - bar.from)}</span>
      </button>
      {isOpen ? <Values values={bar.details} /> : null}
    </>
  );
}
