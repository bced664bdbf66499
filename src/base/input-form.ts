import type { InputForm, InputForms } from "../../generated/contract/input-forms.js";

/**
 * The `input_schema` of an input error: only what the caller needs to correct itself (MODULES.md 1.4). With a wrong tag
 * just the tag; with a right one the fields of that form; without tags the form whose own field is there, else the first.
 */
export function toInputSchema({ tag, forms }: InputForms, input: unknown): Record<string, string> {
  const given = input !== null && typeof input === "object" ? (input as Record<string, unknown>) : {};
  if (tag === undefined) return { ...(ownForm(forms, given) ?? forms[0])?.fields };
  const meant = forms.filter((form) => form.tag === given[tag]);
  if (meant.length > 0) return { ...(ownForm(meant, given) ?? meant[0])?.fields };
  const values = [...new Set(forms.flatMap((form) => form.tag ?? []))];
  return { [tag]: `string enum(${values.join("|")})` };
}

function ownForm(forms: readonly InputForm[], given: Record<string, unknown>): InputForm | undefined {
  return forms.find(({ keys }) => keys.some((key) => Object.hasOwn(given, key)));
}
