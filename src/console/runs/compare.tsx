import type { RunRef } from "../../sdk/sdk.ts";
import { Loaded } from "../parts/loaded.tsx";
import { useMoments } from "../parts/moments.ts";
import { useLocale, useText } from "../text/text.ts";
import { useMoney } from "../usage/money.ts";
import { runStatusText, runsText } from "./text.ts";
import { payloadOf, totalsOf } from "./totals.ts";
import { useEvidence, type Evidence } from "./use-evidence.ts";

/** Two runs side by side: what they came to, what they did and what they cost. */
export function Compare({ evidence, other }: { evidence: Evidence; other: RunRef }) {
  const say = useText(runsText);
  const query = useEvidence(other.threadId, other.runId);
  return (
    <section className="panel table-place" aria-label={say("comparison")} tabIndex={0}>
      <Loaded query={query}>{(second) => <Table runs={[evidence, second]} />}</Loaded>
    </section>
  );
}

function Table({ runs }: { runs: readonly [Evidence, Evidence] }) {
  const say = useText(runsText);
  const sayStatus = useText(runStatusText);
  const moments = useMoments();
  const number = new Intl.NumberFormat(useLocale());
  const totals = runs.map(totalsOf);
  const money = useMoney(totals[0]?.currency ?? "USD");
  const rows: [string, string[]][] = [
    [say("run"), runs.map(({ run }) => moments.both(run.createdAt))],
    [say("status"), runs.map(({ run }) => sayStatus(run.status))],
    [say("duration"), totals.map(({ duration }) => (duration === undefined ? "–" : moments.span(duration)))],
    [say("modelCalls"), totals.map(({ modelCalls }) => number.format(modelCalls))],
    [
      say("toolCalls"),
      runs.map(({ run }) => run.toolCalls.map(({ module, method }) => `${module}.${method}`).join(", ") || "–"),
    ],
    [say("tokens"), totals.map(({ input, output }) => `${number.format(input)} + ${number.format(output)}`)],
    [say("cost"), totals.map(({ cost }) => (cost === undefined ? "–" : money(String(cost))))],
    [say("models"), runs.map(modelsOf)],
    [say("answer"), runs.map(({ run }) => run.output?.answer ?? run.error?.message ?? "–")],
  ];
  return (
    <table className="table">
      <caption className="unseen">{say("comparison")}</caption>
      <tbody>
        {rows.map(([name, [first, second]]) => (
          <tr key={name} data-differs={first !== second || undefined}>
            <th scope="row">{name}</th>
            <td>{first}</td>
            <td>{second}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function modelsOf({ facts }: Evidence): string {
  const models = facts
    .filter(({ type }) => type === "model.requested")
    .map(payloadOf)
    .map((payload) => `${String(payload["provider"])} / ${String(payload["model"])}`);
  return [...new Set(models)].join(", ");
}
