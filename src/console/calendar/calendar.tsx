import { useMemo } from "react";
import { useLocation, useRoute } from "wouter";
import { useZone } from "../parts/me.ts";
import { Failed, Loading } from "../parts/states.tsx";
import { View } from "../parts/view.tsx";
import { viewNames } from "../shell/text.ts";
import { useText } from "../text/text.ts";
import { Board } from "./board.tsx";
import { EventDialog } from "./event-dialog.tsx";
import { isMode, spanOf, todayIn, type Mode } from "./span.ts";
import { Steps } from "./steps.tsx";
import { calendarText } from "./text.ts";
import { useEvents } from "./use-events.ts";
import "../parts/panel.css";

/** `#/calendar/<mode>/<day>`, and `/<event>` behind it while one is open. */
export default function Calendar() {
  const name = useText(viewNames);
  const say = useText(calendarText);
  const zone = useZone();
  const [, go] = useLocation();
  const [, place] = useRoute("/calendar/:mode?/:day?/:event?");
  // Rows of cards lead to an event without knowing its day.
  const eventId = place?.mode === "event" ? place.day : place?.event;
  const mode = isMode(place?.mode) ? place.mode : matchMedia("(width < 640px)").matches ? "agenda" : "week";
  const today = todayIn(zone);
  const day = /^\d{4}-\d{2}-\d{2}$/.test(place?.day ?? "") ? (place?.day ?? today) : today;
  const span = useMemo(() => spanOf(mode, day, zone), [mode, day, zone]);
  const { events, changed, isFirst, error, retry } = useEvents(span);
  const open = (next: { mode?: Mode; day?: string; event?: string }) =>
    go(["/calendar", next.mode ?? mode, next.day ?? day, ...(next.event ? [next.event] : [])].join("/"));

  return (
    <View title={name("calendar")} isWide tools={<Steps mode={mode} day={day} today={today} onGo={open} />}>
      <div className="calendar" data-mode={mode}>
        <p className="unseen" role="status">
          {changed.size > 0
            ? say("changed", {
                titles: events
                  .filter(({ id }) => changed.has(id))
                  .map(({ title }) => title)
                  .join(", "),
              })
            : ""}
        </p>
        {error && isFirst ? <Failed error={error} onRetry={retry} /> : null}
        {!error && isFirst ? <Loading /> : null}
        {isFirst ? null : (
          <Board
            key={`${mode}/${day}`}
            mode={mode}
            day={day}
            zone={zone}
            events={events}
            changed={changed}
            onEvent={(event) => open({ event })}
            onDay={(chosen) => open({ mode: "day", day: chosen })}
          />
        )}
      </div>
      {eventId ? <EventDialog key={eventId} eventId={eventId} onClose={() => open({})} /> : null}
    </View>
  );
}
