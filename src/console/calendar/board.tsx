import FullCalendar, { type EventDisplayInfo, type EventInput } from "@fullcalendar/react";
import dayGrid from "@fullcalendar/react/daygrid";
import list from "@fullcalendar/react/list";
import chinese from "@fullcalendar/react/locales/zh-cn";
import classic from "@fullcalendar/react/themes/classic";
import timeGrid from "@fullcalendar/react/timegrid";
import { useLocale } from "../text/text.ts";
import type { Mode } from "./span.ts";
import type { Entry } from "./use-events.ts";
import "@fullcalendar/react/skeleton.css";
import "@fullcalendar/react/themes/classic/theme.css";
import "@fullcalendar/react/themes/classic/palette.css";
import "./calendar.css";

const views = { day: "timeGridDay", week: "timeGridWeek", month: "dayGridMonth", agenda: "listWeek" } as const;
const clock = { hour: "2-digit", minute: "2-digit", hour12: false } as const;

export interface BoardProps {
  mode: Mode;
  day: string;
  zone: string;
  events: readonly Entry[];
  changed: ReadonlySet<string>;
  onEvent: (id: string) => void;
  onDay: (day: string) => void;
}

/** The days and what is on them. Its own toolbar is switched off: the address says what is shown. */
export function Board({ mode, day, zone, events, changed, onEvent, onDay }: BoardProps) {
  const locale = useLocale();
  return (
    <FullCalendar
      plugins={[dayGrid, timeGrid, list, classic]}
      initialView={views[mode]}
      initialDate={day}
      timeZone={zone}
      locales={[chinese]}
      locale={locale === "zh-CN" ? "zh-cn" : "en"}
      firstDay={1}
      headerToolbar={false}
      height="100%"
      scrollTime="07:30:00"
      expandRows
      nowIndicator
      slotEventOverlap={false}
      dayMaxEvents
      navLinks={mode === "month"}
      navLinkDayClick={(date) => onDay(dayOf(date, zone))}
      eventTimeFormat={clock}
      slotHeaderFormat={clock}
      eventInteractive
      eventClick={({ event, jsEvent }) => {
        jsEvent.preventDefault();
        onEvent(event.id);
      }}
      eventClass={(info) => classOf(info, changed)}
      eventTitleClass="calendar-event-title"
      eventTimeClass="calendar-event-time"
      events={events.flatMap(toInput)}
    />
  );
}

const dayOf = (date: Date, timeZone: string): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(date);

function classOf({ event, isPast }: EventDisplayInfo, changed: ReadonlySet<string>): string {
  const entry = event.extendedProps["entry"] as Entry;
  return [
    "calendar-event",
    isPast ? "calendar-event-past" : "",
    entry.participation === "needs_action" || entry.eventStatus === "tentative" ? "calendar-event-open" : "",
    entry.participation === "declined" || entry.eventStatus === "cancelled" ? "calendar-event-off" : "",
    changed.has(entry.id) ? "calendar-event-changed" : "",
  ].join(" ");
}

function toInput(entry: Entry): EventInput[] {
  const { id, title, startAt, endAt, allDay, startDate, endDate } = entry;
  const start = allDay ? startDate : startAt;
  if (start === undefined) return [];
  const end = allDay ? (endDate === undefined ? undefined : dayAfter(endDate)) : endAt;
  return [
    { id, title, start, ...(end === undefined ? {} : { end }), allDay: allDay ?? false, extendedProps: { entry } },
  ];
}

/** The contract's last day counts; the calendar's does not. */
function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}
