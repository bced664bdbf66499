import type { Schema } from "../load.ts";
import type { NamedSchema } from "../model.ts";
import { header, json, type Emitter } from "./file.ts";
import { branchesOf, fieldLines } from "./notation.ts";

/** What ToolError.input_schema has room for. */
export const FORM_LINES_LIMIT = 25;
export const FORM_LINE_LENGTH_LIMIT = 500;

interface InputBranch {
  marks: { key: string; value?: unknown }[];
  required: string[];
  apart: string[][];
  fields: Record<string, string>;
}

interface Correction {
  where: Record<string, unknown>;
  say: string;
}

export interface InputForm {
  tag?: { key: string; values: string[] };
  corrections?: Correction[];
  branches: InputBranch[];
}

/**
 * The inputs of all methods as data, from which a caller is shown the one form that was meant. As JavaScript, because
 * project-cli loads it only when it has something to correct.
 */
export const emitInputForms: Emitter = ({ methods, schemas }) => {
  const forms = Object.fromEntries(
    methods.map(({ id, inputType }) => [
      id,
      toForm(schemas.find(({ name }) => name === inputType)?.schema ?? {}, schemas),
    ]),
  );
  return [
    { path: "contract/input-forms.js", text: `${header("specs/modules")}export const inputForms = ${json(forms)};\n` },
    { path: "contract/input-forms.d.ts", text: header("specs/modules") + declarations },
  ];
};

const declarations = `export interface InputBranch {
  /** Keys, and values of keys, that only this form has; by them one sees that it was meant. */
  readonly marks: readonly { readonly key: string; readonly value?: unknown }[];
  readonly required: readonly string[];
  /** Keys that cannot stand together. */
  readonly apart: readonly (readonly string[])[];
  /** One line per field, for a model to read. */
  readonly fields: Readonly<Record<string, string>>;
}

export interface InputForm {
  /** The field that names the form, and the names. */
  readonly tag?: { readonly key: string; readonly values: readonly string[] };
  /** Mistakes that are often made: fields with these values, "text" for any text, and what to write instead. */
  readonly corrections?: readonly { readonly where: Readonly<Record<string, unknown>>; readonly say: string }[];
  readonly branches: readonly InputBranch[];
}

export declare const inputForms: Readonly<Record<string, InputForm>>;
`;

export function toForm(schema: Schema, schemas: NamedSchema[]): InputForm {
  const tag = schema["x-tag"];
  const branches = branchesOf(schema, schemas);
  return {
    ...(typeof tag === "string"
      ? { tag: { key: tag, values: branches.map((branch) => String(constOf(branch, tag))) } }
      : {}),
    ...(Array.isArray(schema["x-corrections"]) ? { corrections: schema["x-corrections"] as Correction[] } : {}),
    branches: branches.map((branch) => ({
      marks: typeof tag === "string" ? [{ key: tag, value: constOf(branch, tag) }] : marksOf(branch, branches),
      required: requiredOf(branch),
      apart: apartOf(branch.not as Schema | undefined),
      fields: Object.fromEntries(fieldLines(branch, schemas)),
    })),
  };
}

/** Required here and unknown elsewhere, or required with a constant that no other form has. */
function marksOf(branch: Schema, branches: Schema[]): InputBranch["marks"] {
  const others = branches.filter((other) => other !== branch);
  return requiredOf(branch).flatMap((key) => {
    if (others.every((other) => !(key in propertiesOf(other)))) return [{ key }];
    const value = constOf(branch, key);
    return value !== undefined && others.every((other) => constOf(other, key) !== value) ? [{ key, value }] : [];
  });
}

/** `not: {required: [a, b]}` is how the specs say that a and b exclude each other. */
function apartOf(not: Schema | undefined): string[][] {
  if (not === undefined) return [];
  if (Array.isArray(not.anyOf)) return (not.anyOf as Schema[]).flatMap(apartOf);
  return Object.keys(not).join() === "required" ? [not.required as string[]] : [];
}

const propertiesOf = (schema: Schema): Record<string, Schema> => (schema.properties ?? {}) as Record<string, Schema>;
const requiredOf = (schema: Schema): string[] => (schema.required ?? []) as string[];
const constOf = (schema: Schema, key: string): unknown => propertiesOf(schema)[key]?.const;
