import { describe, expect, it } from "vitest";
import { methods, type MethodId } from "../../../generated/contract/methods.ts";
import { contactsCreate, contextOf, skillsRead, tables, toolWith } from "../../_kit/tool.ts";
import { until } from "./_processes.ts";

/** The table of methods, with one that says otherwise of itself whether twice is once. */
const withFlag = (id: MethodId, idempotent: boolean) => ({
  ...methods,
  [id]: { ...methods[id], annotations: { ...methods[id].annotations, idempotent } },
});

describe("the credential", () => {
  it("is taken out of data and errors that a child puts it into (G106)", async () => {
    const script = `serve((line) => line.input.skill === "calendar"
      ? done(line, { ...skill, content: "it is " + line.credential })
      : failed(line, "SKILL_NOT_FOUND", { detail: "try " + line.credential }));`;
    const { tool, minted, lines } = toolWith({ script });
    const shown = await tool.dispatch(skillsRead(), contextOf());
    const failed = await tool.dispatch(skillsRead("call_2", { skill: "memory" }), contextOf());
    expect(shown.output.result.data).toMatchObject({ content: "it is ***" });
    expect(shown.record).toMatchObject({
      redactions: 1,
      hooks: expect.arrayContaining([
        { phase: "post", hook: "cleaning", outcome: "changed", detail: "1 places masked" },
      ]) as unknown,
    });
    expect(failed.output.error?.detail).toBe("try ***");
    expect(JSON.stringify([shown, failed]) + lines.join("")).not.toContain(minted[0]);
  });

  it("is minted anew when it has expired, and the call is made once more (G109)", async () => {
    const script =
      'serve((line) => line.credential.startsWith("credential-1-") ? failed(line, ' +
      '"CREDENTIAL_EXPIRED") : done(line, skill));';
    const { tool, minted } = toolWith({ script });
    const { output, record } = await tool.dispatch(skillsRead(), contextOf());
    expect([output.status, record.sends, minted.length]).toEqual(["success", 2, 2]);
  });

  it("is not minted for ever", async () => {
    const { tool, minted } = toolWith({ script: 'serve((line) => failed(line, "CREDENTIAL_EXPIRED"));' });
    const { output } = await tool.dispatch(skillsRead(), contextOf());
    expect([output.error?.code, minted.length]).toEqual(["CREDENTIAL_EXPIRED", 2]);
  });

  it("is minted once for calls that find it expired together", async () => {
    const script = `const lines = []; serve((line) => {
      if (!line.credential.startsWith("credential-1-")) return done(line, skill);
      lines.push(line);
      if (lines.length === 3) for (const one of lines) say(failed(one, "CREDENTIAL_EXPIRED"));
    });`;
    const { tool, minted } = toolWith({ script });
    const results = await tool.dispatchAll(
      [skillsRead("call_1"), skillsRead("call_2"), skillsRead("call_3")],
      contextOf(),
    );
    expect([results.map(({ output }) => output.status), minted.length]).toEqual([["success", "success", "success"], 2]);
  });
});

describe("trying again (G103)", () => {
  const counting = (code: string, more = "") =>
    `let n = 0; serve((line) => ++n > 1 ? done(line, line.module === "skills" ? skill : { id: "ctc_1", ` +
    `name: "Mei", outcome: "created" }) : failed(line, "${code}"${more}));`;

  it("waits for as long as it is told, once", async () => {
    const { tool, timers } = toolWith({ script: counting("RATE_LIMITED", ", { retry_after_seconds: 4 }") });
    const dispatching = tool.dispatch(contactsCreate(), contextOf());
    await until(() => timers.pending.includes(4000));
    timers.pass(4000);
    expect(await dispatching).toMatchObject({ output: { status: "success" }, record: { sends: 2 } });
  });

  it.each([
    ["a longer wait goes to the model", ", { retry_after_seconds: 6 }"],
    ["no word of a wait means no wait", ""],
  ])("%s", async (_, more) => {
    const { tool } = toolWith({ script: counting("RATE_LIMITED", more) });
    expect(await tool.dispatch(skillsRead(), contextOf())).toMatchObject({
      output: { error: { code: "RATE_LIMITED", can_retry: true } },
      record: { sends: 1 },
    });
  });

  it.each([
    ["a read", skillsRead],
    ["a write, whose key makes it one", contactsCreate],
  ])("does so where the server was not there: %s", async (_, call) => {
    const { tool, timers } = toolWith({ script: counting("UPSTREAM_UNAVAILABLE") });
    const dispatching = tool.dispatch(call(), contextOf());
    await until(() => timers.pending.includes(1000));
    timers.pass(1000);
    expect(await dispatching).toMatchObject({ output: { status: "success" }, record: { sends: 2 } });
  });

  it("G122: of a read is decided by the flag of the method", async () => {
    const flipped = { ...tables, methods: withFlag("skills.read", false) };
    const { tool } = toolWith({ script: counting("UPSTREAM_UNAVAILABLE"), tables: flipped });
    expect(await tool.dispatch(skillsRead(), contextOf())).toMatchObject({
      output: { error: { code: "UPSTREAM_UNAVAILABLE", can_retry: false } },
      record: { sends: 1 },
    });
  });

  it.each(["SKILL_NOT_FOUND", "INTERNAL", "FORBIDDEN"])("never after %s", async (code) => {
    const { tool } = toolWith({ script: counting(code, ", { retry_after_seconds: 1 }") });
    expect(await tool.dispatch(skillsRead(), contextOf())).toMatchObject({
      output: { error: { code, can_retry: false } },
      record: { sends: 1 },
    });
  });

  it("stops waiting when the run is cancelled", async () => {
    const { tool, timers } = toolWith({ script: counting("RATE_LIMITED", ", { retry_after_seconds: 4 }") });
    const control = new AbortController();
    const dispatching = tool.dispatch(skillsRead(), contextOf({ signal: control.signal }));
    await until(() => timers.pending.includes(4000));
    control.abort();
    expect((await dispatching).output.error?.code).toBe("CANCELLED");
  });
});

describe("cancelling a run", () => {
  const held =
    "const kept = []; serve((line) => { kept.push(line); process.stderr.write('got ' + line.method + '\\n'); }); process.on('SIGUSR2', () => kept.forEach((line) => say(done(line, line.module === 'skills' ? skill : { id: 'ctc_1', name: 'Mei', outcome: 'created' }))));";

  it("gives up a read at once, and the child goes on for others", async () => {
    const { tool, lines } = toolWith({ script: held });
    const control = new AbortController();
    const reading = tool.dispatch(skillsRead(), contextOf({ signal: control.signal }));
    await until(() => lines.join("").includes("got read"));
    const [pid = 0] = tool.children;
    control.abort();
    expect((await reading).output.error?.code).toBe("CANCELLED");
    const other = tool.dispatch(contactsCreate("call_2"), contextOf());
    await until(() => lines.join("").includes("got create"));
    process.kill(pid, "SIGUSR2");
    expect((await other).output.status).toBe("success");
    expect(tool.children).toEqual([pid]);
  });

  it("lets a write finish, and keeps its result", async () => {
    const { tool, lines } = toolWith({ script: held });
    const control = new AbortController();
    const writing = tool.dispatch(contactsCreate(), contextOf({ signal: control.signal }));
    await until(() => lines.join("").includes("got create"));
    control.abort();
    process.kill(tool.children[0] ?? 0, "SIGUSR2");
    expect((await writing).output.status).toBe("success");
  });
});
