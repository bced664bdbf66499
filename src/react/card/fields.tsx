import { useId } from "react";
import type { UiField } from "../../sdk/sdk.ts";

/** What was filled in, by the names of the fields, each as its input has it. */
export type FieldValues = Record<string, unknown>;

export const beginValues = (fields: readonly UiField[]): FieldValues =>
  Object.fromEntries(fields.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])));

/** What differs from what stood there to begin with; `patch.title` is `title` inside of `patch`, null takes it out. */
export function changedValues(fields: readonly UiField[], values: FieldValues): FieldValues {
  const changes: FieldValues = {};
  for (const { name, value } of fields) {
    if (JSON.stringify(values[name]) === JSON.stringify(value)) continue;
    const path = name.split(".");
    const last = path.pop() ?? name;
    let inside = changes;
    for (const part of path) inside = (inside[part] ??= {}) as FieldValues;
    inside[last] = values[name] ?? null;
  }
  return changes;
}

/** A form, and what is filled in. */
export interface FieldsProps {
  /** What is asked for. */
  fields: readonly UiField[];
  /** What is filled in, by the names of the fields. */
  values: FieldValues;
  /** Called with all of it after each change. */
  onChange(values: FieldValues): void;
}

/** A form of the inputs that the server asks for. A kind that this version does not know is a line of text. */
export function Fields({ fields, values, onChange }: FieldsProps) {
  return (
    <div className="accord-fields">
      {fields.map((field) => (
        <Field
          key={field.name}
          field={field}
          value={values[field.name]}
          onChange={(value) => onChange({ ...values, [field.name]: value })}
        />
      ))}
    </div>
  );
}

interface FieldProps {
  field: UiField;
  value: unknown;
  onChange(value: unknown): void;
}

function Field(props: FieldProps) {
  const { label, input, required } = props.field;
  const id = useId();
  if (input === "yes_no")
    return (
      <label className="accord-field-check">
        <input
          type="checkbox"
          checked={props.value === true}
          onChange={({ target }) => props.onChange(target.checked)}
        />
        {label}
      </label>
    );
  if (input === "choices") return <Choices {...props} />;
  return (
    <div className="accord-field">
      <label htmlFor={id}>
        {label}
        {required ? <span aria-hidden> *</span> : null}
      </label>
      <Line id={id} {...props} />
    </div>
  );
}

const types: Partial<Record<UiField["input"], string>> = {
  number: "number",
  date: "date",
  time: "time",
  datetime: "datetime-local",
};

function Line({ id, field, value, onChange }: FieldProps & { id: string }) {
  const { input, required = false, options = [], maxLength } = field;
  const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
  const shared = { id, required, ...(maxLength ? { maxLength } : {}) };
  if (input === "long_text")
    return <textarea {...shared} rows={3} value={text} onChange={({ target }) => onChange(target.value)} />;
  if (input === "choice")
    return (
      <select {...shared} value={text} onChange={({ target }) => onChange(target.value)}>
        {required && text !== "" ? null : <option value="" />}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    );
  if (input === "numbers")
    return (
      <input
        {...shared}
        inputMode="numeric"
        pattern="[0-9]+(\s*[,，]\s*[0-9]+)*"
        defaultValue={Array.isArray(value) ? value.join(", ") : text}
        onChange={({ target }) =>
          onChange(target.value.split(/[,，]/).flatMap((part) => (part.trim() === "" ? [] : [Number(part)])))
        }
      />
    );
  if (input === "datetime") return <DateTime shared={shared} value={text} onChange={onChange} />;
  return (
    <input
      {...shared}
      type={types[input] ?? "text"}
      value={text}
      onChange={({ target }) =>
        onChange(input === "number" && target.value !== "" ? target.valueAsNumber : target.value)
      }
    />
  );
}

/** A browser's input has no offset: the one that the value came with, or else the device's, is put back. */
function DateTime({ shared, value, onChange }: { shared: object; value: string; onChange(value: string): void }) {
  const [, wall = "", offset = ""] =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:\d\d)?$/.exec(value) ?? [];
  return (
    <input
      {...shared}
      type="datetime-local"
      value={wall}
      onChange={({ target }) =>
        onChange(target.value === "" ? "" : `${target.value}:00${offset || offsetOf(target.value)}`)
      }
    />
  );
}

function offsetOf(wall: string): string {
  const minutes = -new Date(wall).getTimezoneOffset();
  const two = (value: number) => String(Math.trunc(Math.abs(value))).padStart(2, "0");
  return `${minutes < 0 ? "-" : "+"}${two(minutes / 60)}:${two(minutes % 60)}`;
}

function Choices({ field: { label, options = [] }, value, onChange }: FieldProps) {
  const chosen = Array.isArray(value) ? (value as string[]) : [];
  return (
    <fieldset className="accord-field">
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="accord-field-check">
          <input
            type="checkbox"
            checked={chosen.includes(option.value)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, option.value] : chosen.filter((other) => other !== option.value))
            }
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
