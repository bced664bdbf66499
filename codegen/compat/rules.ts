import type { Schema } from "../load.ts";
import type { Side } from "./sides.ts";

export interface Change {
  action: "add" | "remove" | "replace";
  /** `required`, `enum`, `maxLength` …; `property`, `operation`, `parameter`, `error` for an entry of such a map. */
  what: string;
  before: unknown;
  after: unknown;
  /** Around it, as it was. */
  was: Schema;
}

/** The rule that a change breaks, in words; undefined where everybody goes on as before. */
export function findBrokenRule(change: Change, sides: ReadonlySet<Side>): string | undefined {
  const { action, what, before, after, was } = change;
  const taken = sides.has("request") || sides.has("stored");
  switch (what) {
    case "operation":
      return action === "remove" ? "an operation stays where it is" : undefined;
    case "response":
      return action === "remove" ? "a success keeps its status and its media type" : undefined;
    case "error":
      if (action === "add") return undefined;
      return action === "remove" ? "a code that clients handle stays" : "a code keeps its status";
    case "parameter":
      if (action === "remove") return "a parameter that clients send stays";
      return action === "add" && (after as Schema).required === true ? "a new parameter is optional" : undefined;
    case "property":
      if (action !== "remove") return undefined;
      return taken && !sides.has("answer")
        ? "a field that is sent is still taken"
        : "a field that is read is still there";
    case "required":
      if (before === false || action === "add") return taken ? "a field becomes required for nobody" : undefined;
      return sides.has("answer") ? "a field that was always there is still there" : undefined;
    case "enum":
    case "oneOf":
    case "anyOf":
      return action !== "add" && taken ? "what was taken is still taken" : undefined;
    case "type":
    case "const":
      if (isSpelled(was) && action !== "replace") return undefined;
      return action === "remove" && !sides.has("answer") ? undefined : "a field keeps its type";
    case "security":
      return action === "remove" ? "who was let in is let in" : undefined;
    case "pattern":
      // Nobody can tell from two patterns which of them takes more.
      return taken && action === "replace" ? "a pattern of what is taken stays as it is" : narrower();
    default:
      return narrower();
  }

  function narrower(): string | undefined {
    return taken && isNarrower(change) ? "a limit becomes no narrower" : undefined;
  }
}

/** Values that were spelled out may become a type that holds them. */
const isSpelled = (was: Schema): boolean => "const" in was || "enum" in was;

const upper = new Set(["maxLength", "maxItems", "maximum", "maxProperties", "maxContains", "exclusiveMaximum"]);
const lower = new Set(["minLength", "minItems", "minimum", "minProperties", "minContains", "exclusiveMinimum"]);
const closed = new Set([
  "pattern",
  "format",
  "contains",
  "prefixItems",
  "uniqueItems",
  "multipleOf",
  "not",
  "propertyNames",
]);

function isNarrower({ action, what, before, after, was }: Change): boolean {
  if (action === "remove" || isSpelled(was)) return false;
  if (upper.has(what)) return action === "add" || Number(after) < Number(before);
  if (lower.has(what)) return action === "add" ? Number(after) > 0 : Number(after) > Number(before);
  if (what === "additionalProperties") return after === false;
  return closed.has(what);
}
