import type { ISql } from "postgres";
import type { Writer } from "../writer.ts";
import { makeEvents, type Events } from "./events.ts";
import { makeInvites, type Invites } from "./invites.ts";
import { makeEventLists, type EventLists } from "./list.ts";
export type { NewInvite, Reachable } from "./invites.ts";
export type { ListedRow, Position, RangeFilter } from "./list.ts";
export type { EventContent, EventFullRow, EventRow, EventSpan, Override, When } from "./rows.ts";

/** Events the owner organizes, and those of others as far as an invite shows them. */
export type CalendarStore = EventLists & Events & Invites;

export function makeCalendarStore(sql: ISql, ownerId: string, writer: Writer): CalendarStore {
  return { ...makeEventLists(sql, ownerId), ...makeEvents(sql, ownerId, writer), ...makeInvites(sql, ownerId) };
}
