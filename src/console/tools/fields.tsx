import { useText } from "../text/text.ts";
import type { Field, Form, Values } from "./forms.ts";
import { toolsText } from "./text.ts";

export function Fields({ form, values, onChange }: { form: Form; values: Values; onChange: (values: Values) => void }) {
  return form.fields.map((field) => (
    <OneField
      key={field.name}
      field={field}
      value={values[field.name] ?? ""}
      onChange={(value) => onChange({ ...values, [field.name]: value })}
    />
  ));
}

function OneField({ field, value, onChange }: { field: Field; value: string; onChange: (value: string) => void }) {
  const say = useText(toolsText);
  const id = `try-${field.name}`;
  const shared = {
    id,
    className: "input",
    required: field.isRequired,
    value,
    "aria-describedby": `${id}-help`,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  const options = field.kind === "boolean" ? ["true", "false"] : field.options;
  return (
    <div className="field">
      <label htmlFor={id}>
        <code>{field.name}</code> {field.isRequired ? "" : <span className="quiet">{say("optional")}</span>}
      </label>
      {field.kind === "json" ? (
        <textarea {...shared} spellCheck={false} />
      ) : options.length > 0 ? (
        <select {...shared}>
          <option value="" />
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : (
        <input {...shared} type={field.kind === "number" ? "number" : field.kind === "date" ? "date" : "text"} />
      )}
      <p id={`${id}-help`} className="quiet small">
        {field.description} {field.kind === "list" ? say("list") : field.kind === "json" ? say("json") : ""}
      </p>
    </div>
  );
}
