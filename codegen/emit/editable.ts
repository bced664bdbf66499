import type { Model } from "../model.ts";
import { toEditableForms } from "../model/editable.ts";
import { header, json, type Emitter } from "./file.ts";
import { branchesOf } from "./notation.ts";

/** What a person may change while saying yes to a call, for each form of an input that has such fields. */
export const emitEditable: Emitter = (model) => [
  {
    path: "contract/editable.ts",
    text: `${header("specs/modules")}${declarations}
export const editableForms: Readonly<Record<string, readonly EditableForm[]>> = ${json(toTable(model))};
`,
  },
];

function toTable({ methods, schemas }: Model) {
  return Object.fromEntries(
    methods.flatMap(({ id, inputType, editable }) =>
      editable === undefined
        ? []
        : [[id, toEditableForms(branchesOf({ $ref: `#/$defs/${inputType}` }, schemas), editable, schemas)]],
    ),
  );
}

const declarations = `export interface EditableForm {
  /** An input is of this form when it has all of these, and these values. */
  readonly required: readonly string[];
  readonly consts: Readonly<Record<string, unknown>>;
  readonly fields: readonly EditableFieldSpec[];
}

export interface EditableFieldSpec {
  /** \`patch.title\` is the field title inside of patch. */
  readonly path: string;
  /** How to ask for it. */
  readonly input: "text" | "long_text" | "number" | "numbers" | "date" | "datetime" | "choice" | "yes_no";
  readonly schema: Readonly<Record<string, unknown>>;
}
`;
