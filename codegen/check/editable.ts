import { branchesOf } from "../emit/notation.ts";
import { toModel } from "../model.ts";
import { fieldAt, isPlain } from "../model/editable.ts";
import { methodFiles } from "../model/methods.ts";
import type { CheckContext } from "./context.ts";

/** Whom or what a call is about, and how much of it: another one of these is another call. */
const identity = /^(?:.*_)?(?:ids?|versions?|scope|mode|timezone|participants|recurrence)$|^(?:occurrence|if)_/;

/**
 * `editable` names plain fields of the input that say what a call does, and never what it does it to: a person who says
 * yes to a call may word it otherwise, and it stays that call.
 */
export function checkEditable({ specs, complain }: Pick<CheckContext, "specs" | "complain">): void {
  const { methods, schemas } = toModel(specs);
  for (const { source, module, method } of methodFiles(specs)) {
    const found = methods.find(({ id }) => id === `${module}.${method}`);
    const branches = branchesOf({ $ref: `#/$defs/${found?.inputType}` }, schemas);
    for (const [index, path] of (found?.editable ?? []).entries()) {
      const say = (message: string) => complain(source, ["editable", index], `${path} ${message}`);
      const names = path.split(".");
      const fields = branches.map((branch) => fieldAt(branch, names, schemas)).filter((field) => field !== undefined);
      if (found?.annotations.read_only) say("cannot be changed: nobody is asked about a call that only reads");
      else if (names.some((name) => identity.test(name))) say("says what the call is about, and cannot be changed");
      else if (fields.length === 0) say("is no field of the input");
      else if (!fields.every((field) => isPlain(field, schemas))) say("is no plain field");
    }
  }
}
