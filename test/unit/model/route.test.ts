import { describe, expect, it } from "vitest";
import { models } from "../../../generated/contract/models.ts";
import type { ModelEntry } from "../../../generated/contract/types.ts";
import { toCandidates } from "../../../src/model/candidates.ts";
import { estimateTokens } from "../../../src/model/estimate.ts";
import type { HealthState } from "../../../src/model/health.ts";
import { route, type RouteInput } from "../../../src/model/route.ts";
import { toCatalogue } from "../../_kit/catalogue.ts";

const can = (vision: boolean, thinking: "never" | "optional" | "always" = "optional"): ModelEntry["capabilities"] => ({
  vision,
  tools: true,
  thinking,
});
const price = (input: number) => [
  { max_prompt_tokens: null, input_cost_per_token: input, output_cost_per_token: input },
];

interface Case {
  entries?: Record<string, Partial<ModelEntry>>;
  keys?: string[];
  health?: Record<string, HealthState>;
  budget?: RouteInput["request"]["budget"];
  request?: Partial<RouteInput["request"]>;
}

/** Models small, middle and large, preferred in this order. */
function decide({
  entries = {},
  keys = ["small", "middle", "large"],
  health = {},
  budget = { state: "ok" },
  request = {},
}: Case) {
  const url = "http://127.0.0.1:9/v1";
  const catalogue = toCatalogue({ small: url, middle: url, large: url }, entries);
  const { worker } = toCandidates({
    catalogue,
    config: { providerKey: (name) => (keys.some((key) => name === `${key.toUpperCase()}_KEY`) ? "k" : undefined) },
    offlineUrl: () => Promise.resolve(url),
  });
  const { chain, fact } = route({
    candidates: worker,
    request: {
      stage: "worker",
      messages: [{ role: "user", content: "Hello" }],
      tools: [],
      thinking: false,
      maxOutputTokens: 1000,
      needs: { tools: true, vision: false },
      budget,
      ...request,
    },
    healthOf: ({ model }) => health[model] ?? { state: "healthy" },
  });
  return { chain: chain.map(({ target }) => target.model), states: fact.candidates.map(({ state }) => state), fact };
}

describe("a routing decision", () => {
  it.each<[string, Case, string[], string]>([
    ["takes the first choice", {}, ["small", "middle", "large"], "first choice of the stage"],
    [
      "passes over what has no key",
      { keys: ["middle", "large"] },
      ["middle", "large"],
      "first choice among the models that are configured",
    ],
    [
      "takes only what reads images",
      { entries: { large: { capabilities: can(true) } }, request: { needs: { tools: true, vision: true } } },
      ["large"],
      "small cannot read images",
    ],
    [
      "takes only what calls tools",
      { entries: { small: { capabilities: { vision: false, tools: false, thinking: "never" } } } },
      ["middle", "large"],
      "small cannot call tools",
    ],
    [
      "takes only what can think",
      { entries: { small: { capabilities: can(false, "never") } }, request: { thinking: true } },
      ["middle", "large"],
      "small cannot think",
    ],
    [
      "does without thinking when nobody can",
      {
        entries: Object.fromEntries(
          ["small", "middle", "large"].map((name) => [name, { capabilities: can(false, "never") }]),
        ),
        request: { thinking: true },
      },
      ["small", "middle", "large"],
      "first choice of the stage",
    ],
    [
      "takes only what is large enough",
      {
        entries: { small: { context_tokens: 1000 }, middle: { context_tokens: 5000 } },
        request: { messages: [{ role: "user", content: "word ".repeat(6000) }] },
      },
      ["large"],
      "small holds 1000 tokens, and about 11004 are needed",
    ],
    [
      "puts a limited one behind the healthy ones",
      { health: { small: { state: "limited", forMs: 4200 } } },
      ["middle", "large", "small"],
      "small is rate limited for another 5 s",
    ],
    [
      "puts a failing one last",
      { health: { small: { state: "failing", forMs: 1 }, middle: { state: "limited", forMs: 1000 } } },
      ["large", "middle", "small"],
      "small has failed several times in a row",
    ],
    [
      "puts one that is limited for long behind the failing ones",
      { health: { small: { state: "limited", forMs: 60_000 }, middle: { state: "failing", forMs: 1 } } },
      ["large", "middle", "small"],
      "small is rate limited for another 60 s",
    ],
    [
      "still tries when none is healthy",
      { keys: ["small"], health: { small: { state: "failing", forMs: 1 } } },
      ["small"],
      "first choice of the stage",
    ],
    [
      "takes the cheapest first when the budget is low",
      {
        budget: { state: "low", remaining_tokens: 900 },
        entries: {
          small: { pricing_tiers: price(3e-6) },
          middle: { pricing_tiers: price(2e-6) },
          large: { pricing_tiers: price(1e-6) },
        },
      },
      ["large", "middle", "small"],
      "small costs more, and the budget is low",
    ],
    [
      "takes only what is free when the budget is exhausted",
      { budget: { state: "exhausted" }, entries: { large: { pricing_tiers: price(0) } } },
      ["large"],
      "small costs money, and the budget is exhausted",
    ],
  ])("%s", (_name, given, chain, reason) => {
    const { fact, ...decided } = decide(given);
    expect(decided.chain).toEqual(chain);
    expect(fact.reason).toBe(reason);
    expect([fact.selected.model, ...fact.fallback_chain.map(({ model }) => model)]).toEqual(chain);
    expect(fact.budget).toEqual(given.budget ?? { state: "ok" });
  });

  it("says of every candidate what it is, and why", () => {
    const { fact } = decide({ keys: ["small", "middle"], health: { small: { state: "limited", forMs: 3000 } } });
    expect(fact.candidates).toEqual([
      { provider: "small", model: "small", state: "limited", reason: "is rate limited for another 3 s" },
      { provider: "middle", model: "middle", state: "healthy" },
      { provider: "large", model: "large", state: "not_configured", reason: "no key in LARGE_KEY" },
    ]);
    expect(fact.rate_limit).toEqual({ state: "limited", retry_after_seconds: 3 });
    expect(fact.requested).toEqual({ provider: "small", model: "small" });
  });

  it("lists what was required", () => {
    const entries = { small: { context_tokens: 1000 }, large: { capabilities: can(true) } };
    expect(
      decide({ entries, request: { thinking: true, needs: { tools: true, vision: true } } }).fact.requirements,
    ).toEqual(["tools", "vision", "thinking", "streaming", "long_context"]);
    expect(decide({ request: { needs: { tools: false, vision: false } } }).fact.requirements).toEqual(["streaming"]);
  });

  it.each<[string, Case, string]>([
    ["nothing is configured", { keys: [] }, "MODEL_UNAVAILABLE"],
    ["nobody reads images", { request: { needs: { tools: false, vision: true } } }, "IMAGES_NOT_SUPPORTED"],
    [
      "nobody is large enough",
      { request: { messages: [{ role: "user", content: "x".repeat(400_000) }] } },
      "CONTEXT_TOO_LARGE",
    ],
    ["the budget is gone and nothing is free", { budget: { state: "exhausted" } }, "BUDGET_EXHAUSTED"],
  ])("is refused when %s", (_name, given, code) => {
    expect(() => decide(given)).toThrow(expect.objectContaining({ code }));
  });

  it("finds for both stages of the catalogue a candidate of every provider, and offline last", () => {
    for (const stage of ["router", "worker"] as const) {
      const { [stage]: candidates } = toCandidates({
        catalogue: models,
        config: { providerKey: () => "k" },
        offlineUrl: () => Promise.resolve(""),
      });
      expect(candidates.map(({ target }) => target.model)).toEqual(models.stages[stage]);
      expect(new Set(candidates.map(({ target }) => target.provider))).toEqual(new Set(Object.keys(models.providers)));
      expect(candidates.at(-1)).toMatchObject({ target: { model: "offline" }, missing: expect.any(String) });
    }
  });
});

describe("the estimate of tokens", () => {
  it("counts a third of a token per ASCII character and one per other character", () => {
    const of = (content: string) => estimateTokens({ messages: [{ role: "user", content }], tools: [] }) - 4;
    expect(of("x".repeat(300))).toBe(100);
    expect(of("明天九点".repeat(25))).toBe(100);
    expect(of("")).toBe(0);
  });

  it("counts images, calls and tools", () => {
    const plain = { role: "user", content: "" } as const;
    const tool = { name: "project_cli", description: "d".repeat(300), parameters: {} };
    expect(estimateTokens({ messages: [{ ...plain, images: [{ url: "u" }] }], tools: [] })).toBe(1504);
    expect(estimateTokens({ messages: [plain], tools: [tool] })).toBeGreaterThan(100);
    expect(
      estimateTokens({
        messages: [
          { role: "assistant", content: null, toolCalls: [{ id: "1", name: "abc", arguments: "x".repeat(30) }] },
        ],
        tools: [],
      }),
    ).toBe(4 + 8 + 1 + 10);
  });
});
