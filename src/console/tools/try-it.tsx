import { useMutation } from "@tanstack/react-query";
import { Play } from "lucide-react";
import { useState } from "react";
import { useAccord } from "../../react/react.ts";
import type { Client, ToolInventoryEntry } from "../../sdk/sdk.ts";
import { Button } from "../parts/button.tsx";
import { Problem } from "../parts/notes.tsx";
import { useText } from "../text/text.ts";
import { Fields } from "./fields.tsx";
import { toForms, toInput, type Values } from "./forms.ts";
import { toolsText } from "./text.ts";

/** A form made from the schema of the input; the answer is what the person's own token gets. */
export function TryIt({ tool }: { tool: ToolInventoryEntry }) {
  const client = useAccord();
  const say = useText(toolsText);
  const forms = toForms(tool.input_schema);
  const [chosen, setChosen] = useState(0);
  const [values, setValues] = useState<Values>({});
  const form = forms[chosen] ?? forms[0];
  const call = useMutation({ mutationFn: (input: object) => methodOf(client, tool)({ body: input }) });
  if (form === undefined) return null;
  return (
    <form
      className="panel stack"
      onSubmit={(event) => {
        event.preventDefault();
        call.mutate(toInput(form, values));
      }}
    >
      <h3>{say("try")}</h3>
      {forms.length > 1 ? (
        <div className="choices" role="group" aria-label={say("form")}>
          {forms.map(({ name }, at) => (
            <button key={name} type="button" aria-pressed={at === chosen} onClick={() => setChosen(at)}>
              {name}
            </button>
          ))}
        </div>
      ) : null}
      <Fields form={form} values={values} onChange={setValues} />
      <div className="row">
        <Button type="submit" look="primary" disabled={call.isPending}>
          <Play size={18} aria-hidden /> {say("call")}
        </Button>
      </div>
      <Problem error={call.error} />
      {call.data ? (
        <pre className="code" tabIndex={0} aria-label={say("answer")}>
          {JSON.stringify(call.data, null, 2)}
        </pre>
      ) : null}
    </form>
  );
}

/** `calendar.find_free` is `calendarFindFree` of the SDK. */
function methodOf(client: Client, { tool_name: name }: ToolInventoryEntry) {
  const key = name.replaceAll(/[._](\w)/g, (_whole, letter: string) => letter.toUpperCase());
  const method = (client as unknown as Record<string, unknown>)[key];
  if (typeof method !== "function") throw new Error(`${name} is not in the SDK`);
  return method as (request: { body: object }) => Promise<unknown>;
}
