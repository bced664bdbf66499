/** Shorter stretches are words that anyone may say; Chinese says as much in half the letters. */
const stretches = [
  { length: 4, pattern: /^\p{Script=Han}+$/u },
  { length: 10, pattern: /\S/ },
] as const;

export interface Quotes {
  /** The text with one mark for each stretch that stands in the others word for word, in whatever case. */
  replace(text: string, mark: string): string;
}

export function makeQuotes(others: readonly string[]): Quotes {
  const known = stretches.map(({ length, pattern }) => {
    const all = others.flatMap((text) => toStretches(fold(text), length));
    return { length, set: new Set(all.filter((stretch) => pattern.test(stretch))) };
  });
  return {
    replace(text, mark) {
      const folded = fold(text);
      const isQuoted = new Uint8Array(text.length);
      for (const { length, set } of known) {
        for (let at = 0; at + length <= folded.length; at++)
          if (set.has(folded.slice(at, at + length))) isQuoted.fill(1, at, at + length);
      }
      let shown = "";
      for (let at = 0; at < text.length; at++) {
        if (isQuoted[at] === 0) shown += text[at];
        else if (isQuoted[at - 1] !== 1) shown += mark;
      }
      return shown;
    },
  };
}

/** Unit by unit, so that places in it are places in the text. */
const fold = (text: string): string => text.replace(/\s/g, " ").replace(/[A-Z]/g, (letter) => letter.toLowerCase());

const toStretches = (text: string, length: number): string[] =>
  Array.from({ length: Math.max(0, text.length - length + 1) }, (_, at) => text.slice(at, at + length));
