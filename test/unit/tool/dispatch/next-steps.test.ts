import { expect, it } from "vitest";
import { contextOf, outputOf, toolWith } from "../../../_kit/tool.ts";

const batch = {
  id: "call_1",
  arguments: {
    module: "calendar",
    method: "update",
    input: { event_timezone: "UTC", items: [{ event_id: "evt_1", patch: { title: "a" } }] },
  },
};
/** Its first item was refused, with advice. */
const script = `serve((line) => done(line, { count: 2, succeeded: 1, failed: 1, items: [
  { index: 0, outcome: "failed", error: { code: "NOT_ORGANIZER", message: "Only the organizer may do this.",
    next_steps: ["calendar.reject_invite", "calendar.read"], can_retry: false } },
  { index: 1, outcome: "unchanged", id: "evt_2", title: "b" }] }));`;

it.each([
  [
    ["calendar.update", "calendar.reject_invite", "calendar.read"],
    ["calendar.reject_invite", "calendar.read"],
  ],
  [["calendar.update", "calendar.read"], ["calendar.read"]],
  [["calendar.update"], undefined],
])("names next steps of single items only where the run may take them (G127): %o", async (whitelist, steps) => {
  const { tool } = toolWith({ script });
  const output = outputOf(await tool.dispatch(batch, contextOf({ whitelist: new Set(whitelist) })));
  const { items } = output.result.data as { items: { error?: { next_steps?: string[] } }[] };
  expect(items[0]?.error?.next_steps).toEqual(steps);
  expect(items[0]?.error).toMatchObject({ code: "NOT_ORGANIZER", can_retry: false });
});
