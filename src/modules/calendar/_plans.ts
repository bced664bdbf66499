import type { EventPatch } from "../../../generated/contract/types.ts";
import { AppError } from "../../base/error.ts";
import { newId } from "../../base/ids.ts";
import { dateOf, fromWall, startOfDay } from "../../base/local-time.ts";
import type { EventContent, EventFullRow, Override, When } from "../../store/modules/calendar/calendar.ts";
import { addEvent, reread } from "./_create.ts";
import type { CalendarContext, Target } from "./_event.ts";
import { invalid } from "./_input.ts";
import { patched } from "./_patch.ts";
import {
  isRepeated,
  occurrenceAt,
  rekeyed,
  spanOf,
  splitAt,
  widened,
  type Occurrence,
  type Repeated,
} from "./_series.ts";
import type { ShownEvent } from "./_shown.ts";
import { at, wallOf } from "./_when.ts";

/** What an update would do, checked as a whole before anything is written. */
export interface Plan {
  before: EventContent;
  after: EventContent;
  /** What the caller sees when nothing changes. */
  shown: ShownEvent<EventFullRow>;
  write(ctx: CalendarContext): Promise<ShownEvent<EventFullRow>>;
}

export function planUpdate(event: EventFullRow, target: Target, patch: EventPatch, zone: string): Plan {
  if (target.scope === "all" || !isRepeated(event)) return planAll(event, target.occurrence, patch, zone);
  return target.scope === "this"
    ? planOne(event, target.occurrence, patch, zone)
    : planRest(event, target.occurrence, patch, zone);
}

function planAll(event: EventFullRow, occurrence: Occurrence | undefined, patch: EventPatch, zone: string): Plan {
  const seen = { ...event, ...occurrence?.when };
  const after = patched(seen, patch, zone);
  // Times were given for one occurrence: the series moves by as much as that one does.
  const moved = occurrence ? { ...after, ...shifted(event, after, wallOf(after) - wallOf(occurrence.when)) } : after;
  const overrides = isRepeated(event) && isRepeated(moved) ? rekeyed(event, moved, event.overrides) : [];
  const span = widened(spanOf(moved), overrides);
  return {
    before: seen,
    after,
    shown: event,
    async write(ctx) {
      await ctx.calendar.change(event.id, { ...moved, ...span, at: ctx.clock.now() });
      await replaceOverrides(event, overrides, ctx);
      return await reread(event.id, ctx);
    },
  };
}

/** `like` says how long and of which kind; the place is the series' own start, moved on its wall clock. */
function shifted(event: When, like: When, shift: number): When {
  const wall = wallOf(event) + shift;
  // Of a doubled reading the start may be the second; it stays that where nothing moves.
  if (shift === 0 && like.timezone === event.timezone) return at(like, wall, event.startAt);
  return at(
    like,
    wall,
    like.startDate === null ? fromWall(wall, like.timezone) : startOfDay(dateOf(wall), like.timezone),
  );
}

async function replaceOverrides(
  { id, overrides: before }: EventFullRow,
  overrides: Override[],
  ctx: CalendarContext,
): Promise<void> {
  if (JSON.stringify(before) === JSON.stringify(overrides)) return;
  await ctx.calendar.dropOverrides(id);
  if (overrides.length > 0) await ctx.calendar.addOverrides(id, overrides);
}

function planOne(event: EventFullRow & Repeated, occurrence: Occurrence, patch: EventPatch, zone: string): Plan {
  if (patch.recurrence !== undefined)
    throw invalid("patch.recurrence", "the rule belongs to the series; use scope following or all");
  const before = occurrenceAt(event, occurrence.at);
  if (!before || before.isCancelled)
    throw new AppError("EVENT_NOT_FOUND", { event_id: event.id }, { detail: "This occurrence was cancelled." });
  const after = patched(before, patch, zone);
  const changes = differing({ ...event, ...occurrence.when }, after);
  const override = { at: occurrence.at, isCancelled: false, changes };
  return {
    before,
    after,
    shown: before,
    async write(ctx) {
      await ctx.calendar.override(event.id, {
        ...override,
        ...widened(event, [override]),
        replacedAt: ctx.clock.now(),
      });
      const now = await reread(event.id, ctx);
      return (isRepeated(now) && occurrenceAt(now, occurrence.at)) || now;
    },
  };
}

const ownFields = ["title", "location", "notes", "meetingUrl", "reminders", "showAs", "status"] as const;
const whenFields = ["startAt", "endAt", "timezone", "startDate", "endDate"] as const;

/** Only what is the occurrence's own: the rest goes on following the series. Times go together. */
export function differing(series: EventContent, own: EventContent): Partial<EventContent> {
  const differs = (field: keyof EventContent) => JSON.stringify(series[field]) !== JSON.stringify(own[field]);
  const fields = [...ownFields.filter(differs), ...(whenFields.some(differs) ? whenFields : [])];
  return Object.fromEntries(fields.map((field) => [field, own[field]]));
}

/** The series ends the day before, and a new one with the same guests goes on. */
function planRest(event: EventFullRow & Repeated, occurrence: Occurrence, patch: EventPatch, zone: string): Plan {
  // Its reading is not the series' own, so that a series from it on would be off by the gap for good.
  const isShifted = event.startDate === null && wallOf(occurrence.when) !== occurrence.wall;
  if (isShifted && patch.start_at === undefined)
    throw invalid(
      "occurrence_start_at",
      "a change of the clocks moved this occurrence; name the next one, or give start_at",
    );
  const rules = splitAt(event, occurrence);
  const before = { ...event, ...occurrence.when, recurrence: rules.after };
  const after = patched(before, patch, zone);
  const past = event.overrides.filter(({ at }) => at < occurrence.at);
  const rest = event.overrides.filter(({ at }) => at >= occurrence.at);
  const old = { ...event, recurrence: rules.before };
  const span = widened(spanOf(old), past);
  const restOverrides = isRepeated(after) ? rekeyed(before, after, rest) : [];
  const restSpan = widened(spanOf(after), restOverrides);
  return {
    before,
    after,
    shown: event,
    async write(ctx) {
      await ctx.calendar.change(event.id, { ...old, ...span, at: ctx.clock.now() });
      await replaceOverrides(event, past, ctx);
      const { id } = await addEvent({ ...after, ...restSpan }, ctx);
      if (restOverrides.length > 0) await ctx.calendar.addOverrides(id, restOverrides);
      if (event.guests.length > 0)
        await ctx.calendar.copyInvites(
          event.id,
          id,
          event.guests.map(() => newId("inv")),
        );
      return await reread(id, ctx);
    },
  };
}
