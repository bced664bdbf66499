import { useState } from "react";
import { Fields, type FieldValues } from "../../react/react.ts";
import type { UiField } from "../../sdk/sdk.ts";
import { Button } from "../parts/button.tsx";
import { Problem } from "../parts/notes.tsx";
import { useText } from "../text/text.ts";
import { waitingText } from "./text.ts";
import "../../react/card/card.css";
import "../parts/panel.css";

export interface QuestionFormProps {
  fields: readonly UiField[];
  isBusy: boolean;
  error: Error | null;
  /** Null: there will be no answer, and the worker goes on without. */
  onAnswer(values: FieldValues | null): void;
}

/** The form of a question. A yes or no that was not touched is a no. */
export function QuestionForm({ fields, isBusy, error, onAnswer }: QuestionFormProps) {
  const say = useText(waitingText);
  const [values, setValues] = useState<FieldValues>(() =>
    Object.fromEntries(fields.flatMap(({ name, input }) => (input === "yes_no" ? [[name, false]] : []))),
  );
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        // An input that was emptied again is one without a value.
        const given = Object.entries(values).filter(([, value]) => value !== "");
        onAnswer(Object.fromEntries(given));
      }}
    >
      <Fields
        fields={fields.map((field) => ({ ...field, required: field.required !== false }))}
        values={values}
        onChange={setValues}
      />
      <Problem error={error} />
      <div className="row">
        <Button look="primary" type="submit" disabled={isBusy}>
          {say("answer")}
        </Button>
        <Button disabled={isBusy} onClick={() => onAnswer(null)}>
          {say("skip")}
        </Button>
      </div>
    </form>
  );
}
