import type ICAL from "ical.js";
import type { Participation } from "../../generated/contract/types.ts";
import type { ReadPeople } from "../domain/read-file.ts";

const participations: Readonly<Record<string, Participation>> = {
  ACCEPTED: "accepted",
  DECLINED: "declined",
  TENTATIVE: "tentative",
};
const mostGuests = 199;

/** Whom a file names in an event; nobody, for null. */
export function readPeople(event: ICAL.Component): ReadPeople | null {
  const organizer = event.getFirstProperty("organizer");
  if (organizer === null) return null;
  const own = String(organizer.getFirstValue());
  const guests = event.getAllProperties("attendee").filter((guest) => String(guest.getFirstValue()) !== own);
  return {
    organizer: toPerson(organizer),
    guests: guests.slice(0, mostGuests).map((guest) => ({
      ...toPerson(guest),
      participation: participations[(guest.getFirstParameter("partstat") ?? "").toUpperCase()] ?? "needs_action",
    })),
  };
}

function toPerson(property: ICAL.Property): { name: string; email: string | null } {
  const value = String(property.getFirstValue());
  const email = /^mailto:([^\s@<>",;]{1,64}@[^\s@<>",;]{1,189})$/i.exec(value)?.[1] ?? null;
  const name = (property.getFirstParameter("cn") ?? email ?? "").trim();
  return { name: name.slice(0, 60) || "—", email };
}
