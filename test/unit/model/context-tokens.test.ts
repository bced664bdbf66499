import { expect, it } from "vitest";
import { models as catalogue } from "../../../generated/contract/models.ts";
import { systemClock, systemTimers } from "../../../src/base/clock.ts";
import type { Config } from "../../../src/base/config.ts";
import { makeLog } from "../../../src/base/log.ts";
import { makeModel } from "../../../src/model/model.ts";

const windowWith = (config: Pick<Config, "providerKey"> & Partial<Pick<Config, "modelEndpoint">>) =>
  makeModel({
    catalogue,
    config: { modelEndpoint: undefined, ...config },
    offlineUrl: () => Promise.reject(new Error("nobody asks")),
    clock: systemClock,
    timers: systemTimers,
    log: makeLog({ level: "silent" }),
  }).contextTokens("worker");

it("is the window of the first model of the stage that has a key", () => {
  const first = catalogue.stages.worker
    .map((name) => catalogue.models[name])
    .find((entry) => entry?.provider === "deepseek");
  expect(windowWith({ providerKey: (name) => (name === "DEEPSEEK_API_KEY" ? "key" : undefined) })).toBe(
    first?.context_tokens,
  );
});

it("is that of the offline model without any key, and that of the catalogue for an endpoint it knows", () => {
  expect(windowWith({ providerKey: () => undefined })).toBe(catalogue.models["offline"]?.context_tokens);
  const modelEndpoint = { baseUrl: "http://127.0.0.1:9/v1", model: "qwen-turbo", apiKey: () => "key" };
  expect(windowWith({ providerKey: () => undefined, modelEndpoint })).toBe(
    catalogue.models["qwen-turbo"]?.context_tokens,
  );
});

it("is what the configuration says for an endpoint that nobody knows, or a usual one", () => {
  const modelEndpoint = { baseUrl: "http://127.0.0.1:9/v1", model: "my-own", apiKey: () => "key" };
  expect(windowWith({ providerKey: () => undefined, modelEndpoint })).toBe(128_000);
  expect(windowWith({ providerKey: () => undefined, modelEndpoint: { ...modelEndpoint, contextTokens: 32_000 } })).toBe(
    32_000,
  );
});
