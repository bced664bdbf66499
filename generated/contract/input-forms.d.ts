// Generated from specs/modules. Edit there and run make generate.

export interface InputBranch {
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
