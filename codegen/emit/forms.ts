import type { Schema } from "../load.ts";
import type { NamedSchema } from "../model.ts";
import { header, json, type Emitter } from "./file.ts";
import { branchesOf, fieldLines } from "./notation.ts";

const mostLines = 25;
const longestLine = 500;

/**
 * What an input may look like, one line per field: for the corrective part of an input error and for `--help`. As JavaScript,
 * because project-cli loads it when it has something to correct.
 */
export const emitForms: Emitter = ({ methods, schemas }) => {
  const forms = Object.fromEntries(methods.map(({ id, inputType }) => [id, formsOf(schemas.find(({ name }) => name === inputType)?.schema ?? {}, schemas)]));
  return [
    { path: "contract/input-forms.js", text: `${header("specs/modules")}export const inputForms = ${json(forms)};\n` },
    { path: "contract/input-forms.d.ts", text: header("specs/modules") + types },
  ];
};

const types = `/** One object that an input may be. \`keys\` are the fields no other form has; \`tag\` is the value that names it. */
export interface InputForm {
  readonly tag?: string;
  readonly keys: readonly string[];
  readonly fields: Readonly<Record<string, string>>;
}

export interface InputForms {
  /** The field whose value tells the forms apart, where there is one. */
  readonly tag?: string;
  readonly forms: readonly InputForm[];
}

export declare const inputForms: Readonly<Record<string, InputForms>>;
`;

function formsOf(schema: Schema, schemas: NamedSchema[]) {
  const branches = branchesOf(schema, schemas);
  const tag = tagOf(schema, schemas);
  const names = branches.map(({ properties = {} }) => Object.keys(properties as object));
  return {
    ...(tag === undefined ? {} : { tag }),
    forms: branches.map((branch, index) => {
      const value = tag === undefined ? undefined : (branch.properties as Record<string, Schema>)[tag]?.const;
      const own = names[index]?.filter((name) => names.every((others, other) => other === index || !others.includes(name))) ?? [];
      const lines = fieldLines(branch, schemas).slice(0, mostLines).map(([name, line]) => [name, line.slice(0, longestLine)]);
      return { ...(typeof value === "string" ? { tag: value } : {}), keys: own, fields: Object.fromEntries(lines) };
    }),
  };
}

function tagOf(schema: Schema, schemas: NamedSchema[]): string | undefined {
  if (typeof schema.$ref === "string") return tagOf(schemas.find(({ name }) => schema.$ref === `#/$defs/${name}`)?.schema ?? {}, schemas);
  return typeof schema["x-tag"] === "string" ? schema["x-tag"] : undefined;
}
