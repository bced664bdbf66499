import { eventsOf } from "./account/check.ts";
import type { Conversation } from "./conversation.ts";
import { readEvent, readEvents } from "./events.ts";
import { fields } from "./protocol.ts";
import type { Scene } from "./script.ts";
import { wordEvent, wordLine } from "./wording.ts";

type Talk = Pick<Conversation, "turns" | "now" | "language">;
const isWrite = ({ method }: { method: string }) => !/\.(?:read|find_free)$/.test(method);

/**
 * The event last written or found alone in the turns before this one. Where the last write did not happen (it waits,
 * was refused or failed), "it" is what that was about, and never something older.
 */
export function lastEvent(talk: Talk): Pick<Scene, "lastEvent" | "lastWrite" | "lastInput" | "lastBefore"> {
  const { turns, now } = talk;
  for (const { id, outcome, method, input, told } of turns
    .slice(0, -1)
    .flatMap(({ steps, answer: said = "" }) => steps.map((step) => ({ ...step, told: said })))
    .toReversed()) {
    if (outcome.kind !== "done") {
      if (!isWrite({ method })) continue;
      const [about] = eventsOf({ input }, talk);
      return about === undefined ? {} : { lastEvent: about };
    }
    const items = readEvents(outcome.data, now.timeZoneId);
    // Of many that were looked through, the one that the answer tells is spoken of.
    const named = items.filter((item) =>
      [wordEvent, wordLine].some((word) => told.includes(word(item, talk.language))),
    );
    const [only] = items.length === 1 ? items : named.length === 1 ? named : [];
    const event = readEvent(outcome.data, now.timeZoneId) ?? only;
    if (event?.id.startsWith("evt_") !== true) continue;
    // A series just made is meant as a whole.
    const { occurrence, ...whole } = event;
    const isNew = method === "calendar.create" || occurrence === undefined;
    const [before] = eventsOf({ input }, { turns: until(turns, id), now });
    return {
      lastEvent: isNew ? whole : event,
      ...(isWrite({ method }) && { lastWrite: method, lastInput: input, ...(before && { lastBefore: before }) }),
    };
  }
  return {};
}

/** What was said and done before this call. */
function until(turns: Talk["turns"], id: string): Talk["turns"] {
  const at = turns.findIndex(({ steps }) => steps.some((step) => step.id === id));
  return turns.slice(0, at + 1).map((turn, i) =>
    i < at
      ? turn
      : {
          ...turn,
          steps: turn.steps.slice(
            0,
            turn.steps.findIndex((step) => step.id === id),
          ),
        },
  );
}

/** What was remembered right before, as a removal names it. */
export function lastFact({ turns }: Talk): Pick<Scene, "lastFact"> {
  const kept = turns.at(-2)?.steps.findLast(({ method }) => method === "memory.update");
  const [entry] = Object.entries(fields(kept?.input["content"]) ?? {});
  if (kept?.outcome.kind !== "done" || entry === undefined) return {};
  const [path, value] = entry;
  const item = Array.isArray(value) ? (value as unknown[])[0] : undefined;
  const key = typeof item === "string" ? item : fields(item)?.["text"];
  return { lastFact: { scope: String(kept.input["scope"]), path, ...(typeof key === "string" && { key }) } };
}

/** What was listed right before, line by line: more than one, and all of them told. */
export function lastList({ turns, now }: Talk): Pick<Scene, "lastList"> {
  const { steps = [], answer: told = "" } = turns.at(-2) ?? {};
  const looked = steps.findLast(({ method }) => method === "calendar.read");
  if (looked?.outcome.kind !== "done" || steps.some(isWrite) || !/^1\. /m.test(told)) return {};
  const items = readEvents(looked.outcome.data, now.timeZoneId).filter(({ title }) => told.includes(title));
  return items.length > 1 ? { lastList: items } : {};
}
