import type {
  RoutingBudget,
  RoutingCandidate,
  RoutingDecidedFact,
  RoutingNotPossibleFact,
  RoutingTarget,
} from "../../generated/contract/types.ts";
import { AppError } from "../base/error.ts";
import type { Candidate } from "./candidates.ts";
import { estimateTokens } from "./estimate.ts";
import type { HealthState } from "./health.ts";
import type { AskRequest } from "./types.ts";
import { longestWaitMs } from "./wait.ts";

export interface RouteInput {
  candidates: readonly Candidate[];
  request: Pick<AskRequest, "stage" | "messages" | "tools" | "thinking" | "maxOutputTokens" | "needs" | "budget">;
  healthOf(target: RoutingTarget): HealthState;
  /** Told before it throws because nobody may be asked. */
  onRefused?(fact: RoutingNotPossibleFact): void;
}

export interface Route {
  /** Those that can do it: healthy ones in order of preference, then limited ones, then failing ones. At least one. */
  chain: readonly Candidate[];
  requested: RoutingTarget;
  fact: RoutingDecidedFact;
  /** The models preferred to this one that can do it too. */
  before(candidate: Candidate): string[];
}

type Judged = { candidate: Candidate; state: RoutingCandidate["state"]; reason?: string; forMs?: number };

/** Picks by key, capability, size, budget and health, and says why. */
export function route({ candidates, request, healthOf, onRefused }: RouteInput): Route {
  const { stage, needs, thinking, budget } = request;
  const configured = candidates.filter(({ access }) => access !== undefined);
  const first = configured[0];
  // No candidate can think: the stage does without thinking rather than without an answer.
  const needsThinking = thinking && configured.some(({ entry }) => entry.capabilities.thinking !== "never");
  const tokens = estimateTokens(request) + request.maxOutputTokens;
  const wanted: Wanted = { ...needs, thinking: needsThinking, tokens, isBroke: budget.state === "exhausted" };
  const judged = candidates.map((candidate): Judged => judge(candidate, wanted, healthOf));
  const usable = toOrder(judged, budget.state);
  const chain = usable.map(({ candidate }) => candidate);
  const selected = chain[0];
  const limited = judged.filter(({ state }) => state === "limited");
  const survey: Survey = {
    stage,
    requirements: [
      ...(needs.tools ? (["tools"] as const) : []),
      ...(needs.vision ? (["vision"] as const) : []),
      ...(needsThinking ? (["thinking"] as const) : []),
      "streaming",
      ...(configured.some(({ entry }) => entry.context_tokens < tokens) ? (["long_context"] as const) : []),
    ],
    candidates: judged.map(({ candidate: { target }, state, reason }) => ({
      ...target,
      state,
      ...(reason === undefined ? {} : { reason }),
    })),
    budget,
    rate_limit:
      limited.length === 0
        ? { state: "ok" }
        : {
            state: "limited",
            retry_after_seconds: Math.min(3600, Math.ceil(Math.min(...limited.map(({ forMs = 0 }) => forMs)) / 1000)),
          },
  };
  if (first === undefined || selected === undefined) {
    const error = toRefusal(judged, needs.vision, configured);
    const [preferred] = configured.length > 0 ? configured : candidates;
    if (preferred !== undefined) onRefused?.(toRefused(survey, preferred, error));
    throw error;
  }
  const requested = first.target;
  const passed = judged.find(({ candidate }) => candidate === first);
  return {
    chain,
    requested,
    before: (candidate) =>
      judged
        .slice(
          0,
          judged.findIndex((other) => other.candidate === candidate),
        )
        .filter(({ state }) => usableStates.has(state))
        .map((other) => other.candidate.target.model),
    fact: {
      ...survey,
      requested,
      selected: selected.target,
      fallback_chain: chain.slice(1).map(({ target }) => target),
      ...(chain.length === 1 ? { single_candidate: true } : {}),
      reason:
        selected === first
          ? toReason(candidates, first)
          : `${requested.model} ${passed?.reason ?? (budget.state === "ok" ? notPreferred : tooDear)}`,
    },
  };
}

/** What both outcomes tell. */
type Survey = Pick<RoutingDecidedFact, "stage" | "requirements" | "candidates" | "budget" | "rate_limit">;

function toRefused(survey: Survey, { target }: Candidate, { code }: AppError): RoutingNotPossibleFact {
  const why = survey.candidates.find(({ provider, model }) => provider === target.provider && model === target.model);
  return {
    ...survey,
    requested: target,
    attempts: 0,
    error_code: code,
    reason: `${target.model} ${why?.reason ?? "cannot be asked"}`.slice(0, 300),
  };
}

interface Wanted {
  tools: boolean;
  vision: boolean;
  thinking: boolean;
  tokens: number;
  isBroke: boolean;
}

const notPreferred = "is not preferred";
const tooDear = "costs more, and the budget is low";
const usableStates: ReadonlySet<string> = new Set(["healthy", "limited", "failing"]);

function judge(candidate: Candidate, wanted: Wanted, healthOf: RouteInput["healthOf"]): Judged {
  const { entry, provider, access, missing = "not configured" } = candidate;
  const { vision, tools, thinking } = entry.capabilities;
  if (access === undefined) return { candidate, state: "not_configured", reason: missing };
  if (wanted.tools && !tools) return { candidate, state: "unsuitable", reason: "cannot call tools" };
  if (wanted.vision && !(vision && provider.content_parts))
    return { candidate, state: "unsuitable", reason: "cannot read images" };
  if (wanted.thinking && thinking === "never") return { candidate, state: "unsuitable", reason: "cannot think" };
  if (wanted.tokens > entry.context_tokens)
    return {
      candidate,
      state: "unsuitable",
      reason: `holds ${entry.context_tokens} tokens, and about ${wanted.tokens} are needed`,
    };
  if (wanted.isBroke && priceOf(candidate) > 0)
    return { candidate, state: "over_budget", reason: "costs money, and the budget is exhausted" };
  const health = healthOf(candidate.target);
  if (health.state === "healthy") return { candidate, state: "healthy" };
  const seconds = Math.ceil(health.forMs / 1000);
  return {
    candidate,
    ...health,
    reason:
      health.state === "limited" ? `is rate limited for another ${seconds} s` : "has failed several times in a row",
  };
}

/** Waiting for one that is limited, or trying one that fails, is better than no answer; so both stay, at the end. */
function toOrder(judged: readonly Judged[], budget: RoutingBudget["state"]): readonly Judged[] {
  const of = (state: string) => judged.filter((item) => item.state === state);
  const healthy = of("healthy");
  if (budget === "low") healthy.sort((a, b) => priceOf(a.candidate) - priceOf(b.candidate));
  const [soon, later] = [of("limited").filter(isSoon), of("limited").filter((item) => !isSoon(item))];
  return [...healthy, ...soon, ...of("failing"), ...later];
}

const isSoon = ({ forMs = 0 }: Judged): boolean => forMs <= longestWaitMs;

const priceOf = ({
  entry: {
    pricing_tiers: [tier],
  },
}: Candidate): number => (tier === undefined ? 0 : tier.input_cost_per_token + tier.output_cost_per_token);

const toReason = (candidates: readonly Candidate[], first: Candidate): string =>
  candidates[0] === first ? "first choice of the stage" : "first choice among the models that are configured";

function toRefusal(judged: readonly Judged[], needsVision: boolean, configured: readonly Candidate[]): AppError {
  if (configured.length === 0) return new AppError("MODEL_UNAVAILABLE", {}, { detail: "No model is configured." });
  const states = judged.filter(({ candidate }) => candidate.access !== undefined);
  if (needsVision && !configured.some(({ entry, provider }) => entry.capabilities.vision && provider.content_parts))
    return new AppError("IMAGES_NOT_SUPPORTED");
  if (states.every(({ state, reason = "" }) => state === "unsuitable" && !reason.startsWith("holds")))
    return new AppError("MODEL_UNAVAILABLE", {}, { detail: "No configured model can do what is needed." });
  if (states.some(({ state }) => state === "over_budget")) return new AppError("BUDGET_EXHAUSTED");
  return new AppError("CONTEXT_TOO_LARGE");
}
