import type { MethodId, MethodSpec } from "../../generated/contract/methods.ts";
import type { Skill } from "../../generated/contract/skills.ts";
import type { ToolResult, ToolWarning } from "../../generated/contract/types.ts";
import { fingerprintCall } from "../base/canonical.ts";
import type { Clock } from "../base/clock.ts";
import { describedTables } from "../base/described-tables.ts";
import { AppError } from "../base/error.ts";
import { toInputError } from "../base/input-error.ts";
import { toProblems } from "../base/input-problems.ts";
import type { Log } from "../base/log.ts";
import { splitMethodId } from "../base/method-id.ts";
import { own } from "../base/own.ts";
import { toSnakeInput } from "../base/snake-input.ts";
import { traced } from "../base/trace.ts";
import type { Clean } from "../domain/clean.ts";
import type { MethodTables } from "../domain/method-tables.ts";
import type { CallRemote } from "../domain/remote.ts";
import type { LiveRun } from "../domain/run.ts";
import type { OwnedStores } from "../store/modules/modules.ts";
import type { Store } from "../store/store.ts";
import type { MethodContext } from "./define.ts";
import { makeFitting } from "./fitting.ts";
import { makeSendOnce } from "./send-once.ts";

/** The tables of methods and what carries them out. */
export interface HandlerTables extends Omit<MethodTables, "methods"> {
  readonly methods: Readonly<Record<string, Pick<MethodSpec, "is_read_only">>>;
  /** Each is typed by its own method, so other rooms cannot call one. */
  readonly handlers: Readonly<
    Record<
      string,
      { readonly id: string; readonly isRemote?: true; run(input: never, ctx: never): Promise<object> } | undefined
    >
  >;
}

export interface PerformDeps {
  tables: HandlerTables;
  skills: Readonly<Record<string, Skill>>;
  /** Agent types, each with the methods that its runs may call. */
  agents: Readonly<Record<string, { readonly whitelist: readonly string[] }>>;
  store: Pick<Store, "reading" | "writing" | "effects">;
  /** The servers behind imported modules; none, unless told. */
  callRemote?: CallRemote;
  /** Before an answer is stored. */
  clean: Clean;
  /** There is a mail server; none, unless told. */
  canMail?: boolean;
  clock: Clock;
  log: Log;
}

/** The run a call belongs to. With the tool call it is the key under which a write happens once. */
interface CallTask {
  id: string;
  attempt: number;
  toolCallId: string;
  /** Whether the run had read text by others when it made the call, and no person has said yes to it. */
  isTainted: boolean;
  /** The run, where this process works on it. */
  live?(): LiveRun | undefined;
  /** Told how many items of a batch are through. */
  onProgress?(done: number): void;
}

/** Who calls, in which zone, for how long. */
export interface MethodCall {
  ownerId: string;
  /** The owner's own zone; a run may have been started in another. */
  timezone: string;
  /** Absent when a person calls. */
  task?: CallTask | undefined;
  requestId: string;
  signal: AbortSignal;
}

export type Perform = (id: MethodId, input: unknown, call: MethodCall) => Promise<ToolResult>;

/** What a run narrows. Without a run nothing is: the owner's zone, all skills. */
type Narrowing = Pick<LiveRun, "timezone" | "enabledSkills">;
const noServers: CallRemote = () => Promise.reject(new AppError("UPSTREAM_UNAVAILABLE"));
const noRun: Narrowing = { timezone: null, enabledSkills: null };

/** The one way into a handler: input checked before it, output checked after it, whatever it threw named. */
export function makePerform({
  tables,
  skills,
  agents,
  store,
  clean,
  canMail = false,
  callRemote = noServers,
  clock,
  log,
}: PerformDeps): Perform {
  const sendOnce = makeSendOnce(store.effects);
  return (id, given, call) => traced(id, { facts: { "accord.method": id } }, () => performOnce(id, given, call));

  async function performOnce(id: MethodId, given: unknown, call: MethodCall): Promise<ToolResult> {
    const input = toSnakeInput(given);
    const handler = tables.handlers[id];
    const spec = tables.methods[id];
    const fits = tables.validators[id];
    if (!handler || !spec || !fits) throw new AppError("NOT_YET_AVAILABLE", { method: id });
    if (!fits.input(input)) {
      const { detail, ...correction } = toInputError(id, tables.forms[id], input, fits.input.errors ?? []);
      throw new AppError("INVALID_ACTION_INPUT", { method: id, ...correction }, { detail });
    }

    const { ownerId, task } = call;
    const work = (run: Narrowing, stores: OwnedStores) => perform(id, input, { call, run, stores });
    if (spec.is_read_only) {
      if (task === undefined) return await work(noRun, store.reading(ownerId));
      // Whoever works on a run knows that it is under way, and has its row; a read changes nothing if that is over.
      const run =
        task.live?.() ?? (await store.effects.assertLive({ taskId: task.id, attempt: task.attempt, ownerId }));
      assertAllowed(id, run);
      return await work(run, store.reading(ownerId));
    }
    // The output is checked inside the transaction: an answer in a wrong shape must leave nothing behind.
    if (task === undefined && handler.isRemote) return await work(noRun, store.reading(ownerId));
    if (task === undefined) return await store.writing(ownerId, (stores) => work(noRun, stores));
    const key = {
      taskId: task.id,
      attempt: task.attempt,
      toolCallId: task.toolCallId,
      ownerId,
      inputHash: fingerprintCall(id, input),
      isTainted: task.isTainted,
    };
    const toAnswer = (result: ToolResult) => ({
      given: JSON.stringify(result),
      kept: JSON.stringify(toKept(id, result)),
    });
    if (handler.isRemote)
      return await sendOnce(key, async (run) => {
        assertAllowed(id, run);
        return toAnswer(await work(run, store.reading(ownerId)));
      });
    const answer = await store.effects.once(key, async (run, stores) => {
      assertAllowed(id, run);
      return toAnswer(await work(run, stores));
    });
    return JSON.parse(answer) as ToolResult;
  }

  /** The row of the run says which agent it is: neither its credential nor its process needs to be believed. */
  function assertAllowed(id: MethodId, { agentType }: LiveRun): void {
    if (!own(agents, agentType)?.whitelist.includes(id)) throw new AppError("ACTION_NOT_ALLOWED", { method: id });
  }

  /** As the runtime cleans the first answer, warnings included, so that both read alike in the end. */
  function toKept(id: MethodId, result: ToolResult): ToolResult {
    const { data, warnings } = clean(result.data, { method: id });
    return {
      ...result,
      data: data as ToolResult["data"],
      warnings: [...new Set([...(result.warnings ?? []), ...warnings])],
    };
  }

  async function perform(
    id: MethodId,
    input: unknown,
    { call, run, stores }: { call: MethodCall; run: Narrowing; stores: OwnedStores },
  ): Promise<ToolResult> {
    const started = clock.now();
    const warnings = new Set<ToolWarning>();
    // Which tables the handler may use depends on the method; its own type says it.
    const ctx: Omit<MethodContext, "tables"> & Pick<OwnedStores, "tables"> = {
      ...stores,
      tables: toOwnTables(id, stores.tables),
      timezone: run.timezone ?? call.timezone,
      clock,
      signal: call.signal,
      canMail,
      remote: (sent) =>
        callRemote(id, sent, { isWrite: tables.methods[id]?.is_read_only !== true, signal: call.signal }),
      skills: toOpenable(skills, run.enabledSkills),
      progress: (done) => call.task?.onProgress?.(done),
      fitting: makeFitting(clean, id),
      warn: (warning) => void warnings.add(warning),
      error: (code, data, options) => new AppError(code, { method: id, ...data }, options),
    };
    const data = await tables.handlers[id]?.run(input as never, ctx as never).catch((reason: unknown) => {
      if (!(reason instanceof AppError) || reason.code !== "INVALID_ACTION_INPUT") throw reason;
      // What only a handler can see to be wrong is corrected by the same form as what a schema sees.
      const { detail, ...correction } = toInputError(id, tables.forms[id], input, []);
      throw new AppError(
        reason.code,
        { method: id, ...correction, ...reason.data },
        { detail: reason.detail ?? detail },
      );
    });
    const fits = tables.validators[id]?.output;
    if (data === undefined || !fits?.(data)) {
      log.error("method output does not fit its schema", {
        method: id,
        request_id: call.requestId,
        problems: toProblems(fits?.errors ?? [], {}),
      });
      throw new AppError("OUTPUT_SCHEMA_VIOLATION", { method: id });
    }
    const meta = { duration_ms: Math.max(0, Math.round(clock.now() - started)) };
    return {
      status: statusOf(tables.methods[id]?.is_read_only === true, data, warnings),
      data,
      warnings: [...warnings],
      error: null,
      meta,
    };
  }
}

function toOpenable(skills: PerformDeps["skills"], enabled: readonly string[] | null): PerformDeps["skills"] {
  return enabled === null
    ? skills
    : Object.fromEntries(Object.entries(skills).filter(([name]) => enabled.includes(name)));
}

/** What a module keeps is its own: no other module reads or writes it, whatever it asks for. */
function toOwnTables(id: string, tables: OwnedStores["tables"]): OwnedStores["tables"] {
  const { module } = splitMethodId(id);
  return Object.fromEntries(Object.entries(tables).filter(([name]) => describedTables[name]?.module === module));
}

/** A read that found nothing is `empty`, which is no error; a result with parts missing is `degraded`. */
function statusOf(isRead: boolean, data: object, warnings: ReadonlySet<ToolWarning>): ToolResult["status"] {
  if (warnings.has("batch_partial") || warnings.has("stale_cache")) return "degraded";
  return isRead && (data as { count?: unknown }).count === 0 ? "empty" : "ok";
}
