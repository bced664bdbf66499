import type { AgentConfig, AgentLimits, TaskBrief } from "../../../generated/contract/types.ts";
import type { FrontendTool } from "../../domain/frontend-tool.ts";
import type { ModelMessage, ModelToolCall } from "../../model/model.ts";
import type { ReplyCall, Round } from "../journal/journal.ts";
import {
  lastRoundTurn,
  makeDraft,
  projectCli,
  readReply,
  toApology,
  toApologyText,
  toLeftOutText,
  toNeutral,
  toRepairTurn,
  toWorkerPrompt,
  type Ask,
  type Claim,
} from "../stages/stages.ts";
import { act, begin, type CallsDeps } from "./calls.ts";
import { openCalls } from "./frontend-calls.ts";
import type { Attempt } from "./state.ts";

export interface LoopDeps extends CallsDeps {
  limits: AgentLimits;
}

export interface Task {
  agent: AgentConfig;
  ask: Ask;
  brief: TaskBrief;
  /** Earlier turns, and the user's own with time and brief. */
  turns: readonly ModelMessage[];
  /** Tools that the client has and the agent may call. */
  frontend: readonly FrontendTool[];
}

/** `asked`: a call waits for a person. `open`: calls are left to the frontend. In both there is nothing to claim. */
export type LoopEnd = { claim: Claim; isLimitReached: boolean } | "asked" | "open";

/**
 * The worker stage (G098): ask, run the calls of the answer, ask again. What leaves it: an answer without calls, a call
 * that waits for a person, calls of the frontend's own tools, or the last round, after which the model is asked once
 * more, without tools. `attempt.rounds` may hold what earlier attempts have done; the conversation is made of it, so it
 * is the same as if one worker had done all of it.
 */
export async function loop(
  deps: LoopDeps,
  attempt: Attempt,
  { agent, ask, brief, turns, frontend }: Task,
): Promise<LoopEnd> {
  const { limits, probe, timers } = deps;
  const { run, journal, rounds } = attempt;
  const prompt = toWorkerPrompt(agent, run.enabledSkills ?? undefined);
  const messages: ModelMessage[] = [{ role: "system", content: prompt }, ...turns];
  const last = rounds.at(-1);
  if (last !== undefined) await act(deps, attempt, last);
  if (attempt.held.length > 0) return "asked";
  if (last !== undefined && openCalls(last).length > 0) return "open";
  messages.push(...rounds.flatMap(toMessages));
  let isRepaired = false;
  let isClosing = false;
  for (;;) {
    if (!isClosing && rounds.length >= limits.max_iters) {
      isClosing = true;
      messages.push({ role: "user", content: lastRoundTurn });
    }
    const tools = isClosing ? [] : [...(brief.needs_tools ? [projectCli] : []), ...frontend];
    // Taken before the model is asked: what is shown while it writes and what is kept follow the same rules.
    const { isTainted } = attempt.toolContext;
    const neutral = toNeutral({ isTainted, told: { prompt, note: toLeftOutText(brief.language) } });
    const rules = { limit: limits.answer_columns, neutral };
    const draft = makeDraft({ journal, timers, rules, probe });
    const reply = await ask({ stage: "worker", messages, tools, onText: draft.push }).finally(draft.stop);
    await probe("after worker reply");
    // Calls of tools that were not offered are not made.
    const toolCalls = reply.toolCalls.filter(
      ({ name }) => tools.includes(projectCli) || tools.some((tool) => tool.name === name),
    );
    if (tools.length > 0 && toolCalls.length > 0) {
      const round = await begin(deps, attempt, { ...reply, toolCalls }, frontend);
      await act(deps, attempt, round);
      if (attempt.held.length > 0) return "asked";
      if (openCalls(round).length > 0) return "open";
      messages.push(...toMessages(round));
      continue;
    }
    const claim = readReply(reply.text, { answer: rules, isTainted, isCutOff: reply.finish === "length" });
    if (claim !== undefined) return { claim, isLimitReached: isClosing };
    if (isRepaired) return { claim: toApology(toApologyText(brief.language)), isLimitReached: isClosing };
    isRepaired = true;
    messages.push({ role: "user", content: toRepairTurn("it says nothing that a person could read.") });
  }
}

/** As the model said it: a call has the id that the model gave it. */
function toMessages({ reply, results, answers }: Round): ModelMessage[] {
  const modelIds = new Map(reply.calls.map(({ id, model_id = id }) => [id, model_id]));
  return [
    {
      role: "assistant",
      content: reply.text === "" ? null : reply.text,
      toolCalls: reply.calls.map(toSayable),
      ...(reply.reasoning === undefined ? {} : { reasoning: reply.reasoning }),
    },
    ...[...results, ...answers].map(({ tool_call_id: id, content }): ModelMessage => ({
      role: "tool",
      toolCallId: modelIds.get(id) ?? id,
      content,
    })),
  ];
}

/**
 * Providers refuse a conversation whose arguments are no JSON, or whose tools have no name; the result says what was
 * wrong.
 */
function toSayable({ id, model_id = id, name, arguments: args }: ReplyCall): ModelToolCall {
  return {
    id: model_id,
    name: /^[A-Za-z0-9_-]{1,64}$/.test(name) ? name : projectCli.name,
    arguments: isJson(args) ? args : "{}",
  };
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === "object";
  } catch {
    return false;
  }
}
