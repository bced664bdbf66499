import { piece } from "./form.ts";

/** A way of asking, and the same in the words of a question that the rules know. */
export interface Question {
  said: RegExp;
  plain: string;
}

/** Written with the names of slots, like a form of a wish: the whole message must read like this. */
export function question(plain: string, text: string): Question {
  const whole = text.replace(/\{([a-z]+)\}/g, (_, slot: string) => `(?<${slot}>.+?)`);
  return { plain, said: new RegExp(`^(?:${piece(whole)})$`, "iu") };
}
