import { take, type NewOptions } from "./options.ts";

/** What the value of a setting can be: how it is read, and what stands for it in tests. */
export interface Kind {
  /** In the configuration. */
  type: string;
  /** The function of setting-values.ts that judges it, and its use. */
  reader: string;
  read: string;
  isSecret?: boolean;
  fits(text: string): boolean;
  /** What it may be: "must be …". */
  rule: string;
  /** A value that is taken and one that is refused. */
  good: string;
  bad: string;
  /** A value as the configuration has it. */
  literal(text: string): string;
}

const isWhole = (text: string): boolean => /^\d{1,9}$/.test(text);
const quoted = (text: string): string => JSON.stringify(text);

export const kinds: Readonly<Record<string, (options: NewOptions) => Promise<Kind>>> = {
  async number(options) {
    const bound = { fits: isWhole, rule: "a whole number" };
    const from = Number(await take(options, { ...bound, flag: "from", question: "Least value", usual: "0" }));
    const to = Number(await take(options, { ...bound, flag: "to", question: "Greatest value", usual: "1000" }));
    return {
      type: "number",
      reader: "integer",
      read: `integer(text, ${from}, ${to})`,
      fits: (text) => isWhole(text) && Number(text) >= from && Number(text) <= to,
      rule: `a whole number from ${from} to ${to}`,
      good: String(to),
      bad: "many",
      literal: (text) => text,
    };
  },
  async choice(options) {
    const values = await take(options, {
      flag: "values",
      question: "Its values, with commas between them",
      example: "plain,warm",
      fits: (text) => /^[a-z][a-z0-9-]*(?:,[a-z][a-z0-9-]*)+$/.test(text),
      rule: "two words or more in small letters with commas between them, as plain,warm",
    });
    const words = values.split(",");
    return {
      type: words.map(quoted).join(" | "),
      reader: "oneOf",
      read: `oneOf(text, [${words.map(quoted).join(", ")}])`,
      fits: (text) => words.includes(text),
      rule: `one of ${words.join(", ")}`,
      good: words.at(-1) ?? "",
      bad: "no such word",
      literal: quoted,
    };
  },
  "yes-no": async () => ({
    type: "boolean",
    reader: "oneOf",
    read: 'oneOf(text, ["yes", "no"]) === "yes"',
    fits: (text) => text === "yes" || text === "no",
    rule: "yes or no",
    good: "yes",
    bad: "perhaps",
    literal: (text) => String(text === "yes"),
  }),
  word: async () => ({
    type: "string",
    reader: "matching",
    read: 'matching(text, /^\\S{1,100}$/, "one word of at most 100 characters")',
    fits: (text) => /^[^\s"\\`|]{1,100}$/.test(text),
    rule: "one word of at most 100 characters",
    good: "hello",
    bad: "two words",
    literal: quoted,
  }),
  url: async () => ({
    type: "string",
    reader: "httpsUrl",
    read: "httpsUrl(text)",
    fits: (text) => /^https:\/\/[^\s"\\`|]+$/.test(text),
    rule: "an https address",
    good: "https://example.com/greetings",
    bad: "example.com",
    literal: quoted,
  }),
  folder: async () => ({
    type: "string",
    reader: "absolutePath",
    read: "absolutePath(text)",
    fits: (text) => /^\/[^\s"\\`|]*$/.test(text),
    rule: "an absolute path",
    good: "/srv/greetings",
    bad: "greetings",
    literal: quoted,
  }),
  /** A function shows nothing of itself when the configuration is printed. */
  secret: async () => ({
    type: "() => string",
    reader: "secret",
    read: "secret(text)",
    isSecret: true,
    fits: () => false,
    rule: "left out",
    good: "s".repeat(32),
    bad: "short",
    literal: quoted,
  }),
};
