import { randomUUID } from "node:crypto";
import type { AgUiEvent, ApprovalItem, RunAgentInput } from "../../../generated/contract/types.ts";
import { newId } from "../../../src/base/ids.ts";
import type { AccordClient } from "../../../src/sdk/sdk.ts";
import type { EventContent, EventSpan } from "../../../src/store/modules/calendar/rows.ts";
import type { TestApp } from "../../_kit/app.ts";
import { toInput, type Conversation, type Posted, type Recorded } from "../../_kit/conversation.ts";
import { answer, brief, callTool } from "../../_kit/scripted-model.ts";

export const newEvent = (title: string) => ({
  title,
  start_at: "2026-03-17T09:00:00-07:00",
  end_at: "2026-03-17T10:00:00-07:00",
  event_timezone: "America/Los_Angeles",
});

/** An event of Alice's, made in a conversation of its own. */
export async function givenEvent(
  talk: Conversation,
  title = `Event ${randomUUID()}`,
): Promise<{ id: string; title: string; version: number }> {
  talk.model.next(brief(), callTool("calendar.create", newEvent(title)), answer({ answer: "Done." }));
  const { results } = await talk.say("make it");
  const { id, version } = (results[0]?.result.data ?? {}) as { id: string; version: number };
  return { id, title, version };
}

/** An event in the store, without a word about it. */
export async function storeEvent(app: TestApp, ownerId: string, title: string): Promise<string> {
  const id = newId("evt");
  const startAt = Date.now() + 86_400_000;
  const event: EventContent & EventSpan = {
    title,
    timezone: "UTC",
    startAt,
    endAt: startAt + 3_600_000,
    startDate: null,
    endDate: null,
    location: null,
    notes: null,
    meetingUrl: null,
    reminders: null,
    showAs: "busy",
    status: "confirmed",
    recurrence: null,
    spanStart: startAt,
    spanEnd: startAt + 3_600_000,
  };
  await app.store.writing(ownerId, ({ calendar }) => calendar.add({ id, at: Date.now(), ...event }));
  return id;
}

/** The same, of the first one's, with the second one invited. */
export async function storeInvite(
  app: TestApp,
  { fromId, toId, title }: { fromId: string; toId: string; title: string },
): Promise<string> {
  const id = await storeEvent(app, fromId, title);
  await app.store.writing(fromId, async ({ calendar, contacts }) => {
    const contact = await contacts.add({ name: "Guest", userId: toId });
    await calendar.invite(id, [{ id: newId("inv"), userId: toId, contactId: contact.id, name: "Guest" }], {
      message: null,
      at: Date.now(),
    });
  });
  return id;
}

export interface Waiting extends Recorded {
  approvalId: string;
}

/** A run that has asked about this call. */
export async function askAbout(
  talk: Conversation,
  method: string,
  input: object,
  options: { confidence?: number; threadId?: string } = {},
): Promise<Waiting> {
  const { confidence = 0.95, ...place } = options;
  talk.model.next(brief({ confidence }), callTool(method, input));
  const run = await talk.say("please", place);
  return { ...run, approvalId: approvalOf(run) };
}

export function approvalOf({ events }: Recorded): string {
  const last = events.at(-1);
  if (last?.type !== "RUN_FINISHED" || last.outcome.type !== "interrupt")
    throw new Error(`the run did not ask: ${JSON.stringify(last)}`);
  return last.outcome.interrupts[0]?.id ?? "";
}

export const factsOf = <Name extends Extract<AgUiEvent, { type: "CUSTOM" }>["name"]>(
  { events }: Recorded,
  name: Name,
) =>
  events.flatMap((event) =>
    event.type === "CUSTOM" && event.name === name
      ? [event.value as Extract<Extract<AgUiEvent, { type: "CUSTOM" }>, { name: Name }>["value"]]
      : [],
  );

export async function inQueue(client: AccordClient, id: string): Promise<ApprovalItem | undefined> {
  const { items } = await client.listApprovals({ query: { state: "all", limit: 100 } });
  return items.find((item): item is ApprovalItem => item.kind === "approval" && item.id === id);
}

/** How a person can say it. */
export const ways = ["rest", "resume", "ui_action"] as const;
export type Way = (typeof ways)[number];

/** Says it, and gives the run that carries it out. */
export async function decide(
  client: AccordClient,
  { threadId, approvalId }: Pick<Waiting, "threadId" | "approvalId">,
  decision: "approve" | "deny",
  way: Way = "rest",
): Promise<Posted> {
  if (way === "rest") return await client.decideApproval({ path: { id: approvalId }, body: { decision } });
  const input = toInput({
    threadId,
    runId: `run-${randomUUID()}`,
    text: decision === "approve" ? "Yes" : "No",
  }) as RunAgentInput;
  const said: RunAgentInput =
    way === "resume"
      ? {
          ...input,
          resume: [{ interruptId: approvalId, status: "resolved", payload: { approved: decision === "approve" } }],
        }
      : { ...input, context: [{ description: "ui_action", value: JSON.stringify({ approvalId, decision }) }] };
  return await client.createRun({ body: said });
}

export async function tap(
  client: AccordClient,
  threadId: string,
  actionId: string,
  runId = `run-${randomUUID()}`,
): Promise<Posted> {
  const input = {
    ...toInput({ threadId, runId, text: "tap" }),
    context: [{ description: "ui_action", value: JSON.stringify({ actionId }) }],
  };
  return await client.createRun({ body: input });
}

/** The button of the newest card with this label's action. */
export function buttonOf({ results }: Recorded, tool: string): string {
  const text = JSON.stringify(results.at(-1)?.ui_schema);
  const found = new RegExp(`"actionId":"(act_[A-Z2-7]{26})","tool":"${tool.replace(".", "\\.")}"`).exec(text);
  if (found?.[1] === undefined) throw new Error(`no button for ${tool} in ${text}`);
  return found[1];
}
