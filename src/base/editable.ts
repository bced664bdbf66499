import { editableForms, type EditableFieldSpec } from "../../generated/contract/editable.ts";
import type { ApprovalEdit, ToolEnvelope } from "../../generated/contract/types.ts";
import { canonicalJson } from "./canonical.ts";
import { toMethodId } from "./method-id.ts";
import { own } from "./own.ts";

type Fields = Readonly<Record<string, unknown>>;

/** What a person may change of a call while saying yes to it, by its contract. Of a batch that is nothing. */
export function editableFields(call: ToolEnvelope): readonly EditableFieldSpec[] {
  const forms = own(editableForms, toMethodId(call)) ?? [];
  return forms.find((form) => isOfForm(call.input, form))?.fields ?? [];
}

export function valueAt(input: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((value, name) => (isFields(value) ? own(value, name) : undefined), input);
}

/** The input with a person's changes, and what they are; or the first field that was not theirs to change. */
export type ReadEdits = { input: Fields; edits: ApprovalEdit[] } | { refused: string };

/**
 * Changes in the shape of the input, or the whole call as the client was sent it. What is left out stays. Null takes a
 * field out, where null is no value of its own. What is as it was is no change.
 */
export function readEdits(call: ToolEnvelope, editedArgs: Fields): ReadEdits {
  const fields = editableFields(call);
  const isWhole = Object.keys(editedArgs).sort().join() === "input,method,module" && isFields(editedArgs["input"]);
  if (isWhole && (editedArgs["module"] !== call.module || editedArgs["method"] !== call.method))
    return { refused: editedArgs["module"] === call.module ? "method" : "module" };
  const given = new Map<string, unknown>();
  const refused = collect(isWhole ? (editedArgs["input"] as Fields) : editedArgs, "");
  if (refused !== undefined) return { refused };
  let { input } = call as { input: Fields };
  const edits: ApprovalEdit[] = [];
  for (const { path, schema } of fields) {
    if (!given.has(path)) continue;
    const before = valueAt(call.input, path);
    const value = given.get(path);
    const after = value === null && !takesNull(schema) ? undefined : value;
    if (canonicalJson(before ?? null) === canonicalJson(after ?? null) && (before === null) === (after === null))
      continue;
    input = withValue(input, path.split("."), after);
    edits.push({ path, ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) });
  }
  return { input, edits };

  /** Gathers what is given of the fields that may be changed; gives the first other one that differs. */
  function collect(part: Fields, prefix: string): string | undefined {
    for (const [name, value] of Object.entries(part)) {
      const path = `${prefix}${name}`;
      if (fields.some((field) => field.path === path)) given.set(path, value);
      else if (isFields(value) && fields.some((field) => field.path.startsWith(`${path}.`))) {
        const inside = collect(value, `${path}.`);
        if (inside !== undefined) return inside;
      } else if (canonicalJson(value) !== canonicalJson(valueAt(call.input, path))) return path;
    }
    return undefined;
  }
}

function isOfForm(input: Fields, { required, consts }: (typeof editableForms)[string][number]): boolean {
  return (
    required.every((name) => Object.hasOwn(input, name)) &&
    Object.entries(consts).every(([name, value]) => !Object.hasOwn(input, name) || input[name] === value)
  );
}

/** The names come from the contract, never from the caller. */
function withValue(fields: Fields, [name = "", ...rest]: readonly string[], value: unknown): Fields {
  const { [name]: old, ...others } = fields;
  if (rest.length > 0) return { ...fields, [name]: withValue(isFields(old) ? old : {}, rest, value) };
  return value === undefined ? others : { ...fields, [name]: value };
}

function takesNull({ type, anyOf }: Fields): boolean {
  return (
    [type].flat().includes("null") || (Array.isArray(anyOf) && anyOf.some((branch) => takesNull(branch as Fields)))
  );
}

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
