import type { HintFact, HintNote, HintPerson, ParticipantRef } from "../../../generated/contract/types.ts";
import type { InviteWay } from "../../domain/card.ts";
import { cut } from "../card/card.ts";
import { toSubject } from "./approval-event.ts";
import type { ApprovalPart, WaitingFacts } from "./approval.ts";
import { toText } from "./event.ts";
import { given, msg } from "./msg.ts";

/** Longer lists get rows: a recipient cut off at the end of a line would be approved unseen. */
const maxLine = 300;

export function sharePart({ args, approval, timezone }: WaitingFacts<"calendar.share">): ApprovalPart {
  const [event] = approval.events ?? [];
  const known = event === undefined ? [] : toSubject(event, timezone, ["location"]);
  const people = args.participants.map((ref) => ({ name: nameOf(ref, approval.contactNames ?? {}) }));
  const message = toText(args.message);
  const sent: HintFact[] = message === undefined ? [] : [{ key: "message", value: message }];
  const notes = toWayNotes(people, approval.inviteWays ?? []);
  if (people.reduce((sum, { name }) => sum + name.length + 1, 0) <= maxLine)
    return { facts: [...known, { key: "recipients", value: { people } }, ...sent], ...given("notes", notes) };
  return {
    ...given("facts", [...known, ...sent]),
    groups: [toRows("fact.recipients", people)],
    ...given("notes", notes),
  };
}

/** Who hears of it in another way than in the app, and who does not at all. */
function toWayNotes(people: readonly HintPerson[], ways: readonly InviteWay[]): HintNote[] {
  const named = (by: InviteWay["by"]): string[] =>
    people.flatMap(({ name }, index) => {
      const way = ways[index];
      if (way?.by !== by) return [];
      return way.by === "mail" && !name.includes(way.email) ? [`${name} <${way.email}>`] : [name];
    });
  const note = (level: HintNote["level"], key: "approval.share.by_mail" | "approval.share.nobody", names: string[]) =>
    names.length === 0 ? [] : [{ level, msg: msg(key, { x: cut(names.join(", "), 1000) }) }];
  return [
    ...note("info", "approval.share.by_mail", named("mail")),
    ...note("warning", "approval.share.nobody", named("nothing")),
  ];
}

/** Who is to leave the event, one by one. */
export function uninvitePart({ args, approval, timezone }: WaitingFacts<"calendar.uninvite">): ApprovalPart {
  const [event] = approval.events ?? [];
  const known = event === undefined ? [] : toSubject(event, timezone, []);
  const people = args.participants.map((ref) => ({ name: nameOf(ref, approval.contactNames ?? {}) }));
  return { ...given("facts", known), groups: [toRows("approval.leaving", people)] };
}

function toRows(heading: "fact.recipients" | "approval.leaving", people: readonly HintPerson[]) {
  return { heading: msg(heading), items: people.map(({ name }) => ({ title: name, avatar: { name } })) };
}

/** A contact by name. Anyone else by the address the text would go to, since a name proves nothing. */
function nameOf(ref: ParticipantRef, contactNames: Readonly<Record<string, string>>): string {
  if ("contact_id" in ref) return cut(contactNames[ref.contact_id] || ref.contact_id, 60);
  const address = "email" in ref ? ref.email : ref.phone;
  const full = ref.name ? `${ref.name} (${address})` : address;
  if (full.length <= 60) return full;
  // The domain decides where mail goes, so the end stays.
  return address.length <= 60 ? address : `…${address.slice(-59)}`;
}
