import { expect, it, vi } from "vitest";
import type { ModelsConfig } from "../../../generated/contract/types.ts";
import { answer, brief, refuse, scriptedModel } from "../../_kit/scripted-model.ts";

/**
 * The catalogue as `make generate` would leave it after an operator has added a provider and a model, and nothing else.
 */
const own = vi.hoisted(() => ({
  provider: {
    title: "My cloud",
    base_url: "",
    api_key_env: "MYCLOUD_API_KEY",
    thinking_parameter: "none" as const,
    content_parts: true,
  },
}));
vi.mock("../../../generated/contract/models.ts", async (original) => {
  const { models } = (await original()) as { models: ModelsConfig };
  const entry = {
    provider: "mycloud",
    api_name: "my-model-1",
    capabilities: { vision: false, tools: true, thinking: "never" as const },
    context_tokens: 64_000,
    pricing_tiers: [{ max_prompt_tokens: null, input_cost_per_token: 1e-6, output_cost_per_token: 2e-6 }],
  };
  const stages = { router: ["my-model", ...models.stages.router], worker: ["my-model", ...models.stages.worker] };
  return {
    models: {
      ...models,
      providers: { ...models.providers, mycloud: own.provider },
      models: { ...models.models, "my-model": entry },
      stages,
    },
  };
});

it(
  "any compatible URL is a provider by its entry in the catalogue and its key alone, and the key stays " +
    "with the model client (G217, G219)",
  async () => {
    const key = "sk-canary-of-my-cloud-0123456789";
    const model = await scriptedModel(
      brief({ needs_tools: false }),
      answer({ answer: "Hello from my cloud." }),
      refuse(400, { message: `Incorrect API key provided: ${key}` }),
    );
    own.provider.base_url = model.url;
    // Loaded now, so that the settings know the variable of the new provider.
    const { testApp } = await import("../../_kit/app.ts");
    const { talk } = await import("../../_kit/conversation.ts");
    const app = await testApp({ worker: true, env: { MYCLOUD_API_KEY: key } });
    const alice = await talk(app, model);
    const run = await alice.say("hello");
    expect(run.end).toMatchObject({ answer: "Hello from my cloud." });
    expect(model.journal.map(({ body, headers }) => [body.model, headers.authorization])).toEqual(
      Array.from({ length: 2 }, () => ["my-model-1", `Bearer ${key}`]),
    );
    const rows = await app.database.sql`
        select provider, model, requested_model, cost::text, routing::text as routing
        from model_calls
        where task_id = ${run.taskId}
        order by no`;
    expect(rows).toMatchObject(
      ["router", "worker"].map(() => ({
        provider: "mycloud",
        model: "my-model",
        requested_model: "my-model",
        cost: "0.000140000000",
      })),
    );
    for (const { routing } of rows) {
      // Said on every ask: names and reasons of the candidates, no addresses and nothing long.
      expect(String(routing).length).toBeLessThan(2500);
      expect(String(routing)).not.toMatch(/https?:|127\.0\.0\.1|canary/);
    }
    expect((await alice.say("again")).code).toBe("MODEL_REFUSED");
    const { sql } = app.database;
    const tables = await sql<{ name: string }[]>`
      select table_name as name
      from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`;
    expect(tables.length).toBeGreaterThan(10);
    for (const { name } of tables)
      expect(
        (await sql`select count(*)::int as n from ${sql(name)} as row where row::text like '%canary%'`)[0]?.["n"],
        name,
      ).toBe(0);
    expect(app.logs.join("\n")).not.toContain("canary");
  },
);
