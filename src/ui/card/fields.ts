import type { EditableField, ToolEnvelope, UiField, UiHints } from "../../../generated/contract/types.ts";
import { editableFields, valueAt } from "../../base/editable.ts";
import type { Locale } from "../../base/locale.ts";
import { toMethodId } from "../../base/method-id.ts";
import { tidy } from "./clean.ts";
import { isMessageKey, lookUp } from "./messages.ts";

/** What may be changed of the call that a card asks about. */
export function toFields({ editable = [], tool }: UiHints, locale: Locale): UiField[] {
  return editable.map(({ path, input, value, words, maxLength }) => {
    const options = words?.map((word) => ({ value: word, label: toWord(nameOf(path), word, locale) }));
    return {
      name: path,
      label: toFieldLabel(tool, path, locale),
      input,
      ...(value === undefined ? {} : { value }),
      ...(options === undefined ? {} : { options }),
      ...(maxLength === undefined ? {} : { maxLength }),
    };
  });
}

/** The same with the schema of each field, for clients that draw no card. */
export function toEditable(call: ToolEnvelope, locale: Locale): EditableField[] {
  return editableFields(call).map(({ path, input, schema }) => {
    const value = valueAt(call.input, path);
    return {
      path,
      label: toFieldLabel(toMethodId(call), path, locale),
      input,
      schema: { ...schema },
      ...(value === undefined ? {} : { value }),
    };
  });
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf(".") + 1);

function toFieldLabel(method: string, path: string, locale: Locale): string {
  const name = nameOf(path);
  const key = [`field.${method}.${name}`, `field.${name}`].find(isMessageKey);
  return tidy(key === undefined ? name.replaceAll("_", " ") : lookUp(key, locale), 40);
}

function toWord(name: string, word: string, locale: Locale): string {
  const key = `value.${name}.${word}`;
  return tidy(isMessageKey(key) ? lookUp(key, locale) : word, 120);
}
