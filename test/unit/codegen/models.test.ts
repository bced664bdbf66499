import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { problemsWith } from "./tiny-specs.ts";

const read = (file: string): string => readFileSync(new URL(`../../../specs/${file}`, import.meta.url), "utf8");
const schema = read("schemas/ModelsConfig.yaml");
const catalogue = read("models.yaml");
const modelProblems = (text: string): string[] =>
  problemsWith({ "schemas/ModelsConfig.yaml": schema, "models.yaml": text });

/** Each row: what somebody got wrong in the catalogue, and the complaint it causes. */
const mistakes: [string, (text: string) => string, RegExp][] = [
  [
    "a value that is none",
    (text) => text.replace("content_parts: false", "content_parts: maybe"),
    /models\.yaml:\d+: models\.yaml: must be boolean/,
  ],
  [
    "a model without a price",
    (text) => text.replace(/\n    pricing_tiers: .*/, ""),
    /must have required property 'pricing_tiers'/,
  ],
  [
    "a provider that does not exist",
    (text) => text.replace("provider: openai", "provider: openia"),
    /models\.yaml:\d+: model gpt-4\.1 names provider openia, which does not exist/,
  ],
  [
    "a candidate that does not exist",
    (text) => text.replace("router: [qwen-flash", "router: [qwen-flush"),
    /models\.yaml:\d+: stage router names model qwen-flush, which does not exist/,
  ],
  [
    "a price as a candidate",
    (text) => text.replace("router: [qwen-flash", 'router: ["qwen-turbo#thinking"'),
    /stage router names qwen-turbo#thinking, which is a price and no candidate/,
  ],
  [
    "tiers in disorder",
    (text) => text.replace("max_prompt_tokens: 128000", "max_prompt_tokens: 32000"),
    /models\.yaml:\d+: price tiers of qwen3-max must ascend/,
  ],
  [
    "a tier behind one without a bound",
    (text) => text.replace("max_prompt_tokens: 256000", "max_prompt_tokens: null"),
    /price tiers of qwen-plus-latest must ascend/,
  ],
  [
    "a thinking price of another model",
    (text) => text.replace('"qwen-turbo#thinking"', '"qwen-flash#thinking"'),
    /qwen-flash#thinking must be called <model>#thinking/,
  ],
  [
    "a key within an address",
    (text) => text.replace("https://api.deepseek.com/v1", "https://me:sk-1@api.deepseek.com/v1"),
    /base_url of deepseek must be an address without user, password/,
  ],
  [
    "a key without an address",
    (text) => text.replace(/ {4}base_url: https:\/\/api.deepseek.com\/v1\n/, ""),
    /deepseek has a key but no base_url/,
  ],
];

describe("the catalogue of models", () => {
  it("is sound", () => {
    expect(modelProblems(catalogue)).toEqual([]);
  });

  it.each(mistakes)("with %s is refused before anything is generated", (_what, edit, complaint) => {
    expect(modelProblems(edit(catalogue)).join("\n")).toMatch(complaint);
  });

  it("takes any compatible URL as a provider", () => {
    const own = catalogue
      .replace(
        "\nproviders:\n",
        "\nproviders:\n  mycloud: { title: My cloud, base_url: https://llm.example.com/v1, api_key_env: MYCLOUD_KEY, thinking_parameter: none, content_parts: true }\n",
      )
      .replace(
        "\nmodels:\n",
        "\nmodels:\n  my-model: { provider: mycloud, api_name: my-model-1, capabilities: { vision: false, tools: true, thinking: never }, context_tokens: 32000, pricing_tiers: [{ max_prompt_tokens: null, input_cost_per_token: 1.0e-6, output_cost_per_token: 1.0e-6 }] }\n",
      )
      .replace("router: [", "router: [my-model, ");
    expect(modelProblems(own)).toEqual([]);
  });
});
