import type { H3Event } from "h3";
import { errors } from "../../generated/contract/errors.ts";
import type { MethodId } from "../../generated/contract/methods.ts";
import { fingerprintCall } from "../base/canonical.ts";
import { AppError } from "../base/error.ts";
import type { Log } from "../base/log.ts";
import { splitMethodId } from "../base/method-id.ts";
import type { CallUnderWay, SentCall } from "../domain/tool-call.ts";
import type { Perform } from "../modules/perform.ts";
import type { RequestFacts } from "../usage/usage.ts";
import { assertAcceptable } from "./accept.ts";
import { answerEmpty, answerJson, answerProblem, answerResponse, answerStream } from "./answer.ts";
import type { Contract, Handlers, OperationEntry } from "./contract.ts";
import type { Rooms } from "./define.ts";
import { Exchange } from "./exchange.ts";
import { makeCors } from "./headers.ts";
import {
  assertBody,
  readBytes,
  refuseDeclaredSize,
  toJson,
  toPath,
  toQuery,
  type SizeRule,
  type Validators,
} from "./input.ts";
import type { Limits } from "./limits.ts";
import { toToolError } from "./problem.ts";
import { makeRoutes, type Match, type Route } from "./routes.ts";
import { EventStream } from "./sse.ts";
import { toTask, type NamedTask } from "./task.ts";
import { receiveForm } from "./upload.ts";

export interface PipelineDeps {
  contract: Contract;
  handlers: Handlers;
  callMethod: Perform;
  rooms: Rooms;
  log: Log;
  corsOrigins: readonly string[];
  /**
   * What the tool room of this process knows of this call, if it has sent it and waits for its answer. Absent at a door
   * where its children do not call: there the credential of a run opens nothing.
   */
  underWay?(call: SentCall): CallUnderWay | undefined;
  /** Without them requests are not counted: children of this process call as often as their run needs. */
  limits?: Limits;
  /** Told of every request that has been answered. */
  countRequest?(request: RequestFacts): void;
}

interface OperationTarget {
  spec: OperationEntry;
  validators: Validators;
  isLimited: boolean;
  run: ((request: unknown, ctx: unknown) => Promise<unknown>) | undefined;
}

interface MethodTarget extends SizeRule {
  methodId: string;
  planned: boolean;
}

type Target = OperationTarget | MethodTarget;

/**
 * One request, in this order: route, declared size, who asks, how often, what it can read, size, is it built, content
 * type, JSON, parameters, body, handler. A form with a file is read last, when everything else is in order. Whatever is
 * thrown on the way becomes a problem document here and nowhere else.
 */
export function makePipeline({
  contract,
  handlers,
  callMethod,
  rooms,
  log,
  corsOrigins,
  underWay = () => undefined,
  limits,
  countRequest,
}: PipelineDeps): (event: H3Event) => Promise<Response> {
  const route = makeRoutes(toRoutes(contract, handlers));
  const cors = makeCors(corsOrigins);
  const hasCors = corsOrigins.length > 0;

  return async function handle(event) {
    const exchange = new Exchange(event, rooms, log);
    if (hasCors) exchange.addHeaders(cors.answer(exchange.header("origin")));
    let match: Match<Target> | undefined;
    let response: Response;
    try {
      match = route(event.url.pathname);
      response = await answer(exchange, match);
    } catch (reason) {
      response = fail(exchange, AppError.from(reason), match);
    }
    record(exchange, response.status);
    return response;
  };

  async function answer(exchange: Exchange, match: Match<Target> | undefined): Promise<Response> {
    if (match === undefined) {
      await limits?.countAddress(exchange);
      throw new AppError("NOT_FOUND");
    }
    exchange.route = match.template;
    const { method } = exchange;
    const target = match.methods.get(method) ?? (method === "HEAD" ? match.methods.get("GET") : undefined);
    if (target === undefined) return answerOther(exchange, match);
    return await ("spec" in target ? operate(exchange, target, match) : call(exchange, target));
  }

  /** Answers OPTIONS, and refuses what the path does not know. */
  function answerOther(exchange: Exchange, match: Match<Target>): Response {
    const allowed = [...match.methods.keys(), ...(match.methods.has("GET") ? ["HEAD"] : []), "OPTIONS"].join(", ");
    if (exchange.method !== "OPTIONS") {
      exchange.addHeaders([["allow", allowed]]);
      throw new AppError("METHOD_NOT_ALLOWED", {}, { detail: `This path answers ${allowed}.` });
    }
    if (exchange.header("access-control-request-method") !== null)
      exchange.headers = cors.preflight(exchange.header("origin"), allowed);
    exchange.addHeaders([["allow", allowed]]);
    return answerEmpty(exchange, 204);
  }

  async function operate(
    exchange: Exchange,
    { spec, validators, isLimited, run }: OperationTarget,
    match: Match<Target>,
  ): Promise<Response> {
    const isForm = spec.body === "multipart";
    const hasBody = spec.body !== "none" && !isForm;
    if (hasBody || isForm) refuseDeclaredSize(exchange, spec);
    if (spec.auth === "user") {
      exchange.knownCaller = await identify(exchange, () => rooms.auth.user(exchange.header("authorization")));
      assertAcceptable(exchange.header("accept"), spec.response);
    } else if (isLimited) await limits?.countAddress(exchange);
    const bytes = hasBody ? await readBytes(exchange, spec) : undefined;
    if (run === undefined) throw new AppError("NOT_YET_AVAILABLE");
    const body = bytes === undefined ? undefined : toJson(exchange, bytes, { anyNumber: spec.body === "raw" });
    const path = toPath(match.values, validators.path);
    const query = toQuery(exchange.event.url.search, validators.query);
    if (hasBody) assertBody(body, validators.body);
    const form = isForm ? await receiveForm(exchange, spec) : undefined;
    const request = { path, query, body: form ?? body };
    if (spec.response === "sse") return await follow(exchange, () => run(request, exchange));
    const result = await run(request, exchange);
    if (result instanceof Response) return answerResponse(exchange, result);
    return result === undefined ? answerEmpty(exchange, spec.status) : answerJson(exchange, spec.status, result);
  }

  /** The user's place for a stream is taken before the handler does anything, and given back when it is over. */
  async function follow(exchange: Exchange, run: () => Promise<unknown>): Promise<Response> {
    const leave = limits?.openStream(exchange.caller.userId) ?? (() => {});
    try {
      const result = await run();
      if (!(result instanceof EventStream)) {
        leave();
        return answerResponse(exchange, result as Response);
      }
      // A client that is gone before the stream begins never lets it end.
      exchange.signal.addEventListener("abort", leave, { once: true });
      if (!exchange.wantsBody || exchange.signal.aborted) leave();
      return answerStream(exchange, result.until(leave));
    } catch (reason) {
      leave();
      throw reason;
    }
  }

  async function call(exchange: Exchange, target: MethodTarget): Promise<Response> {
    const { methodId, planned } = target;
    refuseDeclaredSize(exchange, target);
    const caller = await identify(exchange, () => rooms.auth.credential(exchange.header("authorization")));
    const bytes = await readBytes(exchange, target);
    if (!caller.methods.has(methodId)) throw new AppError("ACTION_NOT_ALLOWED");
    if (planned) throw new AppError("NOT_YET_AVAILABLE");
    const input = toJson(exchange, bytes);
    toQuery(exchange.event.url.search, undefined);
    const task = toTask(exchange, caller.purpose);
    const made = task && { ...task, ...findUnderWay(exchange, task, { ownerId: caller.userId, methodId, input }) };
    const result = await callMethod(methodId as MethodId, input, {
      ownerId: caller.userId,
      timezone: caller.timezone ?? "UTC",
      task: made,
      requestId: exchange.requestId,
      signal: exchange.signal,
    });
    return answerJson(exchange, 200, result);
  }

  /**
   * A credential by itself permits nothing: the whitelist, the gate and the person who approves have judged one call,
   * and a process that has got hold of the credential can at most make that same call again (R32).
   */
  function findUnderWay(
    exchange: Exchange,
    { id: taskId, attempt, toolCallId }: NamedTask,
    { ownerId, methodId, input }: { ownerId: string; methodId: string; input: unknown },
  ): CallUnderWay {
    const found = underWay({ ownerId, taskId, attempt, toolCallId, callHash: fingerprintCall(methodId, input) });
    if (found !== undefined) return found;
    log.warn("the credential of a run was used for a call that its run has not made", {
      request_id: exchange.requestId,
      task_id: taskId,
      tool: methodId,
    });
    throw new AppError("ACTION_NOT_ALLOWED");
  }

  /** A request without a valid token is counted by address: guessing tokens is limited too. */
  async function identify<Found extends { readonly userId: string }>(
    exchange: Exchange,
    find: () => Found | Promise<Found>,
  ): Promise<Found> {
    let caller: Found;
    try {
      const found = find();
      caller = found instanceof Promise ? await found : found;
    } catch (reason) {
      if (AppError.from(reason).status === 401) await limits?.countAddress(exchange);
      throw reason;
    }
    exchange.callerId = caller.userId;
    await limits?.countUser(exchange, caller.userId);
    return caller;
  }

  function fail(exchange: Exchange, error: AppError, match: Match<Target> | undefined): Response {
    if (error.status >= 500 && error.code !== "NOT_YET_AVAILABLE") {
      log.error("request failed", {
        request_id: exchange.requestId,
        route: exchange.route,
        error_code: error.code,
        cause: error.cause ?? error,
      });
    }
    const target = match?.methods.get(exchange.method);
    if (target === undefined || "spec" in target || !errors[error.code].scope.includes("tool"))
      return answerProblem(exchange, error);
    return answerProblem(exchange, error, { tool_error: toToolError(error, splitMethodId(target.methodId)) });
  }

  function record(exchange: Exchange, status: number): void {
    const fields: RequestFacts & Record<string, unknown> = {
      request_id: exchange.requestId,
      method: exchange.method,
      route: exchange.route,
      status,
      duration_ms: Math.round((performance.now() - exchange.startedAt) * 100) / 100,
      caller: exchange.callerId,
    };
    if (exchange.errorCode !== undefined) fields["error_code"] = exchange.errorCode;
    log.plain("request", fields);
    countRequest?.(fields);
  }
}

function toRoutes({ operations, moduleOperations, validators }: Contract, handlers: Handlers): Route<Target>[] {
  const routes: Route<Target>[] = Object.values(operations).map((spec) => ({
    method: spec.method,
    template: spec.path,
    target: {
      spec,
      validators: validators[spec.id] ?? {},
      isLimited: spec.errors.includes("RATE_LIMITED"),
      // Each handler is typed by its own operation; here they are all alike, and the validators have made sure of the
      // rest.
      run: spec.planned ? undefined : (handlers[spec.id]?.run as OperationTarget["run"]),
    },
  }));
  for (const { id, path, planned, bodyLimit } of Object.values(moduleOperations)) {
    routes.push({ method: "POST", template: path, target: { methodId: id, planned, bodyLimit } });
  }
  return routes;
}
