const words: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  "forty-five": 45,
  fifty: 50,
  sixty: 60,
  ninety: 90,
};

/** A number in figures or words, longest first. */
export const amount = `(?:\\d+(?:\\.\\d+)?|${Object.keys(words)
  .toSorted((x, y) => y.length - x.length)
  .join("|")})`;

export const toAmount = (text: string): number => words[text.toLowerCase()] ?? Number(text);
