import { models } from "../../generated/contract/models.ts";
import type { Config, Setting } from "./config.ts";
import { integer, matching, plainUrl } from "./setting-values.ts";

/** The part of the configuration that says which models answer. */
export interface ModelConfig {
  /** The stand-in shall answer, although this is no trial. */
  isOffline: boolean;
  /** One endpoint for every stage, in place of the catalogue's candidates. */
  modelEndpoint?: ModelEndpoint;
  /**
   * The key in that variable. A function, because a function shows nothing of itself when the configuration is printed.
   */
  providerKey(variable: string): string | undefined;
}

interface ModelEndpoint {
  baseUrl: string;
  /** The name sent to it. */
  model: string;
  /** How many tokens it holds, when specs/models.yaml does not know it. */
  contextTokens?: number;
  apiKey(): string | undefined;
}

const isKey = /^[\x21-\x7e]{1,500}$/;

export const modelSettings: readonly Setting[] = [
  {
    name: "ACCORD_MODEL_BASE_URL",
    description:
      "One OpenAI-compatible endpoint for every stage, in place of the models of specs/models.yaml: https://host/v1.",
    read: (text, config) =>
      void (config.modelEndpoint = {
        baseUrl: plainUrl(text, "ACCORD_MODEL_API_KEY"),
        model: "default",
        apiKey: () => undefined,
      }),
  },
  {
    name: "ACCORD_MODEL_API_KEY",
    description: "The key of that endpoint, if it wants one.",
    isSecret: true,
    read: (text, config) => {
      const key = matching(text, isKey, "printable text without blanks");
      endpoint(config).apiKey = () => key;
    },
  },
  {
    name: "ACCORD_MODEL",
    description:
      "The model asked for at that endpoint; `default` unless told. offline, without an endpoint: the built-in " +
      "stand-in answers.",
    read: (text, config) => {
      if (text === "offline" && config.modelEndpoint === undefined) config.isOffline = true;
      else endpoint(config).model = matching(text, /^[A-Za-z0-9][A-Za-z0-9._:/@#+-]{0,127}$/, "a model's name");
    },
  },
  {
    name: "ACCORD_MODEL_CONTEXT_TOKENS",
    description:
      "How many tokens that model holds, if specs/models.yaml does not say; 128000 unless told. Older " +
      "turns are summed up before they fill it.",
    read: (text, config) => void (endpoint(config).contextTokens = integer(text, 1000, 10_000_000)),
  },
  ...Object.values(models.providers).flatMap(({ title, api_key_env: name }) =>
    name === undefined ? [] : [providerSetting(name, title)],
  ),
];

/** Whether there is a real model to ask: one endpoint for all stages, or the key of a provider. */
export const hasModel = ({ modelEndpoint, providerKey }: Config): boolean =>
  modelEndpoint !== undefined || providerKeys.some((name) => providerKey(name) !== undefined);

const providerKeys = Object.values(models.providers).flatMap(({ api_key_env: name }) => name ?? []);

/** Without any of these keys, and without an endpoint, the offline model answers. */
function providerSetting(name: string, title: string): Setting {
  return {
    name,
    description: `Key for ${title}; makes its models in specs/models.yaml candidates.`,
    isSecret: true,
    read: (text, config) => {
      const key = matching(text, isKey, "printable text without blanks");
      const others = config.providerKey;
      config.providerKey = (variable) => (variable === name ? key : others(variable));
    },
  };
}

function endpoint(config: Config): ModelEndpoint {
  if (config.modelEndpoint === undefined) throw new Error("needs ACCORD_MODEL_BASE_URL beside it");
  return config.modelEndpoint;
}
