import type { AgentConfig, AgentLimits } from "../../../generated/contract/types.ts";
import type { Stage } from "../../domain/run.ts";
import type { CallSink, Model, ModelMessage, ModelTool, Reply } from "../../model/model.ts";
import type { Budget, RecordedCall, Usage } from "../../usage/usage.ts";
import type { Journal, Probe } from "../journal/journal.ts";

export interface AskDeps {
  model: Pick<Model, "ask">;
  usage: Pick<Usage, "prices" | "toCall" | "observe">;
  limits: AgentLimits;
  probe: Probe;
}

export interface AskScope {
  run: { readonly taskId: string; readonly requestId: string };
  agent: AgentConfig;
  signal: AbortSignal;
  journal: Journal;
  /** The worker's calls so far; every new one is added. */
  workerCalls: RecordedCall[];
  /** Of the run's owner. */
  budget: Budget;
}

interface Question {
  stage: Stage;
  messages: readonly ModelMessage[];
  tools: readonly ModelTool[];
  onText?(piece: string): void;
}

export type Ask = (question: Question) => Promise<Reply>;

/**
 * One answer of a model. Before each request to a provider everything is written that led to it, and the request itself
 * as started: the next attempt that finds it so after a crash knows that it may have cost something.
 */
export function makeAsk(
  { model, usage, limits, probe }: AskDeps,
  { run, agent, signal, journal, workerCalls, budget }: AskScope,
): Ask {
  return async ({ stage, messages, tools, onText }) => {
    const { thinking, maxOutputTokens, timeoutMs, retries } = toTerms(stage);
    return await model.ask({
      stage,
      about: run,
      messages,
      tools,
      thinking,
      maxOutputTokens,
      timeoutMs,
      retries,
      signal,
      needs: {
        tools: tools.length > 0,
        vision: messages.some((message) => message.role === "user" && (message.images?.length ?? 0) > 0),
      },
      budget: { state: budget.state },
      ...(onText === undefined ? {} : { onText }),
      calls: makeSink(stage),
    });
  };

  function toTerms(name: Stage) {
    // A run can do without a summary, so it does not wait long for one.
    if (name === "summary")
      return {
        thinking: false,
        maxOutputTokens: agent.compaction?.max_output_tokens ?? 0,
        timeoutMs: agent.compaction?.timeout_ms ?? 0,
        retries: 0,
      };
    const { thinking, max_output_tokens: maxOutputTokens } = agent.stages[name];
    return { thinking, maxOutputTokens, timeoutMs: limits.model_call_timeout_ms, retries: limits.model_call_retries };
  }

  function makeSink(stage: Question["stage"]): CallSink {
    let current = { no: 0, provider: "", model: "" };
    const sink: CallSink = {
      async begin({ requested, provider, model: name, chain, reason, decided, fallback, retry }) {
        signal.throwIfAborted();
        current = { no: journal.nextCall(), provider, model: name };
        const { events } = journal;
        journal.add({
          events: [
            ...(decided === undefined ? [] : [events.custom("routing.decided", decided)]),
            ...(fallback === undefined ? [] : [events.custom("routing.fallback.applied", fallback)]),
            ...(retry === undefined ? [] : [events.custom("routing.retry.applied", retry)]),
          ],
          callsStarted: [
            {
              ...current,
              stage,
              requestedModel: requested.model,
              fallbackChain: chain,
              reason,
              routing: fallback ?? decided ?? null,
              ...usage.prices,
            },
          ],
        });
        await journal.flush();
        await probe(`before ${stage} call`);
        // A cancel that arrives between the row and the request saves the request; the row is not left open.
        if (signal.aborted)
          sink.end({ state: "aborted", answered: false, usage: undefined, elapsedMs: 0, errorCode: null });
        signal.throwIfAborted();
      },
      notPossible: (fact) => journal.add({ events: [journal.events.custom("routing.not_possible", fact)] }),
      end({ state, answered, usage: said, elapsedMs, errorCode }) {
        const call = usage.toCall({
          stage,
          provider: current.provider,
          model: current.model,
          answered,
          usage: said,
          elapsedMs,
        });
        usage.observe(call, { state, errorCode });
        budget.add(call);
        if (stage === "worker") workerCalls.push(call);
        journal.add({ callsEnded: [{ ...call, no: current.no, state, errorCode }] });
      },
    };
    return sink;
  }
}
