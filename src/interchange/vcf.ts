import ICAL from "ical.js";
import { AppError } from "../base/error.ts";
import type { CardFile, CardPerson } from "../domain/card-person.ts";

const mostCards = 10_000;

/** People as a file of cards (vCard 3.0), which address books read. */
export function toVcf(people: readonly CardPerson[]): string {
  return people.map((person) => `${toCard(person)}\r\n`).join("");
}

function toCard({ uid, name, email, phone, company, jobTitle, relation, note }: CardPerson): string {
  const card = new ICAL.Component(["vcard3", [], []]);
  const add = (key: string, value: string | string[] | null) => {
    if (value === null) return;
    const property = new ICAL.Property(key, card);
    property.setValue(value);
    card.addProperty(property);
  };
  add("version", "3.0");
  add("uid", uid);
  add("fn", name);
  add("n", [name, "", "", "", ""]);
  add("email", email);
  add("tel", phone);
  add("org", company === null ? null : [company]);
  add("title", jobTitle);
  add("x-accord-relation", relation);
  add("note", note);
  // The library names a kind of card by its version.
  return card.toString().replaceAll(/^(BEGIN|END):VCARD3$/gm, "$1:VCARD");
}

/**
 * Every card of a file that can be read; the others with what is wrong. One broken card spoils no other.
 * INVALID_REQUEST for another text.
 */
export function parseVcf(text: string): CardFile {
  const cards = text.match(/^BEGIN:VCARD[ \t]*\r?\n[^]*?^END:VCARD[ \t]*\r?$/gim) ?? [];
  const read: CardFile = { people: [], problems: [] };
  if (cards.length === 0) throw refused("this is no file of cards");
  if (cards.length > mostCards) throw refused(`a file may have ${mostCards} cards`);
  for (const card of cards) {
    try {
      const person = readCard(new ICAL.Component(ICAL.parse(card.trim()) as unknown[]));
      if (person === undefined) read.problems.push({ title: "", detail: "it has no name" });
      else read.people.push(person);
    } catch {
      const isOld = /^VERSION:2\.1/im.test(card);
      const title = (/^FN[^:\r\n]*:(.{1,60})/im.exec(card)?.[1] ?? "").trim();
      read.problems.push({
        title,
        detail: isOld ? "vCard 2.1 is not read; export as 3.0 or 4.0" : "it cannot be read",
      });
    }
  }
  return read;
}

const refused = (why: string): AppError => new AppError("INVALID_REQUEST", {}, { detail: `vcf: ${why}` });

function readCard(card: ICAL.Component): CardPerson | undefined {
  const valuesOf = (key: string) => card.getAllProperties(key).map((property) => flat(property.getFirstValue()));
  const first = (key: string, most: number) =>
    valuesOf(key)
      .find((value) => value !== "")
      ?.slice(0, most) ?? null;
  const [family = "", given = "", middle = ""] = partsOf(card, "n");
  const spoken = [given, middle, family].filter(Boolean).join(" ");
  const name = (first("fn", 60) ?? spoken.slice(0, 60)).trim();
  if (name === "") return undefined;
  return {
    uid: first("uid", 500),
    name,
    email: valuesOf("email").find((text) => /^[^@\s<>",;]{1,64}@[^@\s<>",;]{1,189}$/.test(text)) ?? null,
    phone:
      valuesOf("tel")
        .map(toNumber)
        .find((text) => /^\+?\d{5,19}$/.test(text)) ?? null,
    company: partsOf(card, "org")[0]?.slice(0, 100) || null,
    jobTitle: first("title", 100),
    relation: first("x-accord-relation", 40),
    note: first("note", 300),
  };
}

function partsOf(card: ICAL.Component, key: string): string[] {
  const value: unknown = card.getFirstProperty(key)?.getFirstValue();
  return (Array.isArray(value) ? value : [value]).map(flat);
}

/** Values may be lists, and lists of lists. */
function flat(value: unknown): string {
  if (Array.isArray(value)) return value.map(flat).filter(Boolean).join(" ");
  return typeof value === "string" ? value.trim() : "";
}

const toNumber = (text: string): string =>
  text
    .replace(/^tel:/i, "")
    .replace(/;.*$/, "")
    .replaceAll(/[^\d+]/g, "");
