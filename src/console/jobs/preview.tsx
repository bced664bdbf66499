import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { useAccord } from "../../react/react.ts";
import type { AutomationSchedule } from "../../sdk/sdk.ts";
import { useMoments } from "../parts/moments.ts";
import { Problem } from "../parts/notes.tsx";
import { useLocale, useText } from "../text/text.ts";
import { jobsText } from "./text.ts";
import { toWords } from "./words.ts";

/** In words, and the next dates as the server reckons them. */
export function Preview({ schedule: typed }: { schedule: AutomationSchedule | undefined }) {
  const client = useAccord();
  const say = useText(jobsText);
  const locale = useLocale();
  const moments = useMoments();
  const schedule = useDeferredValue(typed);
  const { data, error } = useQuery({
    queryKey: ["job-preview", schedule],
    enabled: schedule !== undefined,
    queryFn: ({ signal }) =>
      schedule === undefined ? { firings: [] } : client.previewJob({ body: { schedule }, signal }),
    placeholderData: (before) => before,
  });
  if (schedule === undefined) return <p className="quiet small">{say("incomplete")}</p>;
  return (
    <div className="jobs-preview" role="status">
      <p>
        <strong>{toWords(schedule, locale, moments)}</strong>
      </p>
      <Problem error={error} />
      {data && !error ? (
        data.firings.length === 0 ? (
          <p className="quiet small">{say("never")}</p>
        ) : (
          <ol className="small">
            {data.firings.map((at) => (
              <li key={at}>
                {moments.both(at)} <span className="quiet">({moments.ago(at)})</span>
              </li>
            ))}
          </ol>
        )
      ) : null}
    </div>
  );
}
