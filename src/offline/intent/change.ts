import { findTimes } from "../dates/dates.ts";
import { readEvent, refer, type EventItem } from "../events.ts";
import { phrases } from "../phrases.ts";
import { use, type Scene, type Script } from "../script.ts";
import { findEvents, type Target } from "../target.ts";
import { askOf, chooseOne } from "./choose.ts";
import { tidy, type Heard, type Intent } from "./intent.ts";

/** A change of one event: what the patch is, and how the changed event is told. */
export interface Change {
  /** Nothing when the event is not of the kind that can be changed so. */
  patch(event: EventItem): object | undefined;
  tell(event: EventItem, scene: Scene): string;
}

export function makeChange(
  target: Target,
  change: Change,
  { isFirm = true, said }: { isFirm?: boolean; said: readonly string[] },
): Intent {
  return {
    task: "calendar",
    modules: ["calendar"],
    writes: ["calendar.update"],
    isFirm,
    missing: [],
    said,
    entities: [
      ...(target.words === "" ? [] : [{ type: "event" as const, text: target.words }]),
      ...(target.when === undefined ? [] : [{ type: "time" as const, text: target.when.text }]),
    ],
    fill: (heard) => {
      const chosen = chooseOne(target, heard);
      return chosen === undefined ? undefined : makeChange(chosen, change, { said });
    },
    act: (scene) => act(target, change, scene),
  };
}

function* act(target: Target, change: Change, scene: Scene): Script {
  const say = phrases[scene.language];
  const found = yield* findEvents(target, scene);
  const ask = askOf(found, target, scene);
  const [event] = found;
  if (ask !== undefined || event === undefined) return ask ?? { status: "partial_success", answer: say.askEvent };
  const patch = change.patch(event);
  if (patch === undefined) return { status: "partial_success", answer: say.unfit };
  // How often it is belongs to the series.
  const which = refer(event, "recurrence" in patch ? "following" : "this");
  const data = yield* use("calendar.update", { ...which, event_timezone: scene.zone, patch });
  const isPart = event.occurrence !== undefined && !("recurrence" in patch);
  const answer = change.tell(readEvent(data, scene.zone) ?? event, scene);
  return { status: "success", answer: answer + (isPart ? say.onlyThis : "") };
}

/** Words for the event that was spoken of last, or none at all. */
const last = /^(?:it|that|this|them|它|这个|那个|刚才那个|刚刚那个|这个会|那个会|)$/i;
/** Said in front of a change of mind. */
const hesitation = /^(?:还是|那就?|就|再|把|将|给|算了|哦|嗯|啊|oh|no|wait|and|then|also)+[，, ]*/i;

export function toTarget(what: string, { now, language }: Pick<Heard, "now" | "language">): Target {
  const { when, rest } = findTimes(what, now, language);
  const words = tidy(
    rest
      .replace(/'s(?=\s|$)/g, "")
      .replace(/\b(?:from|on|at|for)\b\s*$/i, "")
      .trim()
      .replace(hesitation, ""),
  );
  return { words, ...(when && { when }), isLast: last.test(words) && when === undefined };
}
