import type { Question } from "../../../generated/contract/types.ts";
import { Question as isQuestion } from "../../../generated/contract/validators/schemas.js";
import type { FormField } from "../../base/form.ts";
import { cutPoints } from "../../base/visible.ts";
import { neutralise, type Neutral } from "./neutral.ts";

const most = { fields: 6, options: 20, label: 80, option: 120, value: 100, text: 2000 };

/** What a model may ask with; a list of numbers is for fields of calls. */
const inputs: readonly unknown[] = [
  "text",
  "long_text",
  "number",
  "date",
  "time",
  "datetime",
  "choice",
  "choices",
  "yes_no",
] satisfies FormField["input"][];

/**
 * The form in a worker's last message; undefined where there is none that a person could fill in: then its words alone
 * are the question. Nothing stands in a field to begin with: it would be said in the user's name.
 */
export function readQuestion(value: unknown, neutral: Neutral): Question | undefined {
  const { fields } = fieldsOf(value);
  if (!Array.isArray(fields)) return undefined;
  const names = new Set<string>();
  const question = { fields: fields.slice(0, most.fields).map((field, at) => toField(fieldsOf(field), at)) };
  return isQuestion(question) ? question : undefined;

  function toField(given: Record<string, unknown>, at: number): unknown {
    const name = toName(given["name"], at);
    const options = toOptions(given["options"]);
    const input = inputs.includes(given["input"]) ? given["input"] : options.length > 0 ? "choice" : "text";
    const isChoice = input === "choice" || input === "choices";
    const { required, maxLength } = given;
    return {
      name,
      label: toLine(given["label"], most.label) || name,
      input: isChoice && options.length === 0 ? "text" : input,
      ...(isChoice && options.length > 0 ? { options } : {}),
      ...(typeof required === "boolean" ? { required } : {}),
      ...(typeof maxLength === "number" && Number.isInteger(maxLength) && maxLength > 0
        ? { maxLength: Math.min(maxLength, most.text) }
        : {}),
    };
  }

  function toName(given: unknown, at: number): string {
    const wanted = typeof given === "string" && /^[a-z]\w{0,39}$/i.test(given) ? given : `field_${at + 1}`;
    const name = names.has(wanted) || wanted in {} ? `field_${at + 1}` : wanted;
    names.add(name);
    return name;
  }

  /** Models write options as plain words, too. Of two with one value, the first is meant. */
  function toOptions(given: unknown): { value: string; label: string }[] {
    const all = (Array.isArray(given) ? given : []).map((item: unknown) => {
      const { value: word, label } = typeof item === "string" ? { value: item, label: item } : fieldsOf(item);
      const text = toLine(word ?? label, most.value);
      return { value: text, label: toLine(label ?? word, most.option) || text };
    });
    const known = new Set<string>();
    return all.filter(({ value: word }) => word !== "" && !known.has(word) && known.add(word)).slice(0, most.options);
  }

  function toLine(text: unknown, limit: number): string {
    return typeof text === "string" || typeof text === "number"
      ? cutPoints(neutralise(cutPoints(String(text), Infinity), neutral), limit)
      : "";
  }
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
