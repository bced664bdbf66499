import { Ajv } from "ajv";
import { errorsForm, methodForm, moduleForm } from "../forms.ts";
import { keysOf } from "../load.ts";
import { methodFiles } from "../model/methods.ts";
import { errorEntries } from "../module-files.ts";
import type { Source } from "../source.ts";
import type { CheckContext } from "./context.ts";
import { toFault } from "./fault.ts";

/** Method, module and error files have all their parts; methods list only codes of the catalogue. */
export function checkMethods({ specs, complain }: Pick<CheckContext, "specs" | "complain">): void {
  const ajv = new Ajv({ allErrors: true, strict: false, verbose: true });
  const fits = (form: object) => {
    const validate = ajv.compile(form);
    return (source: Source) => {
      if (validate(source.value)) return;
      for (const error of validate.errors ?? []) {
        const { path, message } = toFault(error);
        complain(source, path, `${error.instancePath.slice(1) || "file"} ${message}`);
      }
    };
  };
  const catalogue = specs.sources.get("errors.yaml");
  if (catalogue) fits(errorsForm)(catalogue);
  const codes = new Set(keysOf(errorEntries(specs.sources)));
  const [isMethod, isModule] = [fits(methodForm), fits(moduleForm)];
  for (const { source, module } of methodFiles(specs)) {
    isMethod(source);
    if (!specs.sources.has(`modules/${module}/_module.yaml`))
      complain(source, [], `module ${module} has no _module.yaml`);
    const listed = (source.value as { errors?: unknown }).errors;
    for (const [index, code] of (Array.isArray(listed) ? listed : []).entries()) {
      if (!codes.has(String(code)))
        complain(
          source,
          ["errors", index],
          `error code ${code} is neither in errors.yaml nor among the errors of a module`,
        );
    }
  }
  for (const source of specs.sources.values())
    if (/^modules\/[^/]+\/_module\.yaml$/.test(source.file)) isModule(source);
}
