import { useQuery } from "@tanstack/react-query";
import { History, Undo2 } from "lucide-react";
import { useAccord } from "../../react/react.ts";
import type { MemoryRevision } from "../../sdk/sdk.ts";
import { Button } from "../parts/button.tsx";
import { Loaded } from "../parts/loaded.tsx";
import { useMoments } from "../parts/moments.ts";
import { Problem, Tag } from "../parts/notes.tsx";
import { Empty } from "../parts/states.tsx";
import { useLocale, useText } from "../text/text.ts";
import { describe, fieldName } from "./fields.ts";
import type { Scope } from "./memory.tsx";
import { memoryText } from "./text.ts";
import { useMemoryChange } from "./use-memory.ts";

export function Versions({ scope }: { scope: Scope }) {
  const client = useAccord();
  const say = useText(memoryText);
  const change = useMemoryChange();
  const query = useQuery({
    queryKey: ["memory", scope, "versions"],
    queryFn: ({ signal }) => client.listMemoryVersions({ path: { scope }, signal }),
    refetchInterval: 10_000,
  });
  return (
    <Loaded query={query}>
      {({ items }) =>
        items.length === 0 ? (
          <Empty icon={<History size={28} />} title={say("noHistory")}>
            <p className="quiet">{say("explainNoHistory")}</p>
          </Empty>
        ) : (
          <div className="stack">
            <p className="quiet small">{say("explainHistory")}</p>
            <Problem error={change.error} />
            <ol className="list">
              {items.map((revision) => (
                <li key={revision.version} className="memory-version">
                  <VersionFacts revision={revision} />
                  <Button
                    disabled={change.isPending}
                    onClick={() => change.mutate({ scope, undo: revision.version })}
                    aria-label={say("undoVersion", { version: revision.version })}
                  >
                    <Undo2 size={18} aria-hidden /> {say("undo")}
                  </Button>
                </li>
              ))}
            </ol>
          </div>
        )
      }
    </Loaded>
  );
}

function VersionFacts({ revision: { version, at, by, changes } }: { revision: MemoryRevision }) {
  const say = useText(memoryText);
  const moments = useMoments();
  const locale = useLocale();
  return (
    <div className="grow">
      <p className="row small">
        <strong>{say("version", { version })}</strong>
        <span className="quiet">{moments.both(at)}</span>
        {by ? <Tag tone={by === "person" ? "success" : "info"}>{say(by)}</Tag> : null}
      </p>
      <ul className="memory-changes">
        {changes.map((change, at) => (
          <li key={at}>
            <span className="quiet">{fieldName(change.path, locale)}:</span>{" "}
            {change.before === undefined ? null : <del>{describe(change.before, locale)}</del>}{" "}
            {change.after === undefined ? null : <ins>{describe(change.after, locale)}</ins>}
          </li>
        ))}
      </ul>
    </div>
  );
}
