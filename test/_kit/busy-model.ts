import { answer, brief, callTool, callTools, toCall, type ModelAnswer } from "./model-answers.ts";
import type { ModelRequest, ModelServer } from "./model-server.ts";

const longAnswer = "Everything is in your calendar now, and nothing else was planned at that time. ".repeat(8).trim();

/**
 * A model that decides by what it is shown, as real ones do, so that it may be asked in any order and again: the
 * router's brief, then a read and a write in one answer, then one more read, then a long answer. The write carries the
 * user's words.
 */
export function teachBusyWork(model: ModelServer): void {
  model.when((request) => toAnswer(request));
}

export function toAnswer(request: ModelRequest): ModelAnswer {
  const title = titleOf(request);
  if (!request.lastUser.includes("[brief]")) return brief();
  const answered = request.body.messages
    .slice(request.body.messages.findLastIndex(({ role }) => role === "user"))
    .filter(({ role }) => role === "tool").length;
  if (answered === 0)
    return callTools([
      toCall("calendar.read", { mode: "day", date: "2026-03-17" }),
      toCall("calendar.create", newEvent(title)),
    ]);
  if (answered === 2) return callTool("contacts.read", { mode: "search", query: "Mei" });
  return answer({ answer: `${title}: ${longAnswer}` }, { pieces: 40 });
}

export const newEvent = (title: string) => ({
  title,
  start_at: "2026-03-17T09:00:00-07:00",
  end_at: "2026-03-17T10:00:00-07:00",
  event_timezone: "America/Los_Angeles",
});

/** The first line of what the user wrote. */
export const titleOf = ({ lastUser }: ModelRequest): string => lastUser.split("\n", 1)[0] ?? "";
