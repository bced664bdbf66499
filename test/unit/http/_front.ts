import type { ErrorCode } from "../../../generated/contract/errors.ts";
import { moduleOperations, operations as specified } from "../../../generated/contract/operations.ts";
import type { Validator } from "../../../generated/contract/validators/validators.ts";
import { makeAuth } from "../../../src/auth/auth.ts";
import { systemClock } from "../../../src/base/clock.ts";
import { makeLog } from "../../../src/base/log.ts";
import type { OperationEntry } from "../../../src/http/contract.ts";
import type { OperationContext, Rooms } from "../../../src/http/define.ts";
import { makeHttp, type HttpDeps } from "../../../src/http/http.ts";
import { people } from "../auth/_people.ts";

type Run = (request: { path: unknown; query: unknown; body: unknown }, ctx: OperationContext) => Promise<unknown>;

const common = specified.createRun.errors.filter((code) => code !== "RATE_LIMITED");

const entry = (
  id: string,
  method: OperationEntry["method"],
  path: string,
  more: Partial<OperationEntry> = {},
): OperationEntry => ({
  id,
  method,
  path,
  auth: "user",
  planned: false,
  status: 200,
  body: "none",
  bodyLimit: more.body === undefined ? 0 : 262_144,
  response: "json",
  errors: common,
  ...more,
});

const methodErrors = Object.values(moduleOperations).flatMap((spec) => spec.errors);

const operations = Object.fromEntries(
  [
    entry("ping", "GET", "/ping", { auth: "none" }),
    entry("page", "GET", "/page", { auth: "none", errors: [...common, "RATE_LIMITED"] }),
    entry("list", "GET", "/list", { response: "lines" }),
    entry("watch", "GET", "/watch", { response: "sse" }),
    entry("echo", "POST", "/echo", { body: "json", status: 201 }),
    entry("item", "GET", "/items/{id}"),
    entry("drop", "DELETE", "/items/{id}", { status: 204, response: "none" }),
    entry("createRun", "POST", "/runs", {
      body: "json",
      planned: true,
      tooLarge: "RunAgentInput payload exceeds size limit",
    }),
  ].map((spec) => [spec.id, spec]),
);

/** Takes objects with a text `name` and, perhaps, anything under `more`. */
const echoBody: Validator<unknown> = (body): body is unknown => {
  const errors = [];
  if (typeof body !== "object" || body === null)
    errors.push({ instancePath: "", schemaPath: "", keyword: "type", params: {}, message: "must be object" });
  else {
    if (!("name" in body))
      errors.push({ instancePath: "", schemaPath: "", keyword: "required", params: { missingProperty: "name" } });
    for (const key of Object.keys(body)) {
      if (key !== "name" && key !== "more")
        errors.push({
          instancePath: "",
          schemaPath: "",
          keyword: "additionalProperties",
          params: { additionalProperty: key },
        });
    }
  }
  echoBody.errors = errors;
  return errors.length === 0;
};

/** A front door with eight operations and one method behind it, and everything it logged. */
export function front(
  options: { handlers?: Record<string, Run> } & Partial<
    Pick<HttpDeps, "callMethod" | "corsOrigins" | "underWay" | "limits" | "answers">
  > = {},
) {
  const lines: string[] = [];
  const { users, rows } = people();
  const auth = makeAuth({ secret: "s".repeat(40), signer: { kind: "local" }, users, clock: systemClock });
  const handlers: Record<string, Run> = {
    ping: async () => ({ pong: true }),
    page: async () => ({ page: true }),
    echo: async ({ body }) => body,
    item: async ({ path, query }, ctx) => ({ path, query, caller: ctx.caller.subject }),
    drop: async () => undefined,
    ...options.handlers,
  };
  const http = makeHttp({
    contract: {
      operations,
      moduleOperations: {
        "skills.read": {
          id: "skills.read",
          path: "/modules/skills/read",
          planned: false,
          bodyLimit: 262_144,
          errors: methodErrors,
        },
        "calendar.read": {
          id: "calendar.read",
          path: "/modules/calendar/read",
          planned: true,
          bodyLimit: 262_144,
          errors: methodErrors,
        },
      },
      validators: { echo: { body: echoBody } },
    },
    handlers: Object.fromEntries(Object.entries(handlers).map(([id, run]) => [id, { id, run }])),
    callMethod:
      options.callMethod ??
      (async (id, input, call) =>
        ({
          status: "ok",
          data: { id, input, owner: call.ownerId },
          warnings: [],
          error: null,
          meta: { duration_ms: 0 },
        }) as never),
    rooms: { auth, version: "0.0.0" } as Rooms,
    log: makeLog({ level: "debug", destination: { write: (line) => void lines.push(line) } }),
    corsOrigins: options.corsOrigins ?? [],
    answers: options.answers,
    ...(options.underWay === undefined ? {} : { underWay: options.underWay }),
    ...(options.limits === undefined ? {} : { limits: options.limits }),
  });
  const token = auth.mintUserToken("alice");
  return {
    http,
    auth,
    rows,
    lines,
    token,
    send: async (method: string, path: string, init: RequestInit & { anonymous?: boolean } = {}) =>
      await http.request(path, {
        ...init,
        method,
        headers: {
          ...(init.anonymous ? {} : { authorization: `Bearer ${await token}` }),
          ...(init.headers as Record<string, string>),
        },
      }),
    records: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}

export const json = (body: unknown): RequestInit => ({
  body: typeof body === "string" ? body : JSON.stringify(body),
  headers: { "content-type": "application/json" },
});

export async function problemOf(response: Response): Promise<{
  status: number;
  code: ErrorCode;
  detail?: string;
  errors?: unknown;
  request_id: string;
  tool_error?: unknown;
}> {
  if (response.headers.get("content-type") !== "application/problem+json")
    throw new Error(`not a problem: ${response.status} ${await response.text()}`);
  return (await response.json()) as never;
}
