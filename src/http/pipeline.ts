import type { H3Event } from "h3";
import { errors, type ErrorCode } from "../../generated/contract/errors.ts";
import type { MethodId } from "../../generated/contract/methods.ts";
import type { Caller, MethodCaller } from "../auth/auth.ts";
import { fingerprintCall } from "../base/canonical.ts";
import { AppError } from "../base/error.ts";
import type { Log } from "../base/log.ts";
import { splitMethodId } from "../base/method-id.ts";
import { isTracing, traced, traceParentOf } from "../base/trace.ts";
import type { CallUnderWay, SentCall } from "../domain/tool-call.ts";
import type { Perform } from "../modules/perform.ts";
import type { RequestFacts } from "../usage/usage.ts";
import { assertAcceptable } from "./accept.ts";
import { answerEmpty, answerJson, answerProblem, answerResponse, answerStream } from "./answer.ts";
import type { Contract, Handlers, OperationEntry } from "./contract.ts";
import { Asked, type Rooms } from "./define.ts";
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
import { toOpenAiError, toToolError } from "./problem.ts";
import { makePromises, type AnswerValidators } from "./promises.ts";
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
  /** What a 401 of these operations says of how to sign in. */
  challenges?: Readonly<Record<string, () => string>>;
  /** With them every answer is judged before it leaves. */
  answers?: AnswerValidators | undefined;
  /** Told of every stream that begins; the answer is called when it is over. */
  countStream?(): () => void;
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
  errors: readonly ErrorCode[];
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
  underWay,
  limits,
  challenges,
  answers,
  countStream,
  countRequest,
}: PipelineDeps): (event: H3Event) => Promise<Response> {
  const route = makeRoutes(toRoutes(contract, handlers));
  const cors = makeCors(corsOrigins);
  const hasCors = corsOrigins.length > 0;
  const promises = makePromises({ validators: answers, log });

  return (event) => {
    const exchange = new Exchange(event, rooms, log);
    if (!isTracing()) return handle(exchange);
    const parent = traceParentOf((name) => exchange.header(name));
    return traced(exchange.method, { kind: "server", parent }, async (span) => {
      const response = await handle(exchange);
      span.rename(`${exchange.method} ${exchange.route}`);
      span.set({
        "http.request.method": exchange.method,
        "http.route": exchange.route,
        "http.response.status_code": response.status,
        "accord.request_id": exchange.requestId,
      });
      if (response.status >= 500) span.fail(exchange.errorCode ?? String(response.status));
      return response;
    });
  };

  async function handle(exchange: Exchange): Promise<Response> {
    if (hasCors) exchange.addHeaders(cors.answer(exchange.header("origin")));
    let match: Match<Target> | undefined;
    let response: Response;
    try {
      match = route(exchange.event.url.pathname);
      response = await answer(exchange, match);
    } catch (reason) {
      response = fail(exchange, AppError.from(reason), match);
    }
    record(exchange, response.status);
    return response;
  }

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
    const challenge = challenges?.[spec.id];
    if (challenge !== undefined) exchange.challenge = challenge();
    const isForm = spec.body === "multipart";
    const hasBody = spec.body !== "none" && !isForm;
    if (hasBody || isForm) refuseDeclaredSize(exchange, spec);
    if (spec.auth === "user" || spec.auth === "admin" || spec.auth === "ticket") {
      exchange.knownCaller = await identify(exchange, () =>
        spec.auth === "ticket" ? admit(exchange) : rooms.auth.user(exchange.header("authorization")),
      );
      if (spec.auth === "admin") assertAdmin(exchange);
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
    if (spec.response === "sse" || spec.holds) return await follow(exchange, spec, () => run(request, exchange));
    const isAsked = spec.asked !== undefined && query?.[spec.asked.query] !== undefined;
    const result = await (isAsked ? waiting(exchange, () => run(request, exchange)) : run(request, exchange));
    if (result instanceof Asked) {
      promises.answer(`${spec.id}_asked`, result.value);
      return answerJson(exchange, spec.asked?.status ?? spec.status, result.value);
    }
    if (result instanceof Response) return answerResponse(exchange, judged(spec, result));
    if (result === undefined) return answerEmpty(exchange, spec.status);
    promises.answer(spec.id, result);
    return answerJson(exchange, spec.status, result);
  }

  function judged(spec: OperationEntry, response: Response): Response {
    if (answers === undefined || spec.response !== "lines" || response.body === null) return response;
    return new Response(promises.lines(spec.id, response.body), response);
  }

  /** The user's place for a stream is taken before the handler does anything, and given back when it is over. */
  async function follow(exchange: Exchange, spec: OperationEntry, run: () => Promise<unknown>): Promise<Response> {
    const giveBack = limits?.openStream(exchange.caller.userId);
    const uncount = countStream?.();
    const leave = (): void => {
      giveBack?.();
      uncount?.();
    };
    try {
      const result = await run();
      if (!(result instanceof EventStream)) {
        leave();
        if (result instanceof Response) return answerResponse(exchange, result);
        promises.answer(spec.id, result);
        return answerJson(exchange, spec.status, result);
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

  /** A request that waits holds a connection as a stream does, and counts as one. */
  async function waiting(exchange: Exchange, run: () => Promise<unknown>): Promise<unknown> {
    const leave = limits?.openStream(exchange.caller.userId) ?? (() => {});
    try {
      return await run();
    } finally {
      leave();
    }
  }

  async function call(exchange: Exchange, target: MethodTarget): Promise<Response> {
    const { methodId, planned } = target;
    refuseDeclaredSize(exchange, target);
    const caller = await identify(exchange, () => findMethodCaller(exchange));
    exchange.actsAs = caller.methods === undefined ? "user" : caller.purpose;
    const bytes = await readBytes(exchange, target);
    if (caller.methods && !caller.methods.has(methodId)) throw new AppError("ACTION_NOT_ALLOWED");
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
    promises.answer("ToolResult", result);
    return answerJson(exchange, 200, result);
  }

  /** At the door of its children a process takes nothing but credentials: nobody else has a reason to knock there. */
  function findMethodCaller(exchange: Exchange): Promise<MethodCaller> {
    const authorization = exchange.header("authorization");
    return underWay === undefined ? rooms.auth.methodCaller(authorization) : rooms.auth.credential(authorization);
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
    const found = underWay?.({ ownerId, taskId, attempt, toolCallId, callHash: fingerprintCall(methodId, input) });
    if (found !== undefined) return found;
    log.warn("the credential of a run was used for a call that its run has not made", {
      request_id: exchange.requestId,
      task_id: taskId,
      tool: methodId,
    });
    throw new AppError("ACTION_NOT_ALLOWED");
  }

  /** What is described to everybody is no secret: a token without the claim is told that it is not enough. */
  function assertAdmin(exchange: Exchange): void {
    exchange.from = limits?.addressOf(exchange) ?? "-";
    if (exchange.caller.isAdmin) return;
    log.warn("somebody who is no administrator asked for what only those may", {
      request_id: exchange.requestId,
      route: exchange.route,
      caller: exchange.callerId,
      from: exchange.from,
    });
    throw new AppError("FORBIDDEN");
  }

  async function admit(exchange: Exchange): Promise<Caller> {
    exchange.knownAdmission = await rooms.tickets.redeem(exchange.event.url.searchParams.get("ticket"));
    return exchange.knownAdmission.caller;
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

  function fail(exchange: Exchange, thrown: AppError, match: Match<Target> | undefined): Response {
    const target = match?.methods.get(exchange.method === "HEAD" ? "GET" : exchange.method);
    const error = target === undefined ? thrown : promises.error(listedFor(target), thrown, exchange.route);
    if (error.status >= 500 && error.code !== "NOT_YET_AVAILABLE") {
      log.error("request failed", {
        request_id: exchange.requestId,
        route: exchange.route,
        error_code: error.code,
        cause: error.cause ?? error,
      });
    }
    if (target !== undefined && "spec" in target && isOpenAi(target.spec)) {
      // Their clients ask again by themselves, and nobody knows here whether the first request has begun a run.
      if (error.status !== 429 && exchange.method === "POST") exchange.addHeaders([["x-should-retry", "false"]]);
      return answerProblem(exchange, error, { error: toOpenAiError(error) });
    }
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
    // With caller, route and time: who did what for whom, by their own hand or through a run.
    if (exchange.actsAs !== undefined) fields["acts_as"] = exchange.actsAs;
    if (exchange.errorCode !== undefined) fields["error_code"] = exchange.errorCode;
    log.plain("request", fields);
    countRequest?.(fields);
  }
}

/** What speaks OpenAI's language says so by where it stands. */
const isOpenAi = ({ path }: OperationEntry): boolean => path.startsWith("/v1/");

const listedFor = (target: Target): readonly ErrorCode[] => ("spec" in target ? target.spec.errors : target.errors);

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
  for (const { id, path, ...rules } of Object.values(moduleOperations)) {
    routes.push({ method: "POST", template: path, target: { methodId: id, ...rules } });
  }
  return routes;
}
