import type { Outcome } from "./conversation.ts";
import { type EventItem } from "./events.ts";
import { askWhichOf } from "./forms.ts";
import { phrases } from "./phrases.ts";
import { fields } from "./protocol.ts";
import { use, type Call, type Reply, type Scene, type Script } from "./script.ts";
import { numbered, wordEvent, wordList } from "./wording.ts";

export interface Contact {
  id: string;
  name: string;
  company?: string;
  jobTitle?: string;
  relation?: string;
  phone?: string;
  email?: string;
  note?: string;
}

/** 王磊和李娜, "Grace, Sam and Alice Lin". */
export function readNames(text: string): string[] {
  return text
    .split(/[、，,和与跟及]|\band\b|&/i)
    .map((name) =>
      name
        .trim()
        .replace(/^(?:also|my (?:friend|colleague|boss) )\s*|(?:一起|也|都|来| too| as well)$/gi, "")
        .trim(),
    )
    .filter((name) => name !== "");
}

export function readContacts(items: unknown): Contact[] {
  return (Array.isArray(items) ? items : []).flatMap((value) => {
    const item = fields(value);
    const text = (key: string) => (typeof item?.[key] === "string" ? item[key] : undefined);
    const [id, name] = [text("id"), text("name")];
    if (id === undefined || name === undefined) return [];
    return [
      {
        id,
        name,
        company: text("company"),
        jobTitle: text("jobTitle"),
        relation: text("relation"),
        phone: text("phoneMasked"),
        email: text("emailMasked"),
        note: text("note"),
      },
    ];
  });
}

export function wordContact({ name, company, jobTitle, relation, phone, email, note }: Contact): string {
  return [name, relation, company, jobTitle, phone, email, note].filter((part) => part !== undefined).join(" · ");
}

const isHan = /^\p{Script=Han}{2,4}$/u;

/** The contacts of these names, or the reply that asks which ones are meant. */
function* find(names: readonly string[], { language }: Scene): Generator<Call, Contact[] | Reply, Outcome> {
  const say = phrases[language];
  const found: Contact[] = [];
  for (const name of names) {
    const contacts = readContacts(
      (yield* use("contacts.read", { mode: "search", query: name.slice(0, 100) }))["items"],
    );
    // Search knows sounds too, so 王磊 finds 王蕾; the one spelled like this is meant.
    const exact = contacts.filter((contact) => contact.name.toLowerCase() === name.toLowerCase());
    const [first, ...others] = exact.length > 0 ? exact : contacts;
    if (first === undefined)
      return {
        status: "partial_success",
        answer: say.noPerson(name),
        actions: [language === "zh-CN" ? ["添加联系人", `添加联系人${name}`] : ["Add contact", `Add contact ${name}`]],
      };
    // 王雷 sounds like 王磊, and may be somebody else.
    const isOther = exact.length === 0 && isHan.test(name) && isHan.test(first.name) && !first.name.includes(name);
    if (others.length > 0 || (isOther && name.length === first.name.length))
      return {
        status: "partial_success",
        answer: say.askWhichPerson(name, numbered([first, ...others].map(wordContact))),
        form: askWhichOf("person", [first, ...others].slice(0, 8).map(wordContact), language),
      };
    found.push(first);
  }
  return found;
}

function* invite(event: EventItem, guests: readonly Contact[], { language, zone }: Scene): Script {
  const data = yield* use("calendar.share", {
    event_id: event.id,
    participants: guests.map(({ id }) => ({ contact_id: id })),
    event_timezone: zone,
  });
  return wordInvited(data["invites"], event, language);
}

export function wordInvited(invites: unknown, event: EventItem, language: Scene["language"]): Reply {
  const say = phrases[language];
  const outcomes = (Array.isArray(invites) ? invites : []).map((invited) => fields(invited) ?? {});
  const names = (isFailed: boolean) =>
    outcomes.filter(({ outcome }) => (outcome === "failed") === isFailed).map(({ name }) => String(name));
  const [reached, failed] = [names(false), names(true)];
  const answer =
    (reached.length > 0 ? say.invited(wordList(reached, language), wordEvent(event, language)) : "") +
    (failed.length > 0 ? say.notInvited(wordList(failed, language)) : "");
  return { status: failed.length > 0 ? "partial_success" : "success", answer: answer.trim() };
}

export const share = { find, invite };
