import type { Utterance } from "./utterance.ts";

/** Short forms of an utterance, one per line of a corpus. Times are local: the judge adds the world's offset. */
type Rest = Partial<Utterance>;

/** A new event. `at`: 2026-03-17T09:00, a day, or two days with a slash between. Fields not named must be absent. */
export function books(say: string, title: RegExp, at: string, more: object = {}, rest: Rest = {}): Utterance {
  const [first = "", last] = at.split("/");
  const when = at.includes("T")
    ? { start_at: first }
    : { all_day: true, start_date: first, ...(last !== undefined && { end_date: last }) };
  return { kind: "create", say, calls: [["calendar.create", { title, ...when, ...more }]], exact: true, ...rest };
}

/** The calendar is read for these days, both inclusive. */
export const finds = (say: string, from: string, to = from, rest: Rest = {}): Utterance => ({
  kind: "list",
  say,
  days: [from, to],
  ...rest,
});

export const frees = (say: string, from: string, to = from, input: object = {}): Utterance => ({
  kind: "free",
  say,
  days: [from, to],
  calls: [["calendar.find_free", input]],
});

export const changes = (say: string, id: string, patch: object, rest: Rest = {}): Utterance => ({
  kind: "change",
  say,
  calls: [["calendar.update", { event_id: `evt_${id}`, patch }]],
  exact: true,
  ...rest,
});

export const drops = (say: string, id: string, rest: Rest = {}): Utterance => ({
  kind: "delete",
  say,
  calls: [["calendar.delete", { event_id: `evt_${id}` }]],
  ...rest,
});

export const invites = (say: string, id: string, people: readonly string[], rest: Rest = {}): Utterance => ({
  kind: "invite",
  say,
  calls: [
    [
      "calendar.share",
      { event_id: `evt_${id}`, participants: people.map((person) => ({ contact_id: `ctc_${person}` })) },
    ],
  ],
  ...rest,
});

export const replies = (say: string, reply: "accept" | "reject", id: string): Utterance => ({
  kind: "reply",
  say,
  calls: [[`calendar.${reply}_invite`, { invite_id: `inv_${id}` }]],
});

/** One call of this method whose input, written as JSON, has this in it. */
export const does = (say: string, method: string, input: RegExp | object, rest: Rest = {}): Utterance => ({
  kind: method,
  say,
  calls: [[method, input]],
  ...rest,
});

/** Small talk: nothing is called. */
export const talks = (say: string, answer?: RegExp, rest: Rest = {}): Utterance => ({
  kind: "chat",
  say,
  task: "chat",
  ...(answer && { answer }),
  ...rest,
});

/** Out of reach, and said so. */
export const refuses = (say: string, rest: Rest = {}): Utterance => ({
  kind: "unsupported",
  say,
  task: "unsupported",
  ...rest,
});

/** Nothing is written, whatever is read; the answer has this in it. */
export const tells = (say: string, answer: RegExp, rest: Rest = {}): Utterance => ({
  kind: "tell",
  say,
  answer,
  ...(rest.or !== undefined && answer.source === "." && { isOpen: true }),
  ...rest,
});

/** Nothing is written before the user has said more. */
export const asks = (say: string, missing = "event", rest: Rest = {}): Utterance => ({
  kind: "ask",
  say,
  asks: missing,
  ...rest,
});
