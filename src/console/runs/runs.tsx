import { useRoute } from "wouter";
import { View } from "../parts/view.tsx";
import { viewNames } from "../shell/text.ts";
import { useText } from "../text/text.ts";
import { Inspector } from "./inspector.tsx";
import { ThreadRuns } from "./thread-runs.tsx";
import { Threads } from "./threads.tsx";
import "../parts/panel.css";
import "./runs.css";

/** `#/runs`, `/<thread>` behind it, `/<run>` behind that, and thread and run of another one to compare it with. */
export default function Runs() {
  const name = useText(viewNames);
  const [, place] = useRoute("/runs/:threadId?/:runId?/:otherThread?/:otherRun?");
  const parts = [place?.threadId, place?.runId, place?.otherThread, place?.otherRun].map(decoded);
  const [threadId, runId, otherThread, otherRun] = parts;
  const other = otherThread && otherRun ? { threadId: otherThread, runId: otherRun } : undefined;
  if (threadId && runId) return <Inspector key={runId} run={{ threadId, runId }} other={other} />;
  return <View title={name("runs")}>{threadId ? <ThreadRuns threadId={threadId} /> : <Threads />}</View>;
}

/** An address that somebody has spoilt names nothing, and breaks nothing. */
function decoded(part: string | undefined): string | undefined {
  try {
    return part === undefined ? undefined : decodeURIComponent(part);
  } catch {
    return part;
  }
}
