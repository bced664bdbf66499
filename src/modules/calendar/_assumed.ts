import type { MethodContext } from "../define.ts";
import type { ShownEvent } from "./_shown.ts";

const usualMinutes = 60;

/** An event that takes time, with an end in any case. */
export type Busy<Event extends ShownEvent = ShownEvent> = Event & { endAt: number; isEndAssumed: boolean };

/** How long an event without an end is taken to last: what the user has said about it, else an hour. */
export async function assumedMinutes({ memory }: Pick<MethodContext, "memory">): Promise<number> {
  const { content } = await memory.read("user");
  const { default_duration_minutes: minutes } = (content["scheduling"] ?? {}) as { default_duration_minutes?: number };
  return minutes ?? usualMinutes;
}

export function withEnd<Event extends ShownEvent>(event: Event, minutes: number): Busy<Event> {
  return { ...event, endAt: event.endAt ?? event.startAt + minutes * 60_000, isEndAssumed: event.endAt === null };
}
