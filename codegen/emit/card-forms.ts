import { toCardForm } from "../model/card-forms.ts";
import { header, json, type Emitter } from "./file.ts";

/** What cards are made from where nobody wrote one. */
export const emitCardForms: Emitter = ({ methods, schemas }) => [
  {
    path: "contract/card-forms.ts",
    text: `${header("specs/modules")}import type { MethodId } from "./methods.ts";

/** Fields in the order of their schema, and names that are never shown, at any depth. */
export interface CardForm {
  readonly input: readonly string[];
  readonly output: readonly string[];
  readonly hidden: readonly string[];
}

export const cardForms: { readonly [Id in MethodId]: CardForm } = ${json(
      Object.fromEntries(methods.map((method) => [method.id, toCardForm(method, schemas)])),
    )};
`,
  },
];
