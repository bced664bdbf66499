import type { ErrorObject } from "ajv";
import { keysOf } from "../load.ts";
import { nearest } from "../nearest.ts";
import type { Path } from "../source.ts";
import { pointerPath } from "./context.ts";

/** What is wrong with a value, where exactly, and what to do. Needs `verbose`: that tells which names there are. */
export function toFault(error: ErrorObject): { path: Path; message: string } {
  const path = pointerPath(error.instancePath);
  const { params, parentSchema, data, message = "does not fit" } = error;
  switch (error.keyword) {
    case "required":
      return { path, message: `${message}: add it` };
    case "additionalProperties": {
      const name = String(params["additionalProperty"]);
      const known = keysOf((parentSchema as { properties?: unknown } | undefined)?.properties);
      const advice = nearest(name, known) || "; leave it out";
      return { path: [...path, name], message: `${message} (${name})${advice}` };
    }
    case "enum": {
      const values = (params["allowedValues"] as unknown[]).map((value) => JSON.stringify(value));
      return { path, message: `must be one of ${values.join(", ")}, not ${JSON.stringify(data)}` };
    }
    case "const":
      return { path, message: `must be ${JSON.stringify(params["allowedValue"])}, not ${JSON.stringify(data)}` };
    case "discriminator": {
      const { tag, tagValue } = params as { tag: string; tagValue: unknown };
      const told = tagValue === undefined ? "is missing" : `is ${JSON.stringify(tagValue)}`;
      return { path: [...path, tag], message: `${tag} ${told}, and must be that of one of the kinds there are` };
    }
    default: {
      const extra = Object.values(params as Record<string, unknown>)
        .flat()
        .join(", ");
      return { path, message: extra === "" || message.includes(extra) ? message : `${message} (${extra})` };
    }
  }
}
