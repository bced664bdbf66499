import { useQuery } from "@tanstack/react-query";
import { ChartColumn, Download } from "lucide-react";
import { useLocation, useRoute } from "wouter";
import { useAccord } from "../../react/react.ts";
import { Button } from "../parts/button.tsx";
import { Choices } from "../parts/choices.tsx";
import { Loaded } from "../parts/loaded.tsx";
import { saveFile } from "../parts/save-file.ts";
import { Empty } from "../parts/states.tsx";
import { View } from "../parts/view.tsx";
import { viewNames } from "../shell/text.ts";
import { useText } from "../text/text.ts";
import { toCsv } from "./csv.ts";
import { PartsTable } from "./parts-table.tsx";
import { groupings, toParts, type Grouping } from "./parts.ts";
import { Plot } from "./plot.tsx";
import { usageText } from "./text.ts";
import { Totals } from "./totals.tsx";
import "../parts/panel.css";
import "./usage.css";

const lengths = ["7", "30", "90"] as const;

/** `#/usage/<by>/<days>`. */
export default function Usage() {
  const client = useAccord();
  const name = useText(viewNames);
  const say = useText(usageText);
  const [, go] = useLocation();
  const [, place] = useRoute("/usage/:by?/:days?");
  const by = groupings.find((grouping) => grouping === place?.by) ?? "day";
  const days = lengths.find((length) => length === place?.days) ?? "30";
  const query = useQuery({
    queryKey: ["usage", days],
    queryFn: ({ signal }) => client.getUsage({ query: { from: dayBefore(Number(days) - 1) }, signal }),
    refetchInterval: 30_000,
  });
  const titles = useTitles(by === "thread");
  const parts = query.data ? toParts(query.data, by, (threadId) => titles.get(threadId ?? "") ?? say("deleted")) : [];
  return (
    <View
      title={name("usage")}
      tools={
        <>
          <Choices
            name={say("range")}
            value={days}
            options={lengths.map((length) => [length, say("lastDays", { days: length })] as const)}
            onChange={(next) => go(`/usage/${by}/${next}`)}
          />
          <Button
            disabled={parts.length === 0}
            onClick={() =>
              query.data &&
              saveFile(`accord-usage-by-${by}.csv`, "text/csv", `\uFEFF${toCsv(by, parts, query.data.currency)}`)
            }
          >
            <Download size={18} aria-hidden /> {say("csv")}
          </Button>
        </>
      }
    >
      <Loaded query={query}>
        {(report) =>
          report.total.model_calls === 0 ? (
            <Empty icon={<ChartColumn size={28} />} title={say("none")}>
              <p className="quiet">{say("explainNone")}</p>
            </Empty>
          ) : (
            <div className="stack">
              <Totals report={report} />
              <Choices<Grouping>
                name={say("by")}
                value={by}
                options={groupings.map((grouping) => [grouping, say(grouping)] as const)}
                onChange={(next) => go(`/usage/${next}/${days}`)}
              />
              {by === "day" ? <Plot report={report} /> : null}
              <PartsTable by={by} parts={parts} currency={report.currency} />
              {report.total.usage_complete ? null : <p className="quiet small">{say("incomplete")}</p>}
            </div>
          )
        }
      </Loaded>
    </View>
  );
}

/** The server counts days in the zone of the profile; a day more or less at the far end does no harm. */
const dayBefore = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** What conversations are called. One that is not among the newest is one that nobody remembers by name. */
function useTitles(isWanted: boolean): ReadonlyMap<string, string> {
  const client = useAccord();
  const { data } = useQuery({
    queryKey: ["threads", "titles"],
    enabled: isWanted,
    queryFn: ({ signal }) => client.listThreads({ query: { limit: 100 }, signal }),
  });
  return new Map(data?.items.map(({ threadId, title }) => [threadId, title]));
}
