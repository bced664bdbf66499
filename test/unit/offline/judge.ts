import { Temporal } from "temporal-polyfill";
import { makeTalk, type Said } from "./talk.ts";
import type { Utterance } from "./utterance.ts";
import { makeWorld } from "./world.ts";

/**
 * right: what was expected came of it. honest: something else, but nothing is claimed that is not so: it asks, says
 * that it cannot, or names the words it did not use. misleading: it did or read something else, and calls that a
 * success.
 */
export type Grade = "right" | "honest" | "misleading";

/** What the stand-in says when words were left over, and when it did not understand or cannot. */
const namesWords = /没用上|did not use/;
const admits =
  /没有?听?懂|不太明白|不会|不能|没法|做不到|not (?:sure|able)|don't understand|can't|cannot|only (?:help|know)/i;

const heard = new WeakMap<Utterance, Said>();

/** Each is said once, however often it is looked at. */
export function say(utterance: Utterance): Said {
  const known = heard.get(utterance) ?? sayNow(utterance);
  heard.set(utterance, known);
  return known;
}

function sayNow(utterance: Utterance): Said {
  const language = /\p{Script=Han}/u.test([...(utterance.earlier ?? []), utterance.say].join("")) ? "zh" : "en";
  const talk = makeTalk(makeWorld(language, language === "zh" ? "Asia/Shanghai" : "America/Los_Angeles"));
  for (const text of utterance.earlier ?? []) talk.say(text);
  return talk.say(utterance.say);
}

export function grade(utterance: Utterance): { grade: Grade; shown: string } {
  const said = say(utterance);
  const shown = show(said);
  const reason = judge(utterance, said);
  if (reason === undefined) return { grade: "right", shown };
  const { answer, status } = said.output;
  const isHonest =
    namesWords.test(answer) ||
    (!said.calls.some(isWrite) &&
      (status !== "success" ||
        said.brief.task_type === "unsupported" ||
        (said.calls.length === 0 && (admits.test(answer) || utterance.task !== undefined))));
  return { grade: isHonest ? "honest" : "misleading", shown: reason };
}

/** It asks, says that it cannot, names the words it did not use, or has looked at nothing. */
const claimsNothing = ({ output: { status, answer }, calls }: Said): boolean =>
  status !== "success" || calls.length === 0 || namesWords.test(answer);

const show = ({ calls, brief, output }: Said): string =>
  `${calls.map(({ method, input }) => `${method} ${JSON.stringify(input)}`).join("; ")} | ` +
  `${brief.task_type} ${output.status}: ${output.answer}`;

/** Why the utterance was not understood; undefined when it was. */
export function judge(utterance: Utterance, said: Said): string | undefined {
  const isModest = !said.calls.some(isWrite) && claimsNothing(said);
  if (utterance.or?.test(said.output.answer) === true && isModest) return undefined;
  if (utterance.isOpen === true && !isModest) return `claims: ${show(said)}`;
  const { calls = [], asks, task, answer, days } = utterance;
  const shown = show(said);
  if (answer !== undefined && !answer.test(said.output.answer)) return `answer: ${shown}`;
  if (task !== undefined)
    return said.brief.task_type === task && said.calls.length === 0 ? undefined : `${said.brief.task_type}: ${shown}`;
  if (
    said.calls.filter(isWrite).length !==
    (asks === undefined ? calls.filter(([method]) => isWrite({ method })).length : 0)
  )
    return `writes: ${shown}`;
  if (asks !== undefined)
    return said.output.status === "partial_success" && (asks === "event" || said.brief.missing.includes(asks))
      ? undefined
      : `asks: ${shown}`;
  if (days !== undefined && !said.calls.some(({ input }) => covers(input, days))) return `days: ${shown}`;
  let at = 0;
  for (const [method, input] of calls) {
    const found = said.calls.findIndex(
      (call, i) =>
        i >= at &&
        call.method === method &&
        (utterance.exact === true ? fits(plain(call.input), plain(input, true)) : fits(call.input, input)),
    );
    if (found === -1) return `no ${method} ${written(input)}: ${shown}`;
    at = found + 1;
  }
  return undefined;
}

export const isWrite = ({ method }: { method: string }) => !/\.(?:read|find_free)$/.test(method);

const written = (input: unknown) =>
  JSON.stringify(input, (_, value: unknown) => (value instanceof RegExp ? String(value) : value));

/** Same event, same text: an end is an instant, a weekly event names its days, fields that change nothing are gone. */
function plain(input: object, isExpected = false): object {
  const draft = input as Record<string, unknown>;
  if ("patch" in draft)
    return { event_id: draft["event_id"], patch: { ...plain(draft["patch"] as object, isExpected) } };
  const { duration_minutes: minutes, start_at: start, end_at: end, recurrence, ...rest } = draft;
  const local = (at: unknown) => (typeof at === "string" ? Temporal.PlainDateTime.from(at.slice(0, 16)) : undefined);
  const first = local(start);
  const weekday = first && ["MO", "TU", "WE", "TH", "FR", "SA", "SU"][first.dayOfWeek - 1];
  const repeats = recurrence as { freq: string; interval?: number } | undefined;
  const fields: Record<string, unknown> = {
    ...(isExpected && { recurrence: undefined, reminders: undefined, location: undefined, end_date: undefined }),
    ...rest,
    start_at: first?.toString(),
    end_at: (typeof minutes === "number" ? first?.add({ minutes }) : local(end))?.toString(),
    recurrence: repeats && {
      until: undefined,
      count: undefined,
      ...(repeats.freq === "weekly" && weekday !== undefined && { by_weekday: [weekday] }),
      ...repeats,
      interval: repeats.interval ?? 1,
    },
  };
  if (fields["end_date"] === fields["start_date"]) fields["end_date"] = undefined;
  return fields;
}

function covers(input: Record<string, unknown>, [from, to]: readonly [string, string]): boolean {
  if (input["mode"] === "day") return input["date"] === from && from === to;
  const [start, end] = [input["start_at"], input["end_at"]];
  if (typeof start !== "string" || typeof end !== "string") return false;
  const last = Temporal.PlainDateTime.from(end.slice(0, 19)).subtract({ seconds: 1 }).toPlainDate().toString();
  return start.slice(0, 10) === from && last === to;
}

function fits(actual: unknown, expected: unknown): boolean {
  if (expected instanceof RegExp) return expected.test(typeof actual === "string" ? actual : JSON.stringify(actual));
  if (Array.isArray(expected) && typeof actual === "string") return expected.some((one) => fits(actual, one));
  if (typeof expected === "string")
    return typeof actual === "string" && actual.toLowerCase() === expected.toLowerCase();
  if (typeof expected !== "object" || expected === null) return actual === expected;
  if (Array.isArray(expected))
    return (
      Array.isArray(actual) && actual.length === expected.length && expected.every((one, i) => fits(actual[i], one))
    );
  return (
    typeof actual === "object" &&
    actual !== null &&
    Object.entries(expected).every(([key, one]) => fits((actual as Record<string, unknown>)[key], one))
  );
}
