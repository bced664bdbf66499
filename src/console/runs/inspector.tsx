import { Link } from "wouter";
import type { RunRef } from "../../sdk/sdk.ts";
import { CopyButton } from "../parts/copy-button.tsx";
import { Loaded } from "../parts/loaded.tsx";
import { useMoments } from "../parts/moments.ts";
import { Tag } from "../parts/notes.tsx";
import { View } from "../parts/view.tsx";
import { viewNames } from "../shell/text.ts";
import { useText } from "../text/text.ts";
import { CompareWith } from "./compare-with.tsx";
import { Compare } from "./compare.tsx";
import { toCurl } from "./curl.ts";
import { Facts } from "./facts.tsx";
import { RawEvents } from "./raw-events.tsx";
import { toRunPath } from "./run-path.ts";
import { statusTones } from "./status.ts";
import { Summary } from "./summary.tsx";
import { runStatusText, runsText } from "./text.ts";
import { useEvidence, type Evidence } from "./use-evidence.ts";
import { Waterfall } from "./waterfall.tsx";

export function Inspector({ run, other }: { run: RunRef; other: RunRef | undefined }) {
  const name = useText(viewNames);
  const query = useEvidence(run.threadId, run.runId);
  return (
    <View title={`${name("runs")} · ${run.runId.slice(0, 8)}`} isWide>
      <Loaded query={query}>{(evidence) => <Inspected evidence={evidence} other={other} />}</Loaded>
    </View>
  );
}

function Inspected({ evidence, other }: { evidence: Evidence; other: RunRef | undefined }) {
  const say = useText(runsText);
  const sayStatus = useText(runStatusText);
  const moments = useMoments();
  const { run, facts } = evidence;
  return (
    <div className="inspector">
      <p className="row">
        <Link href={`/runs/${run.threadId}`}>{say("allRuns")}</Link> ·{" "}
        <Link href={`/chat/${run.threadId}`}>{say("thread")}</Link>
        {run.parentRunId ? (
          <>
            {" · "}
            <Link href={toRunPath(run.threadId, run.parentRunId)}>{say("parent")}</Link>
          </>
        ) : null}
        {run.continuedBy ? (
          <>
            {" · "}
            <Link href={toRunPath(run.threadId, run.continuedBy)}>{say("continued")}</Link>
          </>
        ) : null}
      </p>
      <section className="panel" aria-label={say("summary")}>
        <div className="panel-head">
          <p className="row">
            <Tag tone={statusTones[run.status]}>{sayStatus(run.status)}</Tag>
            <span>{moments.both(run.createdAt)}</span>
            <Tag>{run.agent_type}</Tag>
            <Tag>{run.runtime_mode}</Tag>
            <code className="quiet small">{run.runId}</code>
          </p>
          <CopyButton text={() => toCurl(run)}>{say("curl")}</CopyButton>
        </div>
        <Summary evidence={evidence} />
      </section>
      <CompareWith run={run} other={other} />
      {other ? <Compare evidence={evidence} other={other} /> : null}
      <section className="panel" aria-label={say("waterfall")}>
        <h2>{say("waterfall")}</h2>
        <Waterfall evidence={evidence} />
      </section>
      <Facts facts={facts} />
      <RawEvents threadId={run.threadId} runId={run.runId} isOver={run.endedAt !== undefined} />
    </div>
  );
}
