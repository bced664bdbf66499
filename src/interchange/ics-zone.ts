import ICAL from "ical.js";
import { Temporal } from "temporal-polyfill";
import { toWall } from "../base/local-time.ts";

/** Years of clock changes that a file tells about; a reader that knows the zone by its name needs none of them. */
const years = 10;

/** The zone as files carry it: every change of its clocks from `from` on, each by itself. */
export function toZone(zone: string, from: number): ICAL.Component {
  const component = new ICAL.Component("vtimezone");
  component.updatePropertyWithValue("tzid", zone);
  const start = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(zone);
  let change = start.getTimeZoneTransition("previous");
  component.addSubcomponent(toObservance(change ?? start.with({ year: 1970 }), start));
  const last = start.add({ years });
  change = start.getTimeZoneTransition("next");
  while (change !== null && Temporal.ZonedDateTime.compare(change, last) < 0) {
    component.addSubcomponent(toObservance(change, change));
    change = change.getTimeZoneTransition("next");
  }
  return component;
}

/** In force from `since` on, with the offset that `seen` has. */
function toObservance(since: Temporal.ZonedDateTime, seen: Temporal.ZonedDateTime): ICAL.Component {
  const before = since.subtract({ nanoseconds: 1 });
  const isSummer = seen.offsetNanoseconds > before.offsetNanoseconds;
  const component = new ICAL.Component(isSummer ? "daylight" : "standard");
  const wall = since.epochMilliseconds + before.offsetNanoseconds / 1e6;
  component.updatePropertyWithValue("dtstart", toTime(wall));
  component.updatePropertyWithValue("tzoffsetfrom", toOffset(before));
  component.updatePropertyWithValue("tzoffsetto", toOffset(seen));
  return component;
}

const toOffset = ({ offsetNanoseconds }: Temporal.ZonedDateTime): ICAL.UtcOffset =>
  ICAL.UtcOffset.fromSeconds(Math.round(offsetNanoseconds / 1e9));

/** A reading of a clock, wherever it hangs. */
export function toTime(wall: number, isDate = false): ICAL.Time {
  const date = new Date(wall);
  const reading = {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: isDate ? 0 : date.getUTCHours(),
    minute: isDate ? 0 : date.getUTCMinutes(),
    second: isDate ? 0 : date.getUTCSeconds(),
    isDate,
  };
  return new ICAL.Time(reading, ICAL.Timezone.localTimezone);
}

export const toUtc = (instant: number): ICAL.Time => ICAL.Time.fromJSDate(new Date(instant), true);

export const toLocal = (instant: number, zone: string): ICAL.Time => toTime(toWall(instant, zone));
