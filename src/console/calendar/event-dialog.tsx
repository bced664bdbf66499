import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Check, MessageCircleQuestion, Trash2, X } from "lucide-react";
import { useState } from "react";
import { useLocation } from "wouter";
import { useAccord } from "../../react/react.ts";
import type { CalendarReadResponses } from "../../sdk/sdk.ts";
import { keepDraft } from "../chat/draft.ts";
import { Ask } from "../parts/ask.tsx";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { Loaded } from "../parts/loaded.tsx";
import { useZone } from "../parts/me.ts";
import { useMoments } from "../parts/moments.ts";
import { Problem, Tag } from "../parts/notes.tsx";
import { useText } from "../text/text.ts";
import { calendarText } from "./text.ts";

type Detail = Exclude<CalendarReadResponses[200]["data"], { items: unknown }>;

export function EventDialog({ eventId, onClose }: { eventId: string; onClose: () => void }) {
  const client = useAccord();
  const zone = useZone();
  const say = useText(calendarText);
  const query = useQuery({
    queryKey: ["calendar", "event", eventId, zone],
    queryFn: async ({ signal }) => {
      const body = { mode: "event" as const, event_id: eventId, event_timezone: zone };
      return (await client.calendarRead({ body, signal })).data as Detail;
    },
  });
  return (
    <Dialog title={query.data?.title ?? say("event")} onClose={onClose}>
      <Loaded query={query}>{(event) => <Facts event={event} onClose={onClose} />}</Loaded>
    </Dialog>
  );
}

function Facts({ event, onClose }: { event: Detail; onClose: () => void }) {
  const client = useAccord();
  const say = useText(calendarText);
  const moments = useMoments();
  const queries = useQueryClient();
  const [, go] = useLocation();
  const [isAsking, setAsking] = useState(false);
  const act = useMutation({
    mutationFn: async (what: "accept" | "decline" | "delete") => {
      if (what === "accept") await client.calendarAcceptInvite({ body: { event_id: event.id } });
      if (what === "decline") await client.calendarRejectInvite({ body: { event_id: event.id } });
      if (what === "delete") await client.calendarDelete({ body: { event_id: event.id } });
      await queries.invalidateQueries({ queryKey: ["calendar"], refetchType: what === "delete" ? "none" : "active" });
      if (what === "delete") onClose();
    },
  });
  const isGuest = event.participation !== undefined;
  const when = whenOf(event, moments);
  return (
    <>
      <dl className="calendar-facts">
        <dt>{say("when")}</dt>
        <dd>
          {when} {event.recurring ? <Tag>{say("repeats")}</Tag> : null}
        </dd>
        {event.location ? <Fact name={say("where")}>{event.location}</Fact> : null}
        {event.organizer ? <Fact name={say("organizer")}>{event.organizer.name}</Fact> : null}
        {event.participants && event.participants.length > 0 ? (
          <Fact name={say("guests")}>
            {event.participants.map(({ name, participation }) => (
              <span key={name} className="calendar-guest">
                {name} {participation ? <Tag tone={toneOf[participation]}>{say(participation)}</Tag> : null}
              </span>
            ))}
          </Fact>
        ) : null}
        {isGuest && event.participation ? (
          <Fact name={say("reply")}>
            <Tag tone={toneOf[event.participation]}>{say(event.participation)}</Tag>
          </Fact>
        ) : null}
        {event.notes ? (
          <Fact name={say("notes")}>
            {event.tainted ? <blockquote className="calendar-quote">{event.notes}</blockquote> : event.notes}
          </Fact>
        ) : null}
      </dl>
      <Problem error={act.error} />
      <div className="row">
        <Button
          look="primary"
          onClick={() => {
            keepDraft("new", say("question", { title: event.title, when }));
            go("/chat/new");
          }}
        >
          <MessageCircleQuestion size={18} aria-hidden /> {say("ask")}
        </Button>
        {isGuest && event.participation !== "accepted" ? (
          <Button disabled={act.isPending} onClick={() => act.mutate("accept")}>
            <Check size={18} aria-hidden /> {say("accept")}
          </Button>
        ) : null}
        {isGuest && event.participation !== "declined" ? (
          <Button disabled={act.isPending} onClick={() => act.mutate("decline")}>
            <X size={18} aria-hidden /> {say("decline")}
          </Button>
        ) : null}
        {isGuest ? null : (
          <Button look="danger" disabled={act.isPending} onClick={() => setAsking(true)}>
            <Trash2 size={18} aria-hidden /> {say("delete")}
          </Button>
        )}
      </div>
      <Ask
        isOpen={isAsking}
        title={say("deleteTitle", { title: event.title })}
        explain={event.recurring ? `${say("deleteSeries")} ${say("deleteHelp")}` : say("deleteHelp")}
        confirm={say("delete")}
        isDanger
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          act.mutate("delete");
        }}
      />
    </>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

const toneOf = { needs_action: "pending", accepted: "success", declined: "neutral", tentative: "warning" } as const;

function whenOf(
  { startAt, endAt, allDay, startDate, endDate }: Detail,
  moments: Pick<ReturnType<typeof useMoments>, "both" | "time" | "day">,
): string {
  if (allDay) {
    const days = [startDate, endDate].flatMap((day) => (day === undefined ? [] : [moments.day(`${day}T12:00:00Z`)]));
    return [...new Set(days)].join(" – ");
  }
  if (startAt === undefined) return "";
  if (endAt === undefined) return moments.both(startAt);
  const isOneDay = moments.day(startAt) === moments.day(endAt);
  return `${moments.both(startAt)} – ${isOneDay ? moments.time(endAt) : moments.both(endAt)}`;
}
