import { inputForms } from "../../generated/contract/input-forms.js";
import { methods } from "../../generated/contract/methods.ts";
import { methodValidators } from "../../generated/contract/validators/validators.ts";
import { methodHandlers } from "../../generated/wiring/methods.ts";
import type { HandlerTables } from "../../src/modules/perform.ts";

/** Every method as the server has it, for tests and benches that call methods without a server. */
export const methodTables: HandlerTables = {
  methods,
  validators: methodValidators,
  forms: inputForms,
  handlers: methodHandlers,
};
