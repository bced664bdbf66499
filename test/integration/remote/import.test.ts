import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { parse } from "yaml";
import { check } from "../../../codegen/check.ts";
import { importMcp } from "../../../codegen/import-mcp.ts";
import { load } from "../../../codegen/load.ts";
import { productFolder } from "../../../src/base/own-folder.ts";
import { importMcp as importAsCommand } from "../../../src/main/import-mcp.ts";
import { atEnd } from "../../_kit/at-end.ts";
import { otherServer, type OtherServer } from "./_server.ts";

const token = "a-token-of-the-other-server";

let server: OtherServer;
let specs: string;
beforeAll(async () => {
  server = await otherServer(token);
  specs = mkdtempSync(join(tmpdir(), "specs-"));
  atEnd(async () => rmSync(specs, { recursive: true, force: true }));
  cpSync(join(import.meta.dirname, "../../../specs"), specs, { recursive: true });
});

const importFrom = (url: string, name = "weather") =>
  importMcp({ name, server: { url }, secrets: { token }, specs, version: "0.0.0" });
const read = (file: string) => readFileSync(join(specs, "modules/weather", file), "utf8");

describe("import-mcp", () => {
  it("writes a module that the checks of specs take as it is", async () => {
    const files = await importFrom(server.url);
    expect(files.map((file) => file.split("/").at(-1))).toEqual([
      "_module.yaml",
      "get_forecast.yaml",
      "send_message.yaml",
    ]);
    expect(check(load(specs))).toEqual([]);
    expect(parse(read("get_forecast.yaml"))).toMatchObject({
      title: "Forecast",
      annotations: { read_only: true, destructive: false, open_world: true, sensitive_sink: false },
      remote: { tool: "get-forecast", structured: true, names: { city_name: "cityName", days_ahead: "daysAhead" } },
      input: {
        properties: { city_name: { type: "string", maxLength: 10_000 }, days_ahead: { maximum: 7 } },
        required: ["city_name"],
        additionalProperties: false,
      },
    });
    // Of a tool that says nothing of itself the worst is assumed: a person looks at every call.
    expect(parse(read("send_message.yaml"))).toMatchObject({
      annotations: { read_only: false, destructive: true, sensitive_sink: true },
      output: { properties: { text: { type: "string" }, tainted: { const: true } } },
    });
  });

  it("writes the same for the same server, and no secret", async () => {
    const before = read("send_message.yaml");
    await importFrom(server.url);
    expect(read("send_message.yaml")).toBe(before);
    expect(["_module.yaml", "get_forecast.yaml", "send_message.yaml"].map(read).join()).not.toContain(token);
  });

  it("writes among the modules of an adopter, who has some, and nothing into the product", async () => {
    const own = join(specs, "own");
    vi.stubEnv("ACCORD_MODULES", own);
    vi.stubEnv("MCP_TOKEN", token);
    onTestFinished(() => {
      vi.unstubAllEnvs();
      rmSync(own, { recursive: true, force: true });
    });
    const said: string[] = [];
    const command = (name: string) =>
      importAsCommand({ name, target: [server.url], say: (line) => void said.push(line) });
    await command("weather");
    expect(readdirSync(own).sort()).toEqual([".gitignore", "specs", "tsconfig.json"]);
    expect(readdirSync(join(own, "specs/modules/weather"))).toContain("send_message.yaml");
    expect(existsSync(join(productFolder, "specs/modules/weather"))).toBe(false);
    expect(check(load(join(productFolder, "specs"), join(own, "specs")))).toEqual([]);
    await command("weather");
    expect(said.filter((line) => line.endsWith("tsconfig.json"))).toHaveLength(1);
    await expect(command("calendar")).rejects.toThrow("The product has a module calendar; choose another name.");
  });

  it("touches no module that people wrote", async () => {
    const before = readFileSync(join(specs, "modules/contacts/_module.yaml"), "utf8");
    await expect(importFrom(server.url, "contacts")).rejects.toThrow("is a module of its own");
    await expect(importFrom(server.url, "Bad-Name")).rejects.toThrow("small letters");
    expect(readFileSync(join(specs, "modules/contacts/_module.yaml"), "utf8")).toBe(before);
  });

  it("says in a sentence that a server cannot be reached, and changes nothing", async () => {
    const before = read("_module.yaml");
    await expect(importFrom("http://127.0.0.1:9/mcp")).rejects.toThrow("The server cannot be reached");
    expect(read("_module.yaml")).toBe(before);
  });

  it("an address with a secret in it, or a method without its server, is refused with file and line", () => {
    const module = read("_module.yaml");
    writeFileSync(join(specs, "modules/weather/_module.yaml"), module.replace("/mcp", "/mcp?key=secret"));
    expect(check(load(specs))).toMatchObject([
      { file: "modules/weather/_module.yaml", message: expect.stringContaining("url must be https") },
    ]);
    writeFileSync(join(specs, "modules/weather/_module.yaml"), module.replace(/remote:\n {2}url: .*\n/, ""));
    expect(check(load(specs)).map(({ message }) => message)).toEqual([
      expect.stringContaining("names no server"),
      expect.stringContaining("names no server"),
    ]);
  });
});
