import { NewError } from "./names.ts";

/** What a person has said, by flags or at a terminal. */
export interface NewOptions {
  /** By their names: `zh` of `--zh`. */
  flags: Readonly<Record<string, string | undefined>>;
  /** Into the product, not beside it. */
  isProduct: boolean;
  /** The checkout, when it is not this one. */
  product?: string;
  say(line: string): void;
  /** Asks at a terminal; undefined where there is none. */
  ask?: ((question: string) => Promise<string>) | undefined;
}

/** What was made, and what is left to a person. */
export interface Made {
  files: string[];
  left: readonly string[];
}

interface Question {
  flag: string;
  /** As it is asked at a terminal. */
  question: string;
  /** Taken when nobody says otherwise; without it somebody must. */
  usual?: string;
  /** Such a value, for the sentence that asks for it. */
  example?: string;
  fits(text: string): boolean;
  /** What it may be: "must be …". */
  rule: string;
}

/** The flag, or what the person at the terminal answers, or what is usual; what does not fit is refused. */
export async function take({ flags, ask }: NewOptions, question: Question): Promise<string> {
  const { flag, usual, example, fits, rule } = question;
  const hint = usual ?? example;
  const shown = usual === undefined ? `, as ${hint}` : ` (${hint})`;
  const asked = `${question.question}${hint === undefined ? "" : shown}: `;
  const answer = (flags[flag] ?? (await ask?.(asked)) ?? "").trim();
  const text = answer === "" ? usual : answer;
  if (text === undefined)
    throw new NewError(`Nothing was written: say --${flag}${hint === undefined ? "" : `, as ${hint}`}.`);
  if (!fits(text))
    throw new NewError(`Nothing was written: --${flag} must be ${rule}; ${JSON.stringify(text)} is not.`);
  return text;
}

/** A sentence that stands in a spec or a page as it is. */
export const isSentence = (text: string): boolean =>
  /^[^\n|`"\\:#{}[\]]{3,120}$/.test(text) && !/^[\s\-?&*!%@>']/.test(text);
