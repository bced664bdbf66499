import type { ValidationError } from "../../generated/contract/validators/validators.ts";

const maxLength = 180;

/** A validator's findings as sentences that name their field: `content.people.0.name: is required`. */
export function toProblems(errors: readonly ValidationError[], lines: Readonly<Record<string, string>>): string[] {
  const kept = errors.filter((error) => !isUnion(error) && !isOutdone(error, errors));
  // Forms of a union that only lack a key each: name the keys together, as the choice they are.
  const choices = Map.groupBy(
    kept.filter((error) => error.keyword === "required" && isBranch(error, errors)),
    ({ instancePath }) => instancePath,
  );
  const problems = kept.flatMap((error) => {
    const choice = choices.get(error.instancePath);
    if (!choice?.includes(error)) return [`${fieldOf(error)}: ${toMessage(error, lines)}`];
    return choice[0] === error
      ? [
          `${toPath(error.instancePath)}: needs ` +
            `${[...new Set(choice.map(({ params }) => params["missingProperty"]))].join(" or ")}`,
        ]
      : [];
  });
  return problems.map((problem) => problem.slice(0, maxLength));
}

const isUnion = ({ keyword, params }: ValidationError): boolean =>
  (keyword === "oneOf" || keyword === "anyOf") && !params["passingSchemas"];
const isBranch = ({ instancePath }: ValidationError, errors: readonly ValidationError[]): boolean =>
  errors.some((other) => isUnion(other) && other.instancePath === instancePath);

/**
 * Of the forms of a union, the one that got furthest was meant: a missing key or a wrong type says little beside it.
 */
function isOutdone(error: ValidationError, errors: readonly ValidationError[]): boolean {
  if (!isWeak(error) || !isBranch(error, errors)) return false;
  const peers = errors.filter(
    ({ instancePath }) => instancePath === error.instancePath || instancePath.startsWith(`${error.instancePath}/`),
  );
  return (
    peers.some((other) => !isUnion(other) && (other.instancePath !== error.instancePath || !isWeak(other))) ||
    isNull(error)
  );
}

const isNull = ({ keyword, params }: ValidationError): boolean => keyword === "type" && params["type"] === "null";
const isWeak = ({ keyword }: ValidationError): boolean => keyword === "required" || keyword === "type";

function fieldOf({ keyword, params, instancePath }: ValidationError): string {
  const member =
    keyword === "required"
      ? params["missingProperty"]
      : keyword === "additionalProperties"
        ? params["additionalProperty"]
        : undefined;
  return toPath(typeof member === "string" ? `${instancePath}/${member.slice(0, 60)}` : instancePath);
}

const toPath = (pointer: string): string =>
  pointer.slice(1).replaceAll("/", ".").replaceAll("~1", "/").replaceAll("~0", "~") || "input";

function toMessage(
  { keyword, params, message, instancePath }: ValidationError,
  lines: Readonly<Record<string, string>>,
): string {
  switch (keyword) {
    case "required":
      return "is required";
    case "additionalProperties":
      return "is not known here";
    case "enum":
      return `must be one of ${[params["allowedValues"]].flat().join(", ")}`;
    case "const":
      return `must be ${String(params["allowedValue"])}`;
    case "pattern":
    case "format": {
      // A pattern is not for reading; the field's own line says the same in words.
      const line = lines[instancePath.slice(1)];
      return line === undefined ? "does not have the right form" : `must be ${line.replace(/ optional$/, "")}`;
    }
    case "minProperties":
      return "has too few fields";
    case "not":
      return "has fields that cannot stand together, or too few";
    case "oneOf":
      return "fits more than one form";
    default:
      return message ?? "does not fit";
  }
}
