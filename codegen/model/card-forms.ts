import type { Schema } from "../load.ts";
import type { NamedSchema } from "../model.ts";
import type { MethodModel } from "./methods.ts";

/** What a card that nobody wrote is made from: fields in the order of their schema, and names that it never shows. */
export interface CardForm {
  input: string[];
  output: string[];
  hidden: string[];
}

/** Of use to programs only, in every schema. A schema hides more of its own with `x-card: hidden`. */
const NEVER_SHOWN = ["tainted", "cursor", "next_cursor", "if_version", "index", "etag", "avatar_url", "error"];

const toFieldName = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export function toCardForm({ inputType, outputType }: MethodModel, schemas: readonly NamedSchema[]): CardForm {
  const [input, output] = [inputType, outputType].map((name) => walk(name, schemas));
  const isHidden = (field: Field) => field.hidden || NEVER_SHOWN.includes(field.name);
  const all = [...(input?.values() ?? []), ...(output?.values() ?? [])];
  const hidden = [...new Set([...NEVER_SHOWN, ...all.filter(isHidden).map(({ name }) => name)])].sort();
  const top = (fields: Map<string, Field> | undefined) =>
    [...(fields?.values() ?? [])].filter((field) => field.isTop && !isHidden(field)).map(({ written }) => written);
  return { input: top(input), output: top(output), hidden };
}

/** Every name that a card of the method may show, at any depth. */
export function shownNames({ inputType, outputType }: MethodModel, schemas: readonly NamedSchema[]): Set<string> {
  const all = [inputType, outputType].flatMap((name) => [...walk(name, schemas).values()]);
  return new Set(all.filter(({ name, hidden }) => !hidden && !NEVER_SHOWN.includes(name)).map(({ name }) => name));
}

interface Field {
  name: string;
  written: string;
  hidden: boolean;
  isTop: boolean;
}

function walk(type: string, schemas: readonly NamedSchema[]): Map<string, Field> {
  const found = new Map<string, Field>();
  const seen = new Set<string>();
  const visit = (value: unknown, depth: number): void => {
    if (typeof value !== "object" || value === null) return;
    const node = value as Schema;
    if (typeof node.$ref === "string") {
      const name = node.$ref.replace("#/$defs/", "");
      if (seen.has(`${name} ${Math.min(depth, 1)}`)) return;
      seen.add(`${name} ${Math.min(depth, 1)}`);
      visit(schemas.find((entry) => entry.name === name)?.schema, depth);
    }
    for (const [written, schema] of Object.entries((node.properties ?? {}) as Record<string, Schema>)) {
      const name = toFieldName(written);
      const hidden = schema["x-card"] === "hidden";
      const known = found.get(written);
      found.set(written, {
        name,
        written,
        hidden: hidden || known?.hidden === true,
        isTop: known?.isTop || depth === 0,
      });
      if (!hidden && !NEVER_SHOWN.includes(name)) visit(schema, depth + 1);
    }
    visit(node.items, depth + 1);
    for (const branch of [node.oneOf, node.anyOf, node.allOf].flat()) visit(branch, depth);
  };
  visit({ $ref: `#/$defs/${type}` }, 0);
  return found;
}
