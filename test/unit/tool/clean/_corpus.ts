import { readFileSync } from "node:fs";
import { join } from "node:path";

export interface PlantedSecret {
  kind: string;
  text: string;
  secret: string;
}
export interface PersonalText {
  kind: string;
  text: string;
  value: string;
}

const read = (name: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, "corpus", `${name}.json`), "utf8"));

/** Texts with a made-up secret in them. */
export const secrets = read("secrets") as PlantedSecret[];
/** Texts with someone's number or address in them; the last ones are hard. */
export const personal = read("personal") as PersonalText[];
/** Dates, order numbers, ids, prices, versions, places, code: nothing to mask. The last ones are hard. */
export const ordinary = read("ordinary") as string[];
export const markup = read("markup") as string[];
export const instructions = read("instructions") as string[];
export const everyday = read("everyday") as string[];

const base64 = (text: string): string => Buffer.from(text).toString("base64");
const hex = (text: string): string => Buffer.from(text).toString("hex");

/** The forms a secret may take on its way through other programs. */
export const encodings: Readonly<Record<string, (text: string) => string>> = {
  plain: (text) => text,
  "in a sentence": (text) => `see ${text} please`,
  json: (text) => JSON.stringify({ value: text }),
  "json in json": (text) => JSON.stringify(JSON.stringify({ value: text })),
  "unicode escapes": (text) => [...text].map((c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`).join(""),
  base64,
  base64url: (text) => Buffer.from(text).toString("base64url"),
  "base64 in lines": (text) => base64(text).replace(/(.{76})/g, "$1\r\n"),
  "base64 twice": (text) => base64(base64(text)),
  "base64 in json": (text) => JSON.stringify({ blob: base64(`x: ${text}`) }),
  hex,
  "upper hex": (text) => hex(text).toUpperCase(),
  "hex of base64": (text) => hex(base64(text)),
  "full width": (text) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  percent: (text) => encodeURIComponent(text),
  "percent twice": (text) => encodeURIComponent(encodeURIComponent(text)),
};

/** What must not be found in a cleaned text, in the forms that can be told by eye. */
export function tracesOf(secret: string): string[] {
  return [secret, encodeURIComponent(secret), base64(secret).slice(0, -3), hex(secret)]
    .filter((form) => form.length >= 6)
    .map((form) => form.toLowerCase());
}
