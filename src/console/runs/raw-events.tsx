import { useState } from "react";
import { CopyButton } from "../parts/copy-button.tsx";
import { Loaded } from "../parts/loaded.tsx";
import { useText } from "../text/text.ts";
import { runsText } from "./text.ts";
import { useRawEvents } from "./use-evidence.ts";

/** As the stream has them, one a line; loaded when somebody wants to see them. */
export function RawEvents({ threadId, runId, isOver }: { threadId: string; runId: string; isOver: boolean }) {
  const say = useText(runsText);
  const [isWanted, setWanted] = useState(false);
  return (
    <details className="panel" onToggle={({ currentTarget }) => setWanted(currentTarget.open)}>
      <summary>
        <h2 className="inspector-inline">{say("raw")}</h2>
      </summary>
      {isOver ? isWanted ? <Lines threadId={threadId} runId={runId} /> : null : <p>{say("notOver")}</p>}
    </details>
  );
}

function Lines({ threadId, runId }: { threadId: string; runId: string }) {
  const say = useText(runsText);
  const query = useRawEvents(threadId, runId, true);
  return (
    <Loaded query={query}>
      {(events) => (
        <div className="stack">
          <CopyButton text={() => events.map((event) => JSON.stringify(event)).join("\n")}>
            {say("copyEvents", { count: events.length })}
          </CopyButton>
          <pre className="code" tabIndex={0}>
            {events.map((event) => JSON.stringify(event)).join("\n")}
          </pre>
        </div>
      )}
    </Loaded>
  );
}
