import { useZone } from "../parts/me.ts";
import { useLocale, useText } from "../text/text.ts";
import type { Draft } from "./schedule.ts";
import { jobsText } from "./text.ts";

export function ScheduleFields({ draft, onChange }: { draft: Draft; onChange: (draft: Draft) => void }) {
  const say = useText(jobsText);
  const zone = useZone();
  switch (draft.kind) {
    case "days":
      return (
        <div className="row">
          <div className="field">
            <label htmlFor="job-time">{say("time", { zone })}</label>
            <input
              id="job-time"
              className="input"
              type="time"
              required
              value={draft.time}
              onChange={({ target }) => onChange({ ...draft, time: target.value })}
            />
          </div>
          <Weekdays chosen={draft.weekdays} onChange={(weekdays) => onChange({ ...draft, weekdays })} />
        </div>
      );
    case "interval":
      return (
        <div className="field">
          <label htmlFor="job-minutes">{say("minutes")}</label>
          <input
            id="job-minutes"
            className="input"
            type="number"
            min={1}
            max={525_600}
            required
            value={draft.minutes}
            onChange={({ target }) => onChange({ ...draft, minutes: target.value })}
          />
        </div>
      );
    case "once":
      return (
        <div className="field">
          <label htmlFor="job-at">{say("at", { zone })}</label>
          <input
            id="job-at"
            className="input"
            type="datetime-local"
            required
            value={draft.at}
            onChange={({ target }) => onChange({ ...draft, at: target.value })}
          />
        </div>
      );
    case "cron":
      return (
        <div className="field">
          <label htmlFor="job-cron">{say("expression", { zone })}</label>
          <input
            id="job-cron"
            className="input jobs-cron"
            required
            maxLength={120}
            spellCheck={false}
            value={draft.expression}
            onChange={({ target }) => onChange({ ...draft, expression: target.value })}
          />
        </div>
      );
  }
}

function Weekdays({ chosen, onChange }: { chosen: readonly number[]; onChange: (days: number[]) => void }) {
  const say = useText(jobsText);
  const locale = useLocale();
  // 2024 began on a Monday.
  const nameOf = (day: number) =>
    new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" }).format(new Date(Date.UTC(2024, 0, day)));
  return (
    <div className="choices jobs-weekdays" role="group" aria-label={say("weekdays")}>
      {[1, 2, 3, 4, 5, 6, 7].map((day) => (
        <button
          key={day}
          type="button"
          aria-pressed={chosen.includes(day)}
          onClick={() =>
            onChange(chosen.includes(day) ? chosen.filter((other) => other !== day) : [...chosen, day].toSorted())
          }
        >
          {nameOf(day)}
        </button>
      ))}
    </div>
  );
}
