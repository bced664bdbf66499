import type { Question } from "../../generated/contract/types.ts";
import type { FieldProblem } from "./field-problems.ts";
import { findMisfit } from "./json-schema.ts";

export type FormField = Question["fields"][number];

/** Values by the names of the fields, as the form wants them. */
export type FormValues = Readonly<Record<string, unknown>>;

const longest = { text: 500, long_text: 2000 };

/** What an answer must look like, for clients that make forms of it. */
export function toAnswerSchema(fields: readonly FormField[]) {
  return {
    type: "object",
    properties: Object.fromEntries(fields.map((field) => [field.name, toFieldSchema(field)])),
    required: fields.filter(isRequired).map(({ name }) => name),
    additionalProperties: false,
  };
}

function toFieldSchema(field: FormField): Record<string, unknown> {
  const { label: title, input, options = [], maxLength } = field;
  const words = options.map(({ value }) => value);
  switch (input) {
    case "text":
    case "long_text":
      return { type: "string", title, minLength: 1, maxLength: Math.min(maxLength ?? Infinity, longest[input]) };
    case "number":
      return { type: "number", title };
    case "numbers":
      return { type: "array", title, items: { type: "number" }, minItems: 1, maxItems: 20 };
    case "date":
      return { type: "string", title, format: "date", maxLength: 10 };
    case "time":
      return { type: "string", title, pattern: time.source, maxLength: 5 };
    case "datetime":
      return { type: "string", title, pattern: datetime.source, maxLength: 35 };
    case "choice":
      return { type: "string", title, enum: words };
    case "choices":
      return { type: "array", title, items: { type: "string", enum: words }, minItems: 1, uniqueItems: true };
    case "yes_no":
      return { type: "boolean", title };
  }
}

const date = /^\d{4}-\d{2}-\d{2}$/;
const time = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const datetime = /^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?:Z|[+-]\d{2}:\d{2})?$/;

/** Why an answer does not fit its form; undefined when it does. What is null was left open. */
export function findAnswerProblem(fields: readonly FormField[], values: FormValues): FieldProblem | undefined {
  const misfit = findMisfit(toAnswerSchema(fields), values);
  if (misfit !== undefined) return { ...misfit, message: "does not fit the form" };
  for (const { name, input } of fields) {
    const value = values[name];
    if (typeof value !== "string") continue;
    const isWell =
      input === "date"
        ? date.test(value) && isDay(value)
        : input === "time"
          ? time.test(value)
          : input === "datetime"
            ? datetime.test(value) && isDay(value.slice(0, 10))
            : value.trim() !== "";
    if (!isWell) return { path: `/${name}`, message: "does not fit the form" };
  }
  return undefined;
}

/** Forms of the web send what was left open as null or as no text. */
export const withoutOpen = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== ""));

const isRequired = ({ required = true }: FormField): boolean => required;

/** A day that there is: the calendar says it back as it was written. */
const isDay = (text: string): boolean => {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};
