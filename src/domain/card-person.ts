import type { ReadProblem } from "./read-file.ts";

/** A person as an address book has them. */
export interface CardPerson {
  uid: string | null;
  name: string;
  email: string | null;
  phone: string | null;
  company: string | null;
  jobTitle: string | null;
  relation: string | null;
  note: string | null;
}

export interface CardFile {
  people: CardPerson[];
  problems: ReadProblem[];
}
