import { match, pinyin } from "pinyin-pro";

const maxLength = 1000;
/** The ü of pinyin is typed as v, u or, on passports, yu. */
const umlaut = /^([ln])ü(e?)$/;
const spellings = ["v", "u", "yu"];

/**
 * How a name may be typed without its characters: whole pinyin first, then each later part, then initials. 王小明 gives
 * "wangxiaoming xiaoming ming wxm xm m". Surnames are read as surnames (单 is shan), and as the plain character too.
 */
export function nameSounds(name: string): string {
  const readings = (["head", "off"] as const).map((surname) => syllables(name, surname));
  const spelled = readings.flatMap((parts) =>
    parts.some((part) => umlaut.test(part))
      ? spellings.map((u) => parts.map((part) => part.replace(umlaut, `$1${u}$2`)))
      : [parts],
  );
  const sounds = new Set(spelled.flatMap((parts) => tails(parts.map(toLetters).filter(Boolean))));
  let text = "";
  for (const sound of sounds) if (text.length + sound.length < maxLength) text += (text && " ") + sound;
  return text;
}

/** Whether characters, whole pinyin and initials, mixed at will, name a part of this name: 王xm, wang小明, wangxm. */
export function isSpelledBy(name: string, query: string): boolean {
  const typed = query.normalize("NFKC").toLowerCase().replaceAll(/\s+/gu, "");
  return [typed, typed.replaceAll("v", "ü")].some((text) => match(name, text, { continuous: true }) !== null);
}

/** The part of a text that can be compared with sounds: letters without accents, and digits. */
export function toLetters(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}

function syllables(name: string, surname: "head" | "off"): string[] {
  return pinyin(name, { type: "array", toneType: "none", nonZh: "consecutive", surname }).flatMap((part) =>
    part.split(/[\s·.,'’()/-]+/u),
  );
}

function tails(parts: string[]): string[] {
  const from = (words: string[]) => words.map((_, start) => words.slice(start).join(""));
  return [...from(parts), ...from(parts.map((part) => String.fromCodePoint(part.codePointAt(0) ?? 0)))];
}
