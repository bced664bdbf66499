import type { LucideIcon } from "lucide-react";
import { useId, useState } from "react";
import { Button, type ButtonProps } from "../parts/button.tsx";
import { Problem } from "../parts/notes.tsx";
import { useText } from "../text/text.ts";
import { waitingText } from "./text.ts";

interface Choice<Decision> {
  decision: Decision;
  text: string;
  look?: NonNullable<ButtonProps["look"]>;
  icon?: LucideIcon;
}

export interface DecisionFormProps<Decision extends string> {
  choices: readonly Choice<Decision>[];
  isBusy: boolean;
  error: Error | null;
  onDecide(decided: { decision: Decision; note?: string }): void;
}

/** A button for each way to decide, and a note that is kept with the decision. */
export function DecisionForm<Decision extends string>(props: DecisionFormProps<Decision>) {
  const { choices, isBusy, error, onDecide } = props;
  const say = useText(waitingText);
  const id = useId();
  const [written, setWritten] = useState("");
  const note = written.trim();
  return (
    <div className="stack">
      <div className="field">
        <label htmlFor={id}>{say("note")}</label>
        <input
          id={id}
          className="input"
          maxLength={500}
          value={written}
          onChange={({ target }) => setWritten(target.value)}
        />
      </div>
      <Problem error={error} />
      <div className="row">
        {choices.map(({ decision, text, look = "secondary", icon: Icon }) => (
          <Button
            key={decision}
            look={look}
            disabled={isBusy}
            onClick={() => onDecide({ decision, ...(note === "" ? {} : { note }) })}
          >
            {Icon ? <Icon size={18} aria-hidden /> : null} {text}
          </Button>
        ))}
      </div>
    </div>
  );
}
