import type { InputForm } from "../../generated/contract/input-forms.js";
import type { MethodSpec } from "../../generated/contract/methods.ts";
import type { Validator } from "../../generated/contract/validators/validators.ts";

/** The generated tables of methods, passed in so that a test can bring methods of its own. */
export interface MethodTables {
  readonly methods: Readonly<Record<string, MethodSpec>>;
  readonly validators: Readonly<
    Record<string, { readonly input: Validator<unknown>; readonly output: Validator<unknown> }>
  >;
  readonly forms: Readonly<Record<string, InputForm>>;
}
