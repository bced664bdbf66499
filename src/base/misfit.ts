import type { ValidationError } from "../../generated/contract/validators/validators.ts";

const most = 5;

/** A validator's findings in one line for a model or a person at a terminal: `mode: must be one of day, range, event`. */
export function describeMisfit(errors: readonly ValidationError[] | null | undefined): string {
  return (errors ?? []).slice(0, most).map(describe).join("; ").slice(0, 1000);
}

function describe({ instancePath, keyword, params, message }: ValidationError): string {
  const path = instancePath.slice(1).replaceAll("/", ".");
  const inside = (name: unknown) => `${path === "" ? "" : `${path}.`}${String(name)}`;
  switch (keyword) {
    case "required":
      return `${inside(params["missingProperty"])}: is required`;
    case "additionalProperties":
      return `${inside(params["additionalProperty"])}: is not known here`;
    case "discriminator":
      return `${inside(params["tag"])}: is missing or none of the known values`;
    case "enum":
      return `${path || "input"}: must be one of ${[params["allowedValues"]].flat().join(", ")}`;
    default:
      return `${path || "input"}: ${message ?? "does not fit"}`;
  }
}
