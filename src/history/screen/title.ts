/** What a thread may be called. */
interface Titled {
  /** By its user. */
  title: string | null;
  /** After its first turn. */
  madeTitle: string | null;
  /** Of its first message. */
  beginning: string | null;
}

export const toTitle = ({ title, madeTitle, beginning }: Titled): string =>
  title ?? madeTitle ?? toLine(beginning ?? "");

/** One line of at most 80 characters, none of them cut in half. */
const toLine = (text: string): string => [...text.replace(/\s+/gu, " ").trim()].slice(0, 80).join("").trim();
