import { describe, expect, it } from "vitest";
import { methods, type MethodId } from "../../../generated/contract/methods.ts";
import { ToolAgentOutput, UiSchema } from "../../../generated/contract/validators/schemas.js";
import { makeLog } from "../../../src/base/log.ts";
import type { ToolContext } from "../../../src/domain/tool-call.ts";
import { makeUi } from "../../../src/ui/ui.ts";
import { testApp } from "../../_kit/app.ts";
import { examplesOf } from "../../_kit/examples.ts";
import { exampleNow, exampleZone, give } from "../../_kit/given.ts";
import { liveRun } from "../../_kit/run.ts";

const ids = Object.keys(methods) as MethodId[];
const app = await testApp({ clock: { now: () => Date.parse(exampleNow) } });
const ui = makeUi({ log: makeLog({ level: "silent" }), imageHosts: [] });

const cases = ids.flatMap((id) => examplesOf(id).map((example) => ({ id, ...example })));

async function contextOf(person: string): Promise<ToolContext> {
  const { id: ownerId } = await (await app.as(person)).updateMe({ body: { timezone: exampleZone } });
  const { taskId, attempt, threadId } = await liveRun(app.database.sql, ownerId);
  return {
    ownerId,
    taskId,
    attempt,
    threadId,
    requestId: "req_every_method",
    iteration: 1,
    whitelist: new Set(ids),
    permissionRef: "test",
    timezone: exampleZone,
    locale: "en",
    confidence: 1,
    intents: new Set(),
    isTainted: false,
    quotes: [],
    signal: new AbortController().signal,
    failures: new Map(),
    versions: new Map(),
  };
}

/** The whole way of a call: envelope, whitelists, a real child, the module operation, cleaning, output and card. */
describe("through the boundary", () => {
  it.each(cases)("$id answers its example $name, as its card says (G079, G100)", async ({ id, name, given, input }) => {
    const context = await contextOf(`${id}-${name}`);
    const takeAway = await give(given, { sql: app.database.sql, store: app.store, ownerId: context.ownerId });
    const { module, method } = methods[id];
    const { output, content } = await app.tool.dispatch(
      { id: "call_1", name: "project_cli", arguments: JSON.stringify({ module, method, input }) },
      context,
    );
    await takeAway();

    expect(output.error).toBeNull();
    expect(ToolAgentOutput(output)).toBe(true);
    expect(JSON.parse(content)).toEqual(output.result);
    expect(output.ui_hints).not.toBeNull();
    // The hints of the call are in the language of its conversation; those of another one are the same.
    for (const locale of ["zh-CN", "en"] as const) {
      const card = ui.compile(output.ui_hints, {
        locale,
        theme: "default",
        meta: { requestId: "run-1", toolId: "call_1" },
      });
      expect(UiSchema(card)).toBe(true);
    }
  });
});
