// Generated from specs/modules. Edit there and run make generate.

/** One object that an input may be. `keys` are the fields no other form has; `tag` is the value that names it. */
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
