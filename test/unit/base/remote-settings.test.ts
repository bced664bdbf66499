import { expect, it } from "vitest";
import type { Config } from "../../../src/base/config.ts";
import { noRemoteSecrets, toRemoteSettings } from "../../../src/base/remote-settings.ts";

const settings = toRemoteSettings({ weather: { url: "https://mcp.example.com/mcp" }, files: { command: ["files"] } });
const read = (name: string, text: string, config = { remoteSecrets: noRemoteSecrets } as Config): Config => {
  settings.find((setting) => setting.name === name)?.read(text, config);
  return config;
};

it("each imported module has one secret, which is never printed", () => {
  expect(settings.map(({ name, isSecret }) => [name, isSecret])).toEqual([
    ["ACCORD_REMOTE_WEATHER_TOKEN", true],
    ["ACCORD_REMOTE_FILES_ENV", true],
  ]);
});

it("a module is given its own secret, and no other", () => {
  const config = read("ACCORD_REMOTE_FILES_ENV", '{"KEY":"two"}', read("ACCORD_REMOTE_WEATHER_TOKEN", "one"));
  expect(config.remoteSecrets("weather")).toEqual({ token: "one" });
  expect(config.remoteSecrets("files")).toEqual({ env: { KEY: "two" } });
  expect(config.remoteSecrets("other")).toEqual({});
});

it.each(["", "[]", '{"KEY":1}', "KEY=1"])("an environment is no %j", (text) => {
  expect(() => read("ACCORD_REMOTE_FILES_ENV", text)).toThrow("must be a JSON object of texts");
});
