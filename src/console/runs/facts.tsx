import type { EvidenceEvent } from "../../sdk/sdk.ts";
import { useMoments } from "../parts/moments.ts";
import { useText } from "../text/text.ts";
import { runsText } from "./text.ts";
import { Values } from "./values.tsx";

/** Those that say why: routing, context, compaction, retries, permission. The others are in the waterfall. */
const telling = /^(routing|context|permission|action)\./;

export function Facts({ facts }: { facts: readonly EvidenceEvent[] }) {
  const say = useText(runsText);
  const moments = useMoments();
  const shown = facts.filter(({ type }) => telling.test(type));
  if (shown.length === 0) return null;
  return (
    <section className="panel" aria-label={say("facts")}>
      <h2>{say("facts")}</h2>
      {shown.map((fact) => (
        <details key={fact.eventId} className="inspector-fact">
          <summary>
            <code>{fact.type}</code> <span className="quiet small">{moments.time(fact.timestamp)}</span>{" "}
            {fact.stepId ? <span className="quiet small">{say(fact.stepId)}</span> : null}
          </summary>
          <Values values={Object.entries(fact.payload)} />
        </details>
      ))}
    </section>
  );
}
