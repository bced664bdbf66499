import type { MethodModel } from "../model/methods.ts";
import { header, type Emitter } from "./file.ts";

/** The only generated files that run src/: each handler by path, so a missing or wrong one does not compile. */
export const emitWiring: Emitter = ({ operations, methods, place }) => {
  const product = `../${place.toProduct}/src`;
  const built = operations.filter(({ planned }) => !planned);
  const operationsText = `${header("specs/paths")}import type { BuiltOperationId } from "../contract/operations.ts";
import type { Operation } from "${product}/http/define.ts";
${built.map(({ id }) => `import ${id} from "${product}/http/operations/${id}.ts";`).join("\n")}

export const operationHandlers: { readonly [Id in BuiltOperationId]: Operation<Id> } = {
${built.map(({ id }) => `  ${id},`).join("\n")}
};
`;
  const ready = methods.filter(({ planned }) => !planned);
  const handled = ready.filter(({ remote }) => remote === undefined);
  const imports = handled.map(
    ({ operationId, module, method, isOwn }) =>
      `import ${operationId} from "${isOwn ? "../../src" : product}/modules/${module}/${method}.ts";`,
  );
  if (handled.length < ready.length) imports.push(...remoteLines(product, place.isOwn));
  const methodsText = `${header("specs/modules")}import type { BuiltMethodId } from "../contract/methods.ts";
import type { Method } from "${place.isOwn ? "../module.ts" : `${product}/modules/define.ts`}";
${imports.join("\n")}

export const methodHandlers: { readonly [Id in BuiltMethodId]: Method<Id> } = {
${ready.map(toEntry).join("\n")}
};
`;
  return [
    { path: "wiring/operations.ts", text: operationsText },
    { path: "wiring/methods.ts", text: methodsText },
  ];
};

/** The product's function knows the methods of the product only; an adopter's contract has more. */
const remoteLines = (product: string, isOwn: boolean): string[] => [
  `import { ${isOwn ? "remoteMethod as remote" : "remoteMethod"} } from "${product}/modules/remote.ts";`,
  ...(isOwn ? ["", "const remoteMethod = remote as unknown as <Id extends BuiltMethodId>(id: Id) => Method<Id>;"] : []),
];

/** What another server does has no handler of its own. */
const toEntry = ({ id, operationId, remote }: MethodModel): string =>
  `  "${id}": ${remote === undefined ? operationId : `remoteMethod("${id}")`},`;
