import { agents } from "../../generated/contract/agents.ts";
import { inputForms } from "../../generated/contract/input-forms.js";
import { moduleOperations, operations, type OperationId } from "../../generated/contract/operations.ts";
import type { ToolResult } from "../../generated/contract/types.ts";
import { methodValidators } from "../../generated/contract/validators/validators.ts";
import { AppError } from "../../src/base/error.ts";
import { toInputError } from "../../src/base/input-error.ts";
import { toSnakeInput } from "../../src/base/snake-input.ts";
import type { Exchange } from "../../src/http/exchange.ts";
import type { HttpDeps } from "../../src/http/http.ts";
import { parseEventId } from "../../src/run/follow/event-id.ts";
import { parseAgUiInput } from "../../src/run/intake/ag-ui-input.ts";
import { parseCause } from "../../src/run/intake/cause.ts";
import { parseRunInput } from "../../src/run/intake/input.ts";
import { normalise } from "../../src/run/intake/normalise.ts";
import { chooseExample } from "./choose.ts";

interface Given {
  query?: { deltas?: boolean; wait?: number };
  body?: unknown;
}

/** In place of handlers: what their rooms would refuse unseen is refused, the rest is asked of Prism. */
export function makeAnswers(prism: string): Pick<HttpDeps, "handlers" | "callMethod"> {
  const handlers = Object.values(operations).map(({ id, path }) => {
    const run = async (given: Given, ctx: Exchange): Promise<Response> => {
      const body = read(id, given.body);
      // The streams of the examples are those of the first run of a thread.
      if (streams.has(id) && parseEventId(ctx.header("last-event-id") || null, 1) === undefined)
        throw new AppError("INVALID_LAST_EVENT_ID");
      const { pathname, search, origin } = ctx.event.url;
      const answer = await ask(prism + pathname + search, {
        method: ctx.method === "HEAD" ? "GET" : ctx.method,
        prefer: ctx.header("prefer") ?? toPreference(id, given, chooseExample(path, ctx.method, body)),
        body,
      });
      return await toOwn(answer, origin);
    };
    return [id, { id, run }] as const;
  });
  return {
    handlers: Object.fromEntries(handlers),
    async callMethod(id, given) {
      const input = toSnakeInput(given);
      const fits = methodValidators[id].input;
      if (!fits(input)) {
        const { detail, ...correction } = toInputError(id, inputForms[id], input, fits.errors ?? []);
        throw new AppError("INVALID_ACTION_INPUT", correction, { detail });
      }
      const { path } = moduleOperations[id];
      const prefer = toPrefer(chooseExample(path, "POST", input));
      const answer = await ask(prism + path, { method: "POST", prefer, body: input });
      return (await answer.json()) as ToolResult;
    },
  };
}

/** The answer that belongs to what is asked, where Prism would take the one with the lowest status. */
function toPreference(id: OperationId, { query }: Given, example: string | undefined): string {
  if (query?.deltas === true) return toPrefer("deltas");
  const { status, asked } = operations[id];
  if (asked === undefined) return toPrefer(example);
  if (query?.[asked.query as "wait"] !== undefined) return `code=${asked.status}`;
  return [`code=${status}`, toPrefer(example)].filter(Boolean).join(", ");
}

const toPrefer = (example: string | undefined): string => (example === undefined ? "" : `example=${example}`);

const streams = new Set<string>(["runAgUi", "streamRunEvents"]);

/** The bodies that the server judges by rules of its own, in one spelling; the others have fitted their schema. */
function read(id: string, body: unknown): unknown {
  if (id === "createAttachment") return toForm((body as { file: File }).file);
  if (id !== "createRun" && id !== "runAgUi") return body;
  const input = id === "createRun" ? parseRunInput(body, agents.agents) : parseAgUiInput(body, agents.agents).input;
  if (input !== undefined) parseCause(input);
  return id === "createRun" ? input : normalise(body);
}

interface Question {
  method: string;
  prefer?: string;
  body: unknown;
}

async function ask(url: string, { method, prefer = "", body }: Question): Promise<Response> {
  const headers = new Headers({ authorization: "Bearer mock" });
  if (prefer !== "") headers.set("prefer", prefer);
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers.set("content-type", "application/json");
  const sent = body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) };
  const request = () => fetch(url, { method, headers, ...sent });
  // Prism closes connections that are idle, also while the next request is on its way. It keeps nothing, so asking
  // again is safe.
  const answer = await request().catch(request);
  const type = answer.headers.get("content-type");
  return new Response(answer.status === 204 ? null : await answer.arrayBuffer(), {
    status: answer.status,
    headers: type === null ? {} : { "content-type": type },
  });
}

/** Images of the examples have addresses of a server on this machine; a page loads them from where it came from. */
async function toOwn(answer: Response, origin: string): Promise<Response> {
  if (!answer.headers.get("content-type")?.startsWith("application/json")) return answer;
  const { status, headers } = answer;
  return new Response((await answer.text()).replaceAll("http://localhost:8787/", `${origin}/`), { status, headers });
}

function toForm(file: File): FormData {
  const form = new FormData();
  form.set("file", file);
  return form;
}
