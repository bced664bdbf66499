import { BrainCircuit, X } from "lucide-react";
import { IconButton } from "../parts/button.tsx";
import { Problem, Tag } from "../parts/notes.tsx";
import { Empty } from "../parts/states.tsx";
import { useLocale, useText } from "../text/text.ts";
import { fieldName, valueLines } from "./fields.ts";
import type { Scope } from "./memory.tsx";
import { memoryText } from "./text.ts";
import { useMemoryChange } from "./use-memory.ts";

type Content = Readonly<Record<string, unknown>>;

/** Everything, whole, each with a way to forget it. */
export function Remembered({
  scope,
  content,
  unconfirmed,
}: {
  scope: Scope;
  content: Content;
  unconfirmed: readonly string[];
}) {
  const say = useText(memoryText);
  const locale = useLocale();
  const change = useMemoryChange();
  const fields = Object.entries(content);
  if (fields.length === 0)
    return (
      <Empty icon={<BrainCircuit size={28} />} title={say("nothing")}>
        <p className="quiet">{say("explainNothing")}</p>
      </Empty>
    );
  return (
    <>
      <Problem error={change.error} />
      <dl className="list memory-fields">
        {fields.map(([field, value]) => (
          <div key={field} className="memory-field">
            <dt>
              {fieldName(field, locale)}{" "}
              {unconfirmed.includes(field) ? <Tag tone="warning">{say("unconfirmed")}</Tag> : null}
            </dt>
            <dd>
              <ul>
                {valueLines(field, value, locale).map(({ path, key, main, rest }) => (
                  <li key={`${path} ${key ?? ""}`} className="memory-line">
                    <span className="grow">
                      {main} {rest ? <span className="quiet small">{rest}</span> : null}
                    </span>
                    <IconButton
                      name={say("forgetThis", { what: main })}
                      disabled={change.isPending}
                      onClick={() =>
                        change.mutate({ scope, remove: [{ path, ...(key === undefined ? {} : { key }) }] })
                      }
                    >
                      <X size={16} aria-hidden />
                    </IconButton>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
