import { describe, expect, it } from "vitest";
import type { Clean } from "../../../src/domain/clean.ts";
import { contactsCreate, contextOf, outputOf, skillsRead, toolWith } from "../../_kit/tool.ts";
import { firstChildren, groupOf, until } from "./_processes.ts";

const good = "serve((line) => done(line, skill));";

describe("a child that misbehaves gives a structured failure and leaves nothing behind (G095, G096, G097, G100)", () => {
  it.each<[string, string, string]>([
    ["prints garbage", 'serve(() => void process.stdout.write("Segmentation fault\\n"));', "OUTPUT_SCHEMA_VIOLATION"],
    [
      "prints two objects on one line",
      'serve((line) => void process.stdout.write(JSON.stringify(done(line, skill)).repeat(2) + "\\n"));',
      "OUTPUT_SCHEMA_VIOLATION",
    ],
    [
      "answers twice",
      'serve((line) => void process.stdout.write((JSON.stringify(done(line, skill)) + "\\n").repeat(2)));',
      "OUTPUT_SCHEMA_VIOLATION",
    ],
    ["answers another call", 'serve((line) => done({ ...line, id: "other" }, skill));', "OUTPUT_SCHEMA_VIOLATION"],
    [
      "prints 100 MB",
      "serve(() => { const chunk = Buffer.alloc(1 << 20, 120); for (let i = 0; i < 100; i++) " +
        "process.stdout.write(chunk); });",
      "OUTPUT_SCHEMA_VIOLATION",
    ],
    [
      "prints invalid UTF-8",
      "serve(() => void process.stdout.write(Buffer.from([0x22, 0xc3, 0x28, 0x22, 0x0a])));",
      "OUTPUT_SCHEMA_VIOLATION",
    ],
    ["prints null", 'serve(() => void process.stdout.write("null\\n"));', "OUTPUT_SCHEMA_VIOLATION"],
    [
      "leaves out the data",
      "serve(({ id }) => ({ id, ok: true, module: 'skills', method: 'read' }));",
      "OUTPUT_SCHEMA_VIOLATION",
    ],
    ["adds fields", "serve((line) => ({ ...done(line, skill), token: 'x' }));", "OUTPUT_SCHEMA_VIOLATION"],
    ["breaks the method's schema (G124)", "serve((line) => done(line, { wrong: true }));", "OUTPUT_SCHEMA_VIOLATION"],
    [
      "invents a warning (G128)",
      "serve((line) => ({ ...done(line, skill), warnings: ['made_up'] }));",
      "OUTPUT_SCHEMA_VIOLATION",
    ],
    ["invents an error code", "serve((line) => failed(line, 'MADE_UP'));", "OUTPUT_SCHEMA_VIOLATION"],
    ["uses a code that is not for tools", "serve((line) => failed(line, 'RUN_CANCELED'));", "OUTPUT_SCHEMA_VIOLATION"],
    ["exits 0 without a word", "serve(() => process.exit(0));", "UPSTREAM_UNAVAILABLE"],
    ["exits 1", "serve(() => process.exit(1));", "UPSTREAM_UNAVAILABLE"],
    ["exits before it is asked", "process.exit(3);", "UPSTREAM_UNAVAILABLE"],
    ["is killed", 'serve(() => process.kill(process.pid, "SIGKILL"));', "UPSTREAM_UNAVAILABLE"],
    ["throws", 'serve(() => { throw new Error("oops"); });', "UPSTREAM_UNAVAILABLE"],
    [
      "closes its output",
      "serve(() => { require('node:fs').closeSync(1); process.exit(0); });",
      "UPSTREAM_UNAVAILABLE",
    ],
  ])("%s", async (_, script, code) => {
    const { tool, records } = toolWith({ script });
    const dispatching = tool.dispatch(skillsRead(), contextOf());
    const pids = await firstChildren(tool);
    const dispatched = await dispatching;
    expect(outputOf(dispatched)).toMatchObject({
      status: "failure",
      error: { code, module: "skills", method: "read" },
    });
    expect(JSON.parse(dispatched.content)).toEqual({ status: "failure", error: dispatched.output.error });
    // The record of the call and the log both keep what happened.
    expect(dispatched.record).toMatchObject({ status: "failure", errorCode: code });
    expect(records().at(-1)).toMatchObject({ event: "agent_tool_done", status: "error" });
    await tool.close();
    for (const pid of pids) await until(() => groupOf(pid).length === 0);
  });

  it("hangs, ignores SIGTERM, and has children of its own", async () => {
    const script = `process.on("SIGTERM", () => {});
      const { spawn } = require("node:child_process");
      const forks = [1, 2].map(() => spawn(process.execPath, ["-e", "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)"], { stdio: "inherit" }));
      serve(() => void process.stderr.write("forked\\n"));`;
    const { tool, timers, lines } = toolWith({ script });
    const dispatching = tool.dispatch(skillsRead(), contextOf());
    await until(() => lines.join("").includes("forked"));
    const [pid = 0] = tool.children;
    await until(() => groupOf(pid).length === 3);
    timers.pass(20_000);
    expect((await dispatching).output).toMatchObject({
      status: "failure",
      error: { code: "TIMEOUT", can_retry: true },
    });
    await until(() => groupOf(pid).length === 0);
  });

  it("dies and leaves its own children behind", async () => {
    const script = `require("node:child_process").spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
      serve(() => process.exit(0));`;
    const { tool } = toolWith({ script });
    const dispatching = tool.dispatch(skillsRead(), contextOf());
    const [pid = 0] = await firstChildren(tool);
    await dispatching;
    await until(() => groupOf(pid).length === 0);
  });

  it("cannot fill the memory of this process", async () => {
    const script =
      "const chunk = Buffer.alloc(1 << 20, 120); const pour = () => { while (process.stdout.write(chunk)); " +
      'process.stdout.once("drain", pour); }; serve(() => void pour());';
    const { tool } = toolWith({ script });
    const before = process.memoryUsage.rss();
    for (let i = 0; i < 3; i++) await tool.dispatch(skillsRead(), contextOf());
    expect(process.memoryUsage.rss() - before).toBeLessThan(200 * 1024 * 1024);
  });
});

describe("what a child writes to standard error", () => {
  it("is in the log, cleaned and cut, and nowhere else (G096, G106)", async () => {
    const script = `serve((line) => { process.stderr.write("CANARY " + line.credential + "\\n" + "x".repeat(5000) + "\\n" + "y\\n".repeat(100000)); return done(line, skill); });`;
    const { tool, lines, minted } = toolWith({ script });
    const dispatched = await tool.dispatch(skillsRead(), contextOf());
    await until(() => lines.join("").includes("CANARY"));
    await tool.close();
    const text = lines.join("");
    expect(text).not.toContain(minted[0]);
    expect(text).not.toContain("x".repeat(1001));
    expect(text.length).toBeLessThan(2_000_000);
    expect(JSON.stringify(dispatched)).not.toContain("CANARY");
  });
});

describe("a child", () => {
  it("serves owners one after the other, each call with a credential of its own owner (R37)", async () => {
    const { tool, minted } = toolWith({
      script: "serve((line) => done(line, { ...skill, content: `${process.pid} ${line.credential.slice(-3)}` }));",
      clean: (data) => ({ data, warnings: [], redactions: 0, tainted: false }),
    });
    const of = async (ownerId: string) =>
      (
        (await tool.dispatch(skillsRead(), contextOf({ ownerId }))).output.result.data as { content: string }
      ).content.split(" ");
    const [pid, first] = await of("usr_alice");
    expect([first, await of("usr_bob"), await of("usr_alice")]).toEqual(["ice", [pid, "bob"], [pid, "ice"]]);
    expect([minted.length, tool.children.length]).toEqual([2, 1]);
  });

  it("is given the whitelist of each call, and no longer one", async () => {
    const granted: string[][] = [];
    const { tool } = toolWith({
      script:
        "serve((line) => done(line, { ...skill, content: `${process.pid} ${line.methods} ${line.credential}` }));",
      clean: (data) => ({ data, warnings: [], redactions: 0, tainted: false }),
      mintCredential: async ({ methods }) => {
        granted.push([...methods]);
        return `credential-${granted.length}`;
      },
    });
    const child = async (...whitelist: string[]) => {
      const { output } = await tool.dispatch(skillsRead(), contextOf({ whitelist: new Set(whitelist) }));
      return (output.result.data as { content: string }).content.split(" ");
    };
    const [pid, ...keepers] = await child("memory.read", "skills.read", "no.such");
    const workers = ["calendar.delete,skills.read", "credential-2"];
    expect(keepers).toEqual(["memory.read,skills.read", "credential-1"]);
    expect(await child("calendar.delete", "skills.read")).toEqual([pid, ...workers]);
    expect(await child("skills.read", "memory.read")).toEqual([pid, ...keepers]);
    expect(granted.map(String)).toEqual([keepers[0], workers[0]]);
  });

  it("is started once for calls that come together", async () => {
    const { tool, minted } = toolWith({ script: good });
    await tool.dispatchAll(
      Array.from({ length: 5 }, (_, i) => skillsRead(`call_${i}`)),
      contextOf(),
    );
    expect([minted.length, tool.children.length]).toEqual([1, 1]);
  });

  it.each([
    ["a minute without a call", 60_000],
    ["the life of its credential", 570_000],
  ])("ends by itself after %s", async (_, ms) => {
    const { tool, timers } = toolWith({ script: good, ...(ms > 60_000 ? { limits: { idleMs: 10_000_000 } } : {}) });
    await tool.dispatch(skillsRead(), contextOf());
    const [pid = 0] = tool.children;
    timers.pass(ms);
    await until(() => groupOf(pid).length === 0 && tool.children.length === 0);
    expect((await tool.dispatch(skillsRead(), contextOf())).output.status).toBe("success");
  });

  it("is killed when it does not end by itself", async () => {
    const { tool, timers } = toolWith({
      script: `${good} process.stdin.on("end", () => setInterval(() => {}, 1000));`,
    });
    await tool.dispatch(skillsRead(), contextOf());
    const [pid = 0] = tool.children;
    timers.pass(60_000);
    timers.pass(1000);
    await until(() => groupOf(pid).length === 0);
  });

  const holding =
    "const kept = []; serve((line) => { kept.push(line); process.stderr.write(`${process.pid} got ${line.credential}\\n`); }); " +
    "process.on('SIGUSR2', () => kept.splice(0).forEach((line) => say(done(line, skill))));";
  const unmasked: Clean = (data) => ({ data, warnings: [], redactions: 0, tainted: false });

  it("lets another owner wait when all are busy, and take the place that becomes free", async () => {
    const { tool, timers, lines } = toolWith({ script: holding, clean: unmasked, limits: { children: 1 } });
    const first = tool.dispatch(skillsRead(), contextOf({ ownerId: "usr_a" }));
    await until(() => lines.join("").includes("-of-usr_a"));
    const [pid = 0] = tool.children;
    const second = tool.dispatch(skillsRead(), contextOf({ ownerId: "usr_b" }));
    const third = tool.dispatch(skillsRead(), contextOf({ ownerId: "usr_a" }));
    timers.pass(1000);
    // A second call of the first owner does not go past the one who waits.
    for (const [sent, owner] of [
      [first, "usr_b"],
      [second, "usr_a"],
    ] as const) {
      process.kill(pid, "SIGUSR2");
      expect((await sent).output.status).toBe("success");
      await until(
        () =>
          lines
            .filter((line) => line.includes("got "))
            .at(-1)
            ?.includes(`-of-${owner}`) === true,
      );
    }
    process.kill(pid, "SIGUSR2");
    expect((await third).output.status).toBe("success");
    expect([tool.children, lines.filter((line) => line.includes("got ")).length]).toEqual([[pid], 3]);
  });

  it("is joined by another one when a call waits for longer than most calls take", async () => {
    const { tool, timers, lines } = toolWith({ script: holding, clean: unmasked, limits: { children: 2 } });
    const first = tool.dispatch(skillsRead(), contextOf({ ownerId: "usr_a" }));
    await until(() => lines.join("").includes("-of-usr_a"));
    const others = ["usr_b", "usr_c"].map((ownerId) => tool.dispatch(skillsRead(), contextOf({ ownerId })));
    await until(() => timers.pending.includes(25));
    timers.pass(25);
    await until(() => lines.join("").includes("-of-usr_b"));
    timers.pass(1000);
    const [pid = 0, other = 0, ...more] = tool.children;
    expect([more, lines.join("").includes("-of-usr_c")]).toEqual([[], false]);
    process.kill(other, "SIGUSR2");
    await until(() => lines.some((line) => line.includes(`${other} got`) && line.includes("-of-usr_c")));
    for (const each of [pid, other]) process.kill(each, "SIGUSR2");
    const outputs = await Promise.all([first, ...others]);
    expect(outputs.map(({ output }) => output.status)).toEqual(["success", "success", "success"]);
  });

  it("is not given to another owner while it still works on a call that was given up", async () => {
    const { tool, timers, lines } = toolWith({ script: holding, clean: unmasked, limits: { children: 1 } });
    const control = new AbortController();
    const first = tool.dispatch(skillsRead(), contextOf({ ownerId: "usr_a", signal: control.signal }));
    await until(() => lines.join("").includes("-of-usr_a"));
    const [pid = 0] = tool.children;
    control.abort();
    expect((await first).output.error?.code).toBe("CANCELLED");
    const second = tool.dispatch(skillsRead(), contextOf({ ownerId: "usr_b" }));
    timers.pass(1000);
    expect(lines.join("")).not.toContain("-of-usr_b");
    process.kill(pid, "SIGUSR2");
    await until(() => lines.join("").includes("-of-usr_b"));
    process.kill(pid, "SIGUSR2");
    expect((await second).output.status).toBe("success");
    expect(tool.children).toEqual([pid]);
  });

  it("is killed when it never answers a call that was given up", async () => {
    const { tool, timers, lines } = toolWith({ script: holding, clean: unmasked, limits: { children: 1 } });
    const control = new AbortController();
    const first = tool.dispatch(skillsRead(), contextOf({ ownerId: "usr_a", signal: control.signal }));
    await until(() => lines.join("").includes("-of-usr_a"));
    const [pid = 0] = tool.children;
    control.abort();
    await first;
    timers.pass(15_000);
    const second = tool.dispatch(skillsRead(), contextOf({ ownerId: "usr_b" }));
    await until(() => timers.pending.filter((ms) => ms === 20_000).length === 2);
    timers.pass(5000);
    await until(() => lines.join("").includes("-of-usr_b"));
    expect(groupOf(pid)).toEqual([]);
    process.kill(tool.children[0] ?? 0, "SIGUSR2");
    expect((await second).output.status).toBe("success");
  });

  it("that is killed for one call costs its other calls nothing but a new child", async () => {
    const script = `let isStuck = false;
      serve((line) => { process.stderr.write("got " + line.tool_call_id + "\\n"); isStuck ||= line.tool_call_id === "slow"; if (!isStuck) return done(line, line.module === "skills" ? skill : { id: "ctc_1", name: "Mei", outcome: "created" }); });`;
    const { tool, timers, lines, minted } = toolWith({ script });
    const slow = tool.dispatch(skillsRead("slow"), contextOf());
    await until(() => lines.join("").includes("got slow"));
    timers.pass(15_000);
    const [read, write] = [
      tool.dispatch(skillsRead("read"), contextOf()),
      tool.dispatch(contactsCreate("write"), contextOf()),
    ];
    await until(() => lines.join("").includes("got read") && lines.join("").includes("got write"));
    timers.pass(5000);
    expect((await slow).output.error?.code).toBe("TIMEOUT");
    expect(await read).toMatchObject({ output: { status: "success" }, record: { sends: 2 } });
    expect(await write).toMatchObject({ output: { status: "success" }, record: { sends: 2 } });
    expect(minted).toHaveLength(1);
  });

  it("leaves no process and no wait behind when the room is closed in the middle of a call", async () => {
    const { tool, timers, lines } = toolWith({ script: "serve(() => void process.stderr.write('got it\\n'));" });
    const dispatching = tool.dispatch(skillsRead(), contextOf());
    await until(() => lines.join("").includes("got it"));
    const [pid = 0] = tool.children;
    await tool.close();
    expect((await dispatching).output.status).toBe("failure");
    expect([groupOf(pid), timers.pending]).toEqual([[], []]);
  });
});
