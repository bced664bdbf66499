import type { ToolInventoryEntry } from "../../sdk/sdk.ts";
import { Tag } from "../parts/notes.tsx";
import { useText } from "../text/text.ts";
import { policyTones } from "./policy.ts";
import { flagText, policyText, toolsText } from "./text.ts";
import { TryIt } from "./try-it.tsx";

/** The contract of one tool, and a form for one that changes nothing. */
export function ToolFacts({ tool }: { tool: ToolInventoryEntry }) {
  const say = useText(toolsText);
  const sayPolicy = useText(policyText);
  const sayFlag = useText(flagText);
  const flags = (Object.keys(tool.annotations) as (keyof typeof tool.annotations)[]).filter(
    (flag) => tool.annotations[flag],
  );
  return (
    <>
      <p className="row">
        <Tag tone={policyTones[tool.policy]}>{sayPolicy(tool.policy)}</Tag>
        {flags.map((flag) => (
          <Tag key={flag}>{sayFlag(flag)}</Tag>
        ))}
        <Tag>{tool.interrupt_behavior === "block" ? say("finishes") : say("stops")}</Tag>
      </p>
      <p className="tools-description">{tool.description}</p>
      {tool.is_read_only && tool.policy === "allowed" ? <TryIt tool={tool} /> : null}
      <details>
        <summary>{say("input")}</summary>
        <pre className="code" tabIndex={0}>
          {JSON.stringify(tool.input_schema, null, 2)}
        </pre>
      </details>
      <details>
        <summary>{say("output")}</summary>
        <pre className="code" tabIndex={0}>
          {JSON.stringify(tool.output_schema, null, 2)}
        </pre>
      </details>
    </>
  );
}
