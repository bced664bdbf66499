import { moduleOperations, operations } from "../../generated/contract/operations.ts";
import { ToolResult } from "../../generated/contract/validators/schemas.js";
import { operationValidators } from "../../generated/contract/validators/validators.ts";
import { operationHandlers } from "../../generated/wiring/operations.ts";
import type { Config } from "../base/config.ts";
import { makeHttp, makeLimits, type HttpDeps } from "../http/http.ts";
import type { Usage } from "../usage/usage.ts";

interface DoorOptions extends Pick<HttpDeps, "rooms" | "callMethod" | "underWay" | "answers" | "log"> {
  config: Config;
  metrics: Usage["metrics"];
}

/** What requests come in by: one for people and their apps, one for children of this process, one for probes. */
export function makeDoors({ config, metrics, underWay, ...rest }: DoorOptions) {
  const front = { ...rest, countStream: metrics.openStream, countRequest: metrics.countRequest };
  const { getHealth, getReady, getMetrics } = operations;
  return {
    http: makeHttp({
      ...front,
      contract: { operations, moduleOperations, validators: operationValidators },
      handlers: operationHandlers,
      corsOrigins: config.corsOrigins,
      challenges: { callMcp: rest.rooms.mcp.challenge },
      limits: makeLimits(config),
    }),
    /** Nothing but the module operations is behind it. */
    inner: makeHttp({
      ...front,
      contract: { operations: {}, moduleOperations, validators: {} },
      handlers: {},
      corsOrigins: [],
      underWay,
    }),
    health: makeHttp({
      ...front,
      contract: { operations: { getHealth, getReady, getMetrics }, moduleOperations: {}, validators: {} },
      handlers: operationHandlers,
      corsOrigins: [],
    }),
  };
}

/** Large, and of no use to a server that trusts itself. */
export const loadAnswers = async () => ({
  ...(await import("../../generated/contract/validators/answers.js")),
  ToolResult,
});
