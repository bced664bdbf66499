const codes = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));
const hexOf = (code: number, digits: number): string => code.toString(16).padStart(digits, "0");
const rotate = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => {
    const first = letter <= "Z" ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first);
  });

/** How a text may look to somebody who carries it away, or to a program that has only passed it on. */
export const encodings: Readonly<Record<string, (text: string) => string>> = {
  plain: (text) => text,
  base64: (text) => Buffer.from(`>${text}`).toString("base64"),
  base64url: (text) => Buffer.from(`??${text}`).toString("base64url"),
  hex: (text) => Buffer.from(text).toString("hex"),
  "hex in upper case": (text) => Buffer.from(text).toString("hex").toUpperCase(),
  percent: (text) =>
    codes(text)
      .map((code) => `%${hexOf(code, 2)}`)
      .join(""),
  "JSON escapes": (text) =>
    codes(text)
      .map((code) => `\\u${hexOf(code, 4)}`)
      .join(""),
  "HTML references": (text) =>
    codes(text)
      .map((code) => `&#x${hexOf(code, 2)};`)
      .join(""),
  "decimal codes": (text) => codes(text).join(","),
  reversed: (text) => [...text].reverse().join(""),
  rot13: rotate,
  "full width": (text) =>
    codes(text)
      .map((code) => String.fromCharCode(code + 0xfee0))
      .join(""),
  "over lines": (text) => text.replace(/.{5}/g, "$&\n"),
  "with blanks": (text) => [...text].join(" "),
  "with invisible letters": (text) => [...text].join("\u200b"),
  "UTF-16 in base64": (text) => Buffer.from(text, "utf16le").toString("base64"),
  "in upper case": (text) => text.toUpperCase(),
  "its first half": (text) => text.slice(0, Math.ceil(text.length / 2)),
};

/**
 * The encodings in which a haystack holds a text. Everything is compared without blanks, line breaks, invisible
 * letters and the backslashes of JSON, because all of these can stand between any two letters.
 */
export function findIn(haystack: Haystack, text: string): string[] {
  return Object.entries(encodings).flatMap(([name, encode]) =>
    needlesOf(name, text, encode).some((needle) => haystack.squeezed.includes(needle)) ? [name] : [],
  );
}

export interface Haystack {
  place: string;
  squeezed: string;
}

export const toHaystack = (place: string, text: string): Haystack => ({ place, squeezed: squeeze(text) });

const squeeze = (text: string): string =>
  text
    .replace(/\\{1,8}[nrt]/g, "")
    .replace(/\\{1,8}u200b/gi, "")
    .replace(/[\s\\\u200b-\u200d\u2060\ufeff]/g, "");

/** In base64 the letters depend on what stands before and after: those at the edges are left out. */
function needlesOf(name: string, text: string, encode: (text: string) => string): string[] {
  if (name.includes("base64")) {
    const bytes = name.startsWith("UTF-16") ? Buffer.from(text, "utf16le") : Buffer.from(text);
    return [0, 1, 2].map((offset) => {
      const whole = Buffer.concat([Buffer.alloc(offset), bytes]).toString(
        name === "base64url" ? "base64url" : "base64",
      );
      return whole.replace(/=+$/, "").slice(Math.ceil((offset * 8) / 6), -2);
    });
  }
  return [squeeze(encode(text))];
}
