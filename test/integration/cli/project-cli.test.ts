import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { methods } from "../../../generated/contract/methods.ts";
import * as schemas from "../../../generated/contract/validators/schemas.js";
import { testApp, type TestApp } from "../../_kit/app.ts";
import { answerJson, answerProblem, scriptedServer } from "../../_kit/scripted-server.ts";
import { cli, resultOf } from "./_run.ts";

let app: TestApp;
let env: { ACCORD_CLI_URL: string; ACCORD_CLI_CREDENTIAL: string };

beforeAll(async () => {
  app = await testApp();
  await app.listen(0);
  const me = await (await app.as("alice")).getMe();
  const credential = await app.auth.mintCredential({ userId: me.id, methods: Object.keys(methods), purpose: "person" });
  env = { ACCORD_CLI_URL: app.url, ACCORD_CLI_CREDENTIAL: credential };
});

const ok = {
  status: "ok",
  data: { skill: "calendar", etag: "e1", content: "text" },
  warnings: [],
  error: null,
  meta: {},
};
const skill = { stdin: JSON.stringify({ skill: "calendar" }) };
const against = (url: string) => ({ ...skill, env: { ...env, ACCORD_CLI_URL: url } });

describe("one call", () => {
  it("prints {ok, module, method, data} and ends with 0 (G095)", async () => {
    const ended = await cli(["skills", "read"], { env, ...skill });
    expect(ended).toMatchObject({ code: 0, stderr: "" });
    expect(resultOf(ended)).toMatchObject({ ok: true, module: "skills", method: "read", data: { skill: "calendar" } });
    expect(schemas.CliResult(resultOf(ended))).toBe(true);
  });

  it("prints nothing but those four when there is nothing more to say", async () => {
    const { url } = await scriptedServer(answerJson(200, ok));
    expect(Object.keys(resultOf(await cli(["skills", "read"], against(url))))).toEqual([
      "ok",
      "module",
      "method",
      "data",
    ]);
  });

  it("takes its input from a file", async () => {
    const folder = mkdtempSync(join(tmpdir(), "accord-cli-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, "input.json");
    writeFileSync(file, JSON.stringify({ skill: "memory" }));
    expect(resultOf(await cli(["skills", "read", "--input", file], { env }))).toMatchObject({
      ok: true,
      data: { skill: "memory" },
    });
    expect(resultOf(await cli(["skills", "read", `--input=${file}`], { env }))).toMatchObject({ ok: true });
    expect(await cli(["skills", "read", "--input", join(folder, "none")], { env })).toMatchObject({ code: 2 });
  });

  it("posts once, to the operation of the method, with the credential and as a person", async () => {
    const server = await scriptedServer(answerJson(200, ok));
    await cli(["skills", "read"], against(server.url));
    expect(server.requests).toMatchObject([
      {
        method: "POST",
        url: "/api/v1/modules/skills/read",
        body: '{"skill":"calendar"}',
        headers: { authorization: `Bearer ${env.ACCORD_CLI_CREDENTIAL}` },
      },
    ]);
    expect(server.requests[0]?.headers).not.toHaveProperty("accord-task");
  });
});

describe("what ends it with another code than 0", () => {
  const refused = async (args: string[], options: Parameters<typeof cli>[1]) => {
    const ended = await cli(args, options);
    const result = resultOf(ended);
    expect(schemas.CliResult(result)).toBe(true);
    return [ended.code, (result["error"] as { code: string }).code];
  };

  it("1: the method failed", async () => {
    expect(await refused(["skills", "read"], { env, stdin: '{"skill":"cooking"}' })).toEqual([1, "SKILL_NOT_FOUND"]);
    const { url } = await scriptedServer(answerProblem(501, "NOT_YET_AVAILABLE"));
    expect(await refused(["skills", "read"], against(url))).toEqual([1, "UNSUPPORTED_FEATURE"]);
  });

  it.each([
    [["skills"]],
    [["cooking", "read"]],
    [["skills", "burn"]],
    [["__proto__", "x"]],
    [["constructor", "name"]],
    [["skills", "read", "more"]],
    [["skills", "read", "--fast"]],
    [[]],
  ])("2: %o is no command", async (args) => {
    const [code, error] = await refused(args, { env, ...skill });
    expect([code, ["UNKNOWN_ACTION", "INVALID_ENVELOPE"].includes(String(error))]).toEqual([2, true]);
  });

  it.each([
    ["nothing", ""],
    ["no JSON", "{"],
    ["a field too many", '{"skill":"calendar","token":"x"}'],
    ["too much", JSON.stringify({ skill: "x".repeat(300_000) })],
  ])("3: %s for an input", async (_, stdin) => {
    expect(await refused(["skills", "read"], { env, stdin })).toEqual([3, "INVALID_ACTION_INPUT"]);
  });

  it("3: and shows the form that was meant", async () => {
    expect(resultOf(await cli(["calendar", "read"], { env, stdin: '{"mode":"week"}' }))).toMatchObject({
      error: { input_schema: { mode: "string enum(day|range|event)" } },
    });
  });

  it("4: no credential, a wrong one, or one for other methods", async () => {
    expect(await refused(["skills", "read"], { env: { ACCORD_CLI_URL: app.url }, ...skill })).toEqual([
      4,
      "CREDENTIAL_EXPIRED",
    ]);
    expect(
      await refused(["skills", "read"], { env: { ...env, ACCORD_CLI_CREDENTIAL: "aaaa.bbbb.cccc" }, ...skill }),
    ).toEqual([4, "CREDENTIAL_EXPIRED"]);
    const userToken = await app.auth.mintUserToken("alice");
    // A person's own token is theirs to use.
    expect(
      await cli(["skills", "read"], { env: { ...env, ACCORD_CLI_CREDENTIAL: userToken }, ...skill }),
    ).toMatchObject({
      code: 0,
    });
    expect(
      await refused(["skills", "read"], { env: { ...env, ACCORD_CLI_METHODS: "calendar.read" }, ...skill }),
    ).toEqual([4, "ACTION_NOT_ALLOWED"]);
  });

  it("0: finds the server that was started from here by what it has written down", async () => {
    const home = mkdtempSync(join(tmpdir(), "accord-ready-"));
    onTestFinished(() => rmSync(home, { recursive: true }));
    writeFileSync(join(home, "ready.json"), JSON.stringify({ url: app.url }));
    const { ACCORD_CLI_URL: _url, ...rest } = env;
    expect(await cli(["skills", "read"], { env: { ...rest, ACCORD_HOME: home }, ...skill })).toMatchObject({ code: 0 });
  });

  it("5: nobody answers", async () => {
    expect(await refused(["skills", "read"], against("http://127.0.0.1:1"))).toEqual([5, "UPSTREAM_UNAVAILABLE"]);
    const { url } = await scriptedServer((response) => void response.destroy());
    expect(await refused(["skills", "read"], against(url))).toEqual([5, "UPSTREAM_UNAVAILABLE"]);
  });

  it.each([
    ["no JSON", answerJson(200, "x".repeat(10))],
    ["a wrong shape", answerJson(200, { ...ok, data: { wrong: true } })],
    ["no result", answerJson(200, ok.data)],
    ["a page of a proxy", answerJson(502, "<html>", "text/html")],
    ["megabytes", answerJson(200, { ...ok, data: { ...ok.data, content: "x".repeat(5_000_000) } })],
  ])("6: the server answers with %s", async (_, answer) => {
    const { url } = await scriptedServer(answer);
    expect(await refused(["skills", "read"], against(url))).toEqual([6, "OUTPUT_SCHEMA_VIOLATION"]);
  });

  it("never prints the credential, whatever happens (G106)", async () => {
    for (const args of [["skills", "read"], ["skills"], ["--help"], ["serve"]]) {
      const { stdout, stderr } = await cli(args, { env, stdin: "{" });
      expect(stdout + stderr).not.toContain(env.ACCORD_CLI_CREDENTIAL.slice(-20));
    }
  });
});

describe("--help", () => {
  it("lists modules, methods, variables and exit codes, in plain text where nobody looks at colours", async () => {
    const { code, stdout } = await cli(["--help"]);
    expect(code).toBe(0);
    for (const { module, method } of Object.values(methods))
      expect(stdout).toMatch(new RegExp(`^${module}  [^]*^  ${method} `, "m"));
    expect(stdout).toMatch(/ACCORD_CLI_CREDENTIAL[^]*^ {2}6 {2}/m);
    expect(stdout).not.toContain("\u001b");
  });

  it("shows the fields of one method", async () => {
    const { stdout } = await cli(["skills", "read", "--help"]);
    expect(stdout).toMatch(/^ {2}skill +string/m);
  });

  it("knows what it does not know", async () => {
    expect(await cli(["cooking", "--help"])).toMatchObject({ code: 2 });
  });
});

describe("serve", () => {
  const line = (id: string, more: Record<string, unknown> = {}) =>
    `${JSON.stringify({ id, module: "skills", method: "read", input: { skill: "calendar" }, ...more })}\n`;
  const serveEnv = () => ({ ...env, ACCORD_CLI_METHODS: "skills.read" });
  const replies = (stdout: string) =>
    new Map(
      stdout
        .trim()
        .split("\n")
        .map((text) => JSON.parse(text) as Record<string, unknown>)
        .map((reply) => [reply["id"], reply]),
    );

  it("answers each line with one line, several at a time", async () => {
    const { code, stdout } = await cli(["serve"], {
      env: serveEnv(),
      stdin: Array.from({ length: 50 }, (_, i) => line(`c${i}`)).join(""),
    });
    const answers = replies(stdout);
    expect([code, answers.size]).toEqual([0, 50]);
    for (const { id: _, ...result } of answers.values()) expect(schemas.CliResult(result)).toBe(true);
  });

  it("answers calls in the order in which they finish", async () => {
    const held: (() => void)[] = [];
    const finish = answerJson(200, ok);
    const { url } = await scriptedServer(
      (response, request) => void held.push(() => finish(response, request)),
      (response, request) => (finish(response, request), response.on("finish", () => held[0]?.())),
    );
    const { stdout } = await cli(["serve"], {
      env: { ...serveEnv(), ACCORD_CLI_URL: url },
      stdin: line("slow") + line("quick"),
    });
    expect([...replies(stdout).keys()].sort()).toEqual(["quick", "slow"]);
  });

  it("applies the router's whitelist to each line (G085)", async () => {
    const { stdout } = await cli(["serve"], {
      env: serveEnv(),
      stdin:
        line("1", { module: "calendar", input: { mode: "day", date: "2026-01-01" } }) +
        line("2", { method: "burn" }) +
        line("3"),
    });
    const answers = replies(stdout);
    expect(answers.get("1")).toMatchObject({ ok: false, error: { code: "ACTION_NOT_ALLOWED" } });
    expect(answers.get("2")).toMatchObject({ ok: false, error: { code: "UNKNOWN_ACTION" } });
    expect(answers.get("3")).toMatchObject({ ok: true });
  });

  it("names task, attempt and tool call to the server, in whatever script they are written", async () => {
    const server = await scriptedServer(answerJson(200, ok));
    await cli(["serve"], {
      env: { ...serveEnv(), ACCORD_CLI_URL: server.url },
      stdin: line("1", { task: "tsk_1", attempt: 3, tool_call_id: "调用", request_id: "req_12345678" }),
    });
    expect(server.requests[0]?.headers).toMatchObject({
      "accord-task": "tsk_1",
      "accord-attempt": "3",
      "accord-tool-call": "%E8%B0%83%E7%94%A8",
      "x-request-id": "req_12345678",
    });
  });

  it.each([
    "garbage",
    "null",
    "[]",
    '{"id":1}',
    '{"id":"x"}',
    '{"id":"x","module":"skills","method":"read","task":"t","input":{}}',
  ])("answers %s with a structured failure and goes on", async (text) => {
    const { code, stdout } = await cli(["serve"], { env: serveEnv(), stdin: `${text}\n${line("after")}` });
    const answers = [...replies(stdout).values()];
    expect([code, answers.length]).toEqual([0, 2]);
    expect(answers.find(({ ok: fine }) => fine === false)).toMatchObject({ error: { code: "INVALID_ENVELOPE" } });
  });

  it("takes credential and whitelist from each line, and forgets them with its answer (G114, R37)", async () => {
    const { ACCORD_CLI_URL, ACCORD_CLI_CREDENTIAL: credential } = env;
    const day = { module: "calendar", input: { mode: "day", date: "2026-01-01" } };
    const { stdout } = await cli(["serve"], {
      env: { ACCORD_CLI_URL },
      stdin:
        line("1", { credential, methods: ["skills.read"] }) +
        line("2", { credential, methods: ["skills.read"], ...day }) +
        line("3", { credential: "aaaa.bbbb.cccc", methods: ["skills.read"] }) +
        line("4") +
        line("5", { credential }) +
        line("6", { methods: ["skills.read"] }) +
        line("7", { credential, methods: "skills.read" }),
    });
    const answers = replies(stdout);
    expect(answers.get("1")).toMatchObject({ ok: true });
    expect(
      ["2", "3", "4", "5", "6", "7"].map((id) => (answers.get(id)?.["error"] as { code: string } | undefined)?.code),
    ).toEqual(["ACTION_NOT_ALLOWED", "CREDENTIAL_EXPIRED", ...Array.from({ length: 4 }, () => "INVALID_ENVELOPE")]);
  });

  it("does not start without the server's address, nor with only half of what permits calls", async () => {
    const { ACCORD_CLI_METHODS: _, ...half } = serveEnv();
    for (const given of [{ ...serveEnv(), ACCORD_CLI_URL: "" }, { ...serveEnv(), ACCORD_CLI_CREDENTIAL: "" }, half])
      expect(await cli(["serve"], { env: given })).toMatchObject({ code: 2 });
  });

  it("allows nothing with an empty whitelist", async () => {
    const { stdout } = await cli(["serve"], { env: { ...serveEnv(), ACCORD_CLI_METHODS: "" }, stdin: line("1") });
    expect(replies(stdout).get("1")).toMatchObject({ error: { code: "ACTION_NOT_ALLOWED" } });
  });

  it("uses few connections for many calls", async () => {
    const sockets = new Set<unknown>();
    const server = await scriptedServer(
      (response, request) => (sockets.add(request.socket), answerJson(200, ok)(response, request)),
    );
    await cli(["serve"], {
      env: { ...serveEnv(), ACCORD_CLI_URL: server.url },
      stdin: Array.from({ length: 100 }, (_, i) => line(`c${i}`)).join(""),
    });
    expect([server.requests.length, sockets.size <= 16]).toEqual([100, true]);
  });
});
