import type { ValidationError } from "../../generated/contract/validators/validators.ts";

export interface FieldProblem {
  path: string;
  message: string;
}

const most = 20;

/** A validator's findings in words for the caller: where (JSON Pointer, or a parameter's name) and what. */
export function toFieldProblems(
  errors: readonly ValidationError[] | null | undefined,
  place: "body" | "parameters",
): FieldProblem[] {
  return (errors ?? []).slice(0, most).map((error) => {
    const pointer = error.instancePath + toMember(error);
    const path = place === "parameters" ? pointer.slice(1) : pointer;
    return { path: path.slice(0, 500), message: toMessage(error).slice(0, 300) };
  });
}

function toMember({ keyword, params }: ValidationError): string {
  const name =
    keyword === "required"
      ? params["missingProperty"]
      : keyword === "additionalProperties"
        ? params["additionalProperty"]
        : undefined;
  return typeof name === "string" ? `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}` : "";
}

function toMessage({ keyword, params, message }: ValidationError): string {
  if (keyword === "required") return "is required";
  if (keyword === "additionalProperties") return "is not known here";
  if (keyword === "enum" && Array.isArray(params["allowedValues"]))
    return `must be one of ${params["allowedValues"].join(", ")}`;
  return message ?? "is not valid";
}
