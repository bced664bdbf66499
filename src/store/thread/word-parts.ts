import { createHash } from "node:crypto";
import { pinyin } from "pinyin-pro";

/** So much of a message is searched, in characters. */
const mostText = 4000;

const wide = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}`;
const runs = new RegExp(`[${wide}]+|[^${wide}\\P{L}]+(?:[\\p{N}\\p{M}]|[^${wide}\\P{L}])*|\\p{N}+`, "gu");
const isWide = new RegExp(`^[${wide}]`, "u");
const latin = /^[a-z]+$/;

/**
 * Parts of what is written: each character and each pair of Chinese, Japanese and Korean; of other words every three
 * letters, and the whole of one that is shorter. Chinese is there by its sound, too.
 */
export function toParts(text: string): string[] {
  const terms = toTerms([...text].slice(0, mostText).join(""));
  return [...new Set(terms.flatMap((term) => [...partsOf(term), ...soundsOf(term).flatMap(partsOfSound)]))];
}

/** What is looked for: of each word the parts that must all be there, in one of the ways that it may be written. */
export function toWanted(query: string): string[][][] {
  return toTerms(query).map((term) => {
    const written = isWide.test(term) && [...term].length > 1 ? pairsOf([...term]) : partsOf(term);
    return latin.test(term) && term.length >= 3 ? [written, partsOfSound(term)] : [written];
  });
}

/** Whether the words stand in the text as they were meant, and not only their parts. Where the first one stands. */
export function findWords(text: string, query: string): number | undefined {
  const here = text.normalize("NFKC").toLowerCase();
  const places = toTerms(query).map((term) => {
    const at = here.indexOf(term);
    if (at >= 0) return at;
    return soundsIn(here).find(({ sounds }) => sounds.some((sound) => sound.includes(term)))?.at;
  });
  return places.every((place) => place !== undefined) ? places[0] : undefined;
}

/** As the index has them: a number of the owner and the part. Two parts may share one; `findWords` tells them apart. */
export const toNumbers = (ownerId: string, parts: readonly string[]): number[] =>
  parts.map((part) => createHash("sha1").update(`${ownerId}\n${part}`).digest().readInt32BE(0));

const toTerms = (text: string): string[] => text.normalize("NFKC").toLowerCase().match(runs) ?? [];

function partsOf(term: string): string[] {
  const characters = [...term];
  if (isWide.test(term)) return [...characters, ...pairsOf(characters)];
  return characters.length < 3 ? [`=${term}`] : threesOf(characters);
}

const pairsOf = (characters: string[]) => characters.slice(1).map((_, at) => characters.slice(at, at + 2).join(""));
const threesOf = (characters: string[]) => characters.slice(2).map((_, at) => characters.slice(at, at + 3).join(""));
const partsOfSound = (sound: string): string[] => threesOf([...sound]).map((part) => `~${part}`);

/** How Chinese is typed without its characters; the ü as v, and as u. */
function soundsOf(term: string): string[] {
  if (!isWide.test(term)) return [];
  const sound = pinyin(term, { type: "array", toneType: "none", nonZh: "removed" }).join("");
  return [...new Set([sound.replaceAll("ü", "v"), sound.replaceAll("ü", "u")])];
}

const soundsIn = (text: string) =>
  Array.from(text.matchAll(runs), (found) => ({ at: found.index, sounds: soundsOf(found[0]) }));
