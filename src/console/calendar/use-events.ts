import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useAccord } from "../../react/react.ts";
import type { CalendarReadResponses, Client } from "../../sdk/sdk.ts";
import type { Span } from "./span.ts";

type ReadData = CalendarReadResponses[200]["data"];
type EventList = Extract<ReadData, { items: unknown }>;
export type Entry = EventList["items"][number];

/** Another client, the assistant or a guest may change the calendar at any time; so often it is looked at again. */
const everyMs = 4000;
const markedMs = 8000;
const mostPages = 20;

/** The events of these days, kept up to date; `changed` has the ids of those that came or changed just now. */
export function useEvents(span: Span) {
  const client = useAccord();
  const key = `${span.start_at} ${span.end_at}`;
  const query = useQuery({
    queryKey: ["calendar", key],
    queryFn: ({ signal }) => readAll(client, span, signal),
    refetchInterval: everyMs,
    refetchOnWindowFocus: true,
  });
  const changed = useChanged(key, query.data);
  return {
    events: query.data ?? [],
    changed,
    isFirst: query.data === undefined,
    error: query.error,
    retry: () => void query.refetch(),
  };
}

async function readAll(client: Client, span: Span, signal: AbortSignal): Promise<Entry[]> {
  const entries: Entry[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < mostPages; page++) {
    const body = { mode: "range" as const, ...span, limit: 200, ...(cursor === undefined ? {} : { cursor }) };
    const list = (await client.calendarRead({ body, signal })).data as EventList;
    entries.push(...list.items);
    cursor = list.nextCursor;
    if (cursor === undefined) break;
  }
  return entries;
}

/** What is there at first is not news; going to other days is none either. */
function useChanged(key: string, entries: readonly Entry[] | undefined): ReadonlySet<string> {
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const seen = useRef<{ key: string; versions: ReadonlyMap<string, number | undefined> }>(undefined);
  useEffect(() => {
    if (entries === undefined) return undefined;
    const before = seen.current?.key === key ? seen.current.versions : undefined;
    seen.current = { key, versions: new Map(entries.map(({ id, version }) => [id, version])) };
    const news = before && entries.filter(({ id, version }) => !before.has(id) || before.get(id) !== version);
    if (news === undefined || news.length === 0) return undefined;
    setChanged(new Set(news.map(({ id }) => id)));
    return undefined;
  }, [key, entries]);
  useEffect(() => {
    if (changed.size === 0) return undefined;
    const timer = setTimeout(() => setChanged(new Set()), markedMs);
    return () => clearTimeout(timer);
  }, [changed]);
  return changed;
}
