import { Temporal } from "temporal-polyfill";
import { pattern } from "../base/pattern.ts";
import type { Data } from "./conversation.ts";
import { fields } from "./protocol.ts";

/** An event as results show it, as far as answers need it. */
export interface EventItem {
  id: string;
  title: string;
  start?: Temporal.ZonedDateTime;
  end?: Temporal.ZonedDateTime;
  /** Whole days, both inclusive. */
  days?: { first: Temporal.PlainDate; last: Temporal.PlainDate };
  location?: string;
  /** The user is a guest and has replied so. */
  participation?: string;
  inviteId?: string;
  /** Which occurrence of a repeated event. */
  occurrence?: string;
  version?: number;
  /** Written by someone else. */
  isTainted: boolean;
}

export const readEvents = (data: Data, zone: string): EventItem[] =>
  Array.isArray(data["items"]) ? data["items"].flatMap((item) => readEvent(item, zone) ?? []) : [];

export function readEvent(value: unknown, zone: string): EventItem | undefined {
  const item = fields(value);
  const [id, title] = [text(item?.["id"]), text(item?.["title"])];
  if (item === undefined || id === undefined || title === undefined) return undefined;
  const day = toDate(item["startDate"]);
  const event: EventItem = { id, title, isTainted: item["tainted"] === true };
  const rest = {
    start: toInstant(item["startAt"], zone),
    end: toInstant(item["endAt"], zone),
    days:
      item["allDay"] === true && day !== undefined ? { first: day, last: toDate(item["endDate"]) ?? day } : undefined,
    location: text(item["location"]),
    participation: text(item["participation"]),
    inviteId: text(item["inviteId"]),
    occurrence: item["recurring"] === true ? text(item["occurrenceStartAt"]) : undefined,
    version: typeof item["version"] === "number" ? item["version"] : undefined,
  };
  return Object.assign(event, rest);
}

const text = (value: unknown) => (typeof value === "string" ? value : undefined);

function toInstant(value: unknown, zone: string): Temporal.ZonedDateTime | undefined {
  try {
    return typeof value === "string" ? Temporal.Instant.from(value).toZonedDateTimeISO(zone) : undefined;
  } catch {
    return undefined;
  }
}

function toDate(value: unknown): Temporal.PlainDate | undefined {
  try {
    return typeof value === "string" ? Temporal.PlainDate.from(value) : undefined;
  } catch {
    return undefined;
  }
}

/** Names the event in a call; of a repeated one only this occurrence, unless more was said. */
export const refer = ({ id, version, occurrence }: EventItem, scope: Scope = "this"): object => ({
  event_id: id,
  ...(version !== undefined && { if_version: version }),
  ...(occurrence !== undefined && (scope === "all" ? { scope } : { occurrence_start_at: occurrence, scope })),
});

/** How much of a series is meant. */
export type Scope = "this" | "following" | "all";

export function toScope(text: string): Scope {
  if (/以后|今后|往后|之后的|\b(?:future|from now on|going forward|from then on|onwards?)\b/i.test(text))
    return "following";
  return pattern("i")`
    整个系列|全部取消|所有的?|每次|每周的|\b(?:the (?:whole|entire) series|all occurrences|every occurrence|all of them|for good)\b
  `.test(text)
    ? "all"
    : "this";
}
