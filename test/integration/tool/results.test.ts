import { describe, expect, it } from "vitest";
import { contextOf, outputOf, skillsRead, toolWith } from "../../_kit/tool.ts";

const good = "serve((line) => done(line, skill));";

describe("a result", () => {
  it.each([
    ["ok", "", "success"],
    ["empty", ', status: "empty"', "success"],
    ["degraded", ', status: "degraded", warnings: ["stale_cache"]', "partial"],
  ])(
    "%s becomes the output's status, and its content is the result's text (R2, G099, G125)",
    async (_, more, status) => {
      const { tool } = toolWith({ script: `serve((line) => ({ ...done(line, skill)${more} }));` });
      const dispatched = await tool.dispatch(skillsRead(), contextOf());
      expect(outputOf(dispatched)).toMatchObject({
        tool_name: "project_cli",
        tool_call_id: "call_1",
        status,
        error: null,
      });
      expect(dispatched.content).toBe(JSON.stringify(dispatched.output.result));
    },
  );

  it("never shows meta, which the log has (G129)", async () => {
    const { tool, records } = toolWith({
      script:
        'serve((line) => ({ ...done(line, skill), meta: { duration_ms: 3, provider: "upstream", cache_hit: true } }));',
    });
    const { output, content } = await tool.dispatch(skillsRead(), contextOf());
    expect(JSON.stringify(output) + content).not.toContain("upstream");
    expect(records().at(-1)).toMatchObject({
      event: "agent_tool_done",
      status: "completed",
      provider: "upstream",
      cache_hit: true,
    });
  });

  it("carries what cleaning found, and is clean before anybody sees it (G130)", async () => {
    const seen: unknown[] = [];
    const { tool } = toolWith({
      script: "serve((line) => ({ ...done(line, skill), warnings: ['used_cache'] }));",
      clean: (data) => ({
        data: { ...(data as object), content: "clean" },
        warnings: ["truncated_output"],
        redactions: 6,
        tainted: true,
      }),
      toHints: (facts) => (seen.push(facts.data), null),
      hooks: { post: [{ name: "watch", run: (_, { data }) => (seen.push(data), { outcome: "passed" }) }] },
    });
    const dispatched = await tool.dispatch(skillsRead(), contextOf());
    expect(dispatched).toMatchObject({
      tainted: true,
      output: { result: { data: { content: "clean" }, warnings: ["used_cache", "truncated_output"] } },
      record: { redactions: 6, warnings: ["used_cache", "truncated_output"] },
    });
    expect(seen).toHaveLength(2);
    for (const data of seen) expect(data).toMatchObject({ content: "clean" });
  });

  it("may be rewritten by a hook, and is then cleaned again", async () => {
    const { tool, minted } = toolWith({
      script: good,
      hooks: {
        post: [
          {
            name: "rewrite",
            run: (_, { data }) => ({ outcome: "changed", data: { ...data, content: `again ${minted[0]}` } }),
          },
          {
            name: "last",
            run: (_, { data }) =>
              String(data["content"]).startsWith("again")
                ? { outcome: "passed" }
                : { outcome: "stopped", code: "FORBIDDEN" },
          },
        ],
      },
    });
    const { output, record } = await tool.dispatch(skillsRead(), contextOf());
    expect(output.result.data).toMatchObject({ content: "again ***" });
    expect(record.hooks.map(({ hook, outcome }) => `${hook} ${outcome}`)).toEqual([
      "envelope passed",
      "loop_guard passed",
      "runtime_whitelist passed",
      "cli_whitelist passed",
      "input_schema passed",
      "approval_gate skipped",
      "output_schema passed",
      "cleaning passed",
      "custom:rewrite changed",
      "custom:last passed",
      "card skipped",
    ]);
  });

  it("that is a failure shows the credential of its child no more than any other (G107)", async () => {
    const { tool, minted, lines } = toolWith({
      script: 'serve((line) => failed(line, "SKILL_NOT_FOUND", { detail: `as ${line.credential}` }));',
    });
    const dispatched = await tool.dispatch(skillsRead(), contextOf());
    expect(dispatched.output.error).toMatchObject({ code: "SKILL_NOT_FOUND", detail: "as ***" });
    expect(JSON.stringify(dispatched) + lines.join("")).not.toContain(minted[0]);
  });

  it("may be withheld by a hook", async () => {
    const { tool } = toolWith({
      script: good,
      hooks: { post: [{ name: "withhold", run: () => ({ outcome: "stopped", code: "FORBIDDEN" }) }] },
    });
    const dispatched = await tool.dispatch(skillsRead(), contextOf());
    expect([dispatched.output.error?.code, JSON.stringify(dispatched).includes('"text"')]).toEqual([
      "FORBIDDEN",
      false,
    ]);
  });

  it("forgets earlier failures of its call", async () => {
    const { tool } = toolWith({
      script: 'let n = 0; serve((line) => ++n % 2 ? failed(line, "SKILL_NOT_FOUND") : done(line, skill));',
    });
    const context = contextOf();
    const codes = [];
    for (let i = 0; i < 6; i++)
      codes.push((await tool.dispatch(skillsRead(), context)).output.error?.code ?? "success");
    expect(codes).toEqual(["SKILL_NOT_FOUND", "success", "SKILL_NOT_FOUND", "success", "SKILL_NOT_FOUND", "success"]);
  });
});
