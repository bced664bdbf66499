import { expect, it } from "vitest";
import { newEvent } from "../../_kit/busy-model.ts";
import { conversation } from "../../_kit/conversation.ts";
import { answer, brief, callTool } from "../../_kit/scripted-model.ts";

it("what let a write through is in the log before the write has its effect", async () => {
  const seen: string[][] = [];
  const talk = await conversation({
    async probe(point) {
      // The effect has happened, and nothing was written since.
      if (point !== "after tool effect") return;
      const rows = await talk.app.database.sql<{ name: string }[]>`
        select data::json ->> 'name' as name from run_events where type = 'CUSTOM' order by seq`;
      seen.push(rows.map(({ name }) => name).filter((name) => name.startsWith("tool.")));
    },
  });
  talk.model.next(brief(), callTool("calendar.create", newEvent("Told first")), answer({ answer: "Done." }));
  const run = await talk.say("make it");
  expect(seen).toEqual([["tool.catalog.resolved", "tool.policy"]]);
  expect(run.events.filter((event) => event.type === "CUSTOM" && event.name === "tool.policy")).toMatchObject([
    { value: { decision: "allowed", tool_name: "calendar.create", sandbox_ref: "project-cli" } },
  ]);
});
