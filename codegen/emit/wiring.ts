import { header, type Emitter } from "./file.ts";

/** The only generated files that run src/: each handler by path, so a missing or wrong one does not compile. */
export const emitWiring: Emitter = ({ operations, methods }) => {
  const built = operations.filter(({ planned }) => !planned);
  const operationsText = `${header("specs/paths")}import type { BuiltOperationId } from "../contract/operations.ts";
import type { Operation } from "../../src/http/define.ts";
${built.map(({ id }) => `import ${id} from "../../src/http/operations/${id}.ts";`).join("\n")}

export const operationHandlers: { readonly [Id in BuiltOperationId]: Operation<Id> } = {
${built.map(({ id }) => `  ${id},`).join("\n")}
};
`;
  const ready = methods.filter(({ planned }) => !planned);
  const imports = ready.map(
    ({ operationId, module, method }) => `import ${operationId} from "../../src/modules/${module}/${method}.ts";`,
  );
  const methodsText = `${header("specs/modules")}import type { BuiltMethodId } from "../contract/methods.ts";
import type { Method } from "../../src/modules/define.ts";
${imports.join("\n")}

export const methodHandlers: { readonly [Id in BuiltMethodId]: Method<Id> } = {
${ready.map(({ id, operationId }) => `  "${id}": ${operationId},`).join("\n")}
};
`;
  return [
    { path: "wiring/operations.ts", text: operationsText },
    { path: "wiring/methods.ts", text: methodsText },
  ];
};
