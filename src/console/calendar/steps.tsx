import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button, IconButton } from "../parts/button.tsx";
import { Choices } from "../parts/choices.tsx";
import { useLocale, useText } from "../text/text.ts";
import { stepFrom, titleOf, type Mode } from "./span.ts";
import { calendarText } from "./text.ts";

/** From day to day, and from one way of looking at them to another. */
export function Steps({
  mode,
  day,
  today,
  onGo,
}: {
  mode: Mode;
  day: string;
  today: string;
  onGo: (next: { mode?: Mode; day?: string }) => void;
}) {
  const say = useText(calendarText);
  const locale = useLocale();
  return (
    <div className="calendar-steps">
      <Choices
        name={say("look")}
        value={mode}
        options={[
          ["day", say("day")],
          ["week", say("week")],
          ["month", say("month")],
          ["agenda", say("agenda")],
        ]}
        onChange={(next) => onGo({ mode: next })}
      />
      <div className="row">
        <Button onClick={() => onGo({ day: today })}>{say("today")}</Button>
        <IconButton name={say("earlier")} onClick={() => onGo({ day: stepFrom(mode, day, -1) })}>
          <ChevronLeft size={20} aria-hidden />
        </IconButton>
        <IconButton name={say("later")} onClick={() => onGo({ day: stepFrom(mode, day, 1) })}>
          <ChevronRight size={20} aria-hidden />
        </IconButton>
      </div>
      <h2 className="calendar-title" aria-live="polite">
        {titleOf(mode, day, locale)}
      </h2>
    </div>
  );
}
