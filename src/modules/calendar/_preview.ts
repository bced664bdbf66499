import type { AllDayDraft, EventUpdateItem, TimedDraft } from "../../../generated/contract/types.ts";
import { AppError } from "../../base/error.ts";
import { toText } from "../../base/local-time.ts";
import type { EventPreview, EventReach } from "../../domain/card.ts";
import type { EventFullRow, When } from "../../store/modules/calendar/calendar.ts";
import { toTarget, type Target } from "./_event.ts";
import { changesBetween } from "./_patch.ts";
import { planUpdate } from "./_plans.ts";
import { assertDays } from "./_recurrence.ts";
import { countFrom, isRepeated } from "./_series.ts";
import { toContent } from "./_when.ts";

/**
 * What a write would do to an event, found by the rules of the write itself and without writing. Undefined for one
 * that would be refused: its card has nothing to promise.
 */
export function preview(
  event: EventFullRow,
  item: Readonly<Record<string, unknown>>,
  zone: string,
): EventPreview | undefined {
  // The input passed the schema of its method; those without these fields mean the whole event.
  const { patch, ...named } = item as Partial<EventUpdateItem>;
  try {
    const target = toTarget(event, named);
    const reach = toReach(event, target);
    return { ...(reach && { reach }), ...(patch && toChange(event, target, patch, zone)) };
  } catch (reason) {
    if (reason instanceof AppError) return undefined;
    throw reason;
  }
}

/** Why an event cannot be made so; a batch is not looked at. */
export function findDraftProblem(input: Readonly<Record<string, unknown>>): string | undefined {
  if ("items" in input) return undefined;
  try {
    // The input passed the schema of calendar.create.
    const content = toContent(input as unknown as TimedDraft | AllDayDraft);
    assertDays(content.recurrence, content);
    return undefined;
  } catch (reason) {
    if (reason instanceof AppError) return reason.detail ?? reason.message;
    throw reason;
  }
}

function toChange(event: EventFullRow, target: Target, patch: EventUpdateItem["patch"], zone: string): EventPreview {
  const { before, after } = planUpdate(event, target, patch, zone);
  return { after: toTimes(after), fields: changesBetween(before, after).map(({ field }) => field) };
}

function toReach(event: EventFullRow, { scope, occurrence }: Target): EventReach | undefined {
  if (!isRepeated(event)) return undefined;
  if (scope === "this") return { scope, count: 1 };
  return { scope, ...countFrom(event, scope === "following" ? occurrence?.at : undefined) };
}

const toTimes = ({ startAt, endAt, startDate, endDate, timezone }: When): NonNullable<EventPreview["after"]> => ({
  startAt: toText(startAt, timezone),
  ...(endAt === null ? {} : { endAt: toText(endAt, timezone) }),
  ...(startDate === null || endDate === null ? {} : { allDay: true, startDate, endDate }),
  eventTimezone: timezone,
});
