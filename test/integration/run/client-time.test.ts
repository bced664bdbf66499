import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { RunAgentInput } from "../../../generated/contract/types.ts";
import { conversation, readLog, toInput } from "../../_kit/conversation.ts";
import { answer, brief, callTool } from "../../_kit/scripted-model.ts";

const talk = await conversation();

type ClientTime = NonNullable<RunAgentInput["forwardedProps"]["client_time"]>;

const clockOf = (change: Partial<ClientTime>): ClientTime => ({
  device_timezone: "America/New_York",
  client_now_iso: "2026-03-16T09:12:33-07:00",
  client_epoch_ms: 1_773_677_553_000,
  ...change,
});

async function say(name: string, text: string, given: { threadId?: string; clientTime?: ClientTime } = {}) {
  const { threadId = randomUUID(), clientTime } = given;
  const { forwardedProps, ...input } = toInput({ threadId, runId: `run-${randomUUID()}`, text });
  const accepted = await (
    await talk.app.as(name)
  ).createRun({
    body: {
      ...input,
      forwardedProps: { agent_type: forwardedProps.agent_type, ...(clientTime ? { client_time: clientTime } : {}) },
    },
  });
  return readLog(talk.app, accepted);
}

describe("the zone an event is told in", () => {
  const zones = { tool: "Asia/Tokyo", device: "America/New_York", profile: "Asia/Shanghai" };
  const offsets = { tool: "+09:00", device: "-04:00", profile: "+08:00", none: "+00:00" };

  it.each(
    [true, false].flatMap((tool) =>
      [true, false].flatMap((device) => [true, false].map((profile) => ({ tool, device, profile }))),
    ),
  )("G181: is the call's, else the device's, else the profile's, else UTC: %o", async ({ tool, device, profile }) => {
    const name = `zone-${randomUUID()}`;
    const person = await talk.app.as(name);
    await person.getMe();
    if (profile) await person.updateMe({ body: { timezone: zones.profile } });
    talk.model.next(
      brief(),
      callTool("calendar.find_free", {
        start_at: "2026-06-02T00:00:00Z",
        end_at: "2026-06-05T00:00:00Z",
        duration_minutes: 30,
        ...(tool ? { event_timezone: zones.tool } : {}),
      }),
      answer({ answer: "Here." }),
    );
    const { results } = await say(name, "when am I free?", device ? { clientTime: clockOf({}) } : {});
    const first = tool ? "tool" : device ? "device" : profile ? "profile" : "none";
    const told = JSON.stringify(results[0]?.result.data).match(/[+-]\d\d:\d\d(?=")|Z(?=")/g) ?? [];
    expect(told.length).toBeGreaterThan(0);
    expect(new Set(told)).toEqual(new Set([offsets[first]]));
  });
});

describe("a clock of a client that is years off", () => {
  it("G188: decides neither order nor ids nor times nor what is allowed", async () => {
    const threadId = randomUUID();
    const started = Date.now();
    for (const year of ["2036", "2016", "2026"]) {
      talk.model.next(
        brief(),
        callTool("calendar.read", { mode: "day", date: "2026-03-17" }),
        answer({ answer: `Said with a clock of ${year}.` }),
      );
      const clientTime = clockOf({
        client_now_iso: `${year}-03-16T09:12:33-07:00`,
        client_epoch_ms: Date.parse(`${year}-03-16T16:12:33Z`),
      });
      const run = await say("alice", `asked with a clock of ${year}`, { threadId, clientTime });
      expect(run.results.map(({ status }) => status)).toEqual(["success"]);
      expect(talk.model.journal.at(-1)?.lastUser).toContain(`[time] ${year}-03-16`);
    }
    const rows = await talk.app.database.sql<{ role: string; content: string; created_at: Date }[]>`
      select role, content, created_at from messages where thread_id = ${threadId} and role <> 'tool' order by seq`;
    expect(rows.map(({ content }) => content)).toEqual(
      ["2036", "2016", "2026"].flatMap((year) => [`asked with a clock of ${year}`, `Said with a clock of ${year}.`]),
    );
    for (const { created_at } of rows) {
      expect(created_at.getTime()).toBeGreaterThanOrEqual(started - 5000);
      expect(created_at.getTime()).toBeLessThanOrEqual(Date.now() + 5000);
    }
    const { messages } = await (await talk.app.as("alice")).getHistory({ query: { threadId } });
    expect(messages.flatMap(({ role, content }) => (role === "tool" ? [] : [content]))).toEqual(
      rows.map(({ content }) => content),
    );
  });
});
