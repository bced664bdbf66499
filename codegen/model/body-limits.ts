import { typeName, type Schema, type Specs } from "../load.ts";

export interface BodyLimits {
  /** The most bytes of a body (x-body-limit, or that of openapi.yaml); 0 where there is none. */
  bodyLimit: number;
  /** The most bytes of the file in a form, from its schema. */
  fileLimit?: number;
  /** The sentence for a body that is larger (x-too-large). */
  tooLarge?: string;
}

/** What a body may have where its operation does not say otherwise; all methods are such operations. */
export const commonBodyLimit = (specs: Specs): number =>
  Number((specs.sources.get("openapi.yaml")?.value as Schema | undefined)?.["x-body-limit"]);

export function limitsOf(operation: Schema, kind: string, specs: Specs): BodyLimits {
  if (kind === "none") return { bodyLimit: 0 };
  const tooLarge = operation["x-too-large"];
  return {
    bodyLimit: Number(operation["x-body-limit"] ?? commonBodyLimit(specs)),
    ...(kind === "multipart" ? { fileLimit: fileLimitOf(operation, specs) } : {}),
    ...(typeof tooLarge === "string" ? { tooLarge } : {}),
  };
}

/** The bound of the one file in a form; NaN where the schema has no such file, which no check lets pass. */
export function fileLimitOf(operation: Schema, specs: Specs): number {
  const { content = {} } = (operation.requestBody ?? {}) as { content?: Record<string, { schema?: Schema }> };
  const form = specs.definitions.get(typeName(content["multipart/form-data"]?.schema))?.schema;
  const files = Object.values((form?.properties ?? {}) as Record<string, Schema>).filter(
    ({ format }) => format === "binary",
  );
  return files.length === 1 ? Number(files[0]?.maxLength) : Number.NaN;
}
