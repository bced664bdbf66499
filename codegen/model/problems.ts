import type { Schema } from "../load.ts";
import type { ErrorModel } from "../model.ts";

/**
 * One answer per status with an example per code. Operations that fail alike share it, or the document would double.
 */
export function makeProblemResponses(errors: ErrorModel[]) {
  const catalogue = new Map(errors.map((error) => [error.code, error]));
  const shared = new Map<string, Schema>();
  return {
    answering(codes: string[]): Schema {
      const byStatus = Map.groupBy(
        codes.flatMap((code) => catalogue.get(code) ?? []),
        ({ status }) => String(status),
      );
      const answers = [...byStatus].map(([status, list]): [string, Schema] => {
        const name = list.map(({ code }) => code).join(".");
        if (!shared.has(name)) shared.set(name, problemResponse(list));
        return [status, { $ref: `#/components/responses/${name}` }];
      });
      return Object.fromEntries(answers);
    },
    named: (): Schema => Object.fromEntries([...shared].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

const problemResponse = (list: ErrorModel[]): Schema => ({
  description: list.map(({ code, title }) => `${code}: ${title}`).join(" "),
  content: {
    "application/problem+json": {
      schema: { $ref: "#/$defs/Problem" },
      examples: Object.fromEntries(
        list.toSorted(byGenerality).map((error) => [error.code, { value: problemExample(error) }]),
      ),
    },
  },
});

/** Prism answers with the first: what is wrong with a request at large comes before what is wrong with one case. */
const general = [
  "INVALID_REQUEST",
  "INVALID_RUN_INPUT",
  "INVALID_ACTION_INPUT",
  "VALIDATION_FAILED",
  "RATE_LIMITED",
  "SERVICE_UNAVAILABLE",
];
const rank = ({ code }: ErrorModel): number => (general.includes(code) ? general.indexOf(code) : general.length);
const byGenerality = (a: ErrorModel, b: ErrorModel): number => rank(a) - rank(b);

/** What the server says beyond the catalogue, by code. */
const said: Readonly<Record<string, Schema>> = {
  INVALID_REQUEST: { detail: "limit must be >= 1.", errors: [{ path: "limit", message: "must be >= 1" }] },
  VALIDATION_FAILED: { errors: [{ path: "/timezone", message: "must be string" }] },
  INVALID_RUN_INPUT: { detail: "threadId must be a valid UUID" },
  INVALID_ACTION_INPUT: { detail: "mode: must be one of day, range, event" },
  MALFORMED_JSON: { detail: "The body is not valid JSON." },
  JSON_TOO_DEEP: { detail: "The body is nested deeper than 64 levels." },
  INVALID_TEXT: { detail: "The body holds a NUL or half of a surrogate pair." },
  UNSUPPORTED_MEDIA_TYPE: { detail: "The body must be application/json in UTF-8." },
  NOT_ACCEPTABLE: { detail: "This operation answers with application/json." },
  JOB_SCHEDULE_INVALID: { detail: "expression: never fires" },
  RATE_LIMITED: { retry_after_seconds: 15 },
  TOO_MANY_RUNS: { retry_after_seconds: 5 },
  TOO_MANY_STREAMS: { retry_after_seconds: 5 },
};

const problemExample = ({ code, title, status }: ErrorModel) => {
  const { detail, ...more } = said[code] ?? {};
  return {
    type: `urn:accord:error:${code}`,
    title,
    status,
    code,
    ...(detail === undefined ? {} : { detail }),
    request_id: "req_01JZ8Q5M3V7K2H4N6P8R0T2W4Y",
    ...more,
  };
};
