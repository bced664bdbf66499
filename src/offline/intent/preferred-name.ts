import { pattern } from "../../base/pattern.ts";

/** Words that stand behind "call me" and "my name is", and are nobody's name. */
const noName = pattern("i")`
  ^(?:an?|the|my|your|his|her|our|this|that|it|what|whatever|when|whenever|if|once|as|by|at|on|in|to|for|before|after|
  back|later|soon|now|again|first|early|late|today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|noon|
  any\w*|every\w*|no\w*|not|never|please|spelled|spelt|misspelled|wrong|right|missing|listed|pronounced|hard|
  unusual|long|short|common|crazy|old|up|out|over|names?|maybe|perhaps|just|only|with|from|about|and|or|but|so|is|are|
  you|me|him|them|us|we|they|he|she|i|i'm)$
`;
const name = String.raw`(?<name>(?:(?:Dr|Mr|Mrs|Ms|Prof)\.? )?\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,2}?)`;
const other = String.raw`\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*)?`;
const tail =
  `(?: (?:instead(?: of ${other})?|(?:rather )?than ${other}|not ${other}|for short|from now on|now|please|` +
  `these days|to (?:my )?friends))?`;
const whole = (text: string) => new RegExp(`^(?:${text})${tail}$`, "iu");

/** What one wants to be called. */
const called: readonly RegExp[] = [
  whole(`(?:you can |you may |please |just |do |always )*(?:call me|address me as|refer to me as) ${name}`),
  whole(
    `(?:everyone|everybody|people|most people|friends|my friends|they|my family|all) (?:just |all )?calls? me ${name}`,
  ),
  whole(`i (?:usually |mostly |just |always )?(?:go by|am called|get called) ${name}`),
  whole(`i(?:'d)? (?:rather be|prefer(?: to be)?) called ${name}`),
  whole(`my nick-?name(?: is|'s) ${name}`),
  new RegExp(`^${name} for short$`, "iu"),
];
/** And what one is called besides. */
const formal: readonly RegExp[] = [
  whole(`(?:my|the) (?:full |real |first )?name(?: is|'s) (?:actually |really |now )?${name}`),
  whole(`(?:i'm|i am) ${name}`),
];
const filler = pattern("iu")`
  ^(?:(?:please )?(?:use|go with|stick with) (?:that|it|this|that one)(?: one)?(?: instead| please| from now on)?|
  call me that|you (?:should|can|may|could)(?: too| do (?:so|that|the same)(?: too)?| as well)|
  (?:please )?do (?:so |that )?too|
  so (?:can|should|may) you|you too|not ${other}|that's (?:what|the one) (?:i|everyone) (?:uses?|likes?|prefers?)|
  please|thanks|hi|hello)$
`;

const nameIn = (piece: string, forms: readonly RegExp[]): string | undefined => {
  const found = forms.map((form) => form.exec(piece)?.groups?.["name"]).find((one) => one !== undefined);
  return found === undefined || found.split(" ").some((word) => noName.test(word)) ? undefined : found;
};

/** Where one piece of what was said ends and the next begins. */
const pauses = pattern("iu")`
  (?:\s*(?:[,;!]|(?<!\b(?:Mr|Mrs|Ms|Dr|Prof))\.)|\s[-–—])\s+(?:(?:but|and|so|though|or)\s+)?|
  \s(?:but|and|so|though)\s+
`;

/**
 * "My name is Harold but everyone calls me Hal, so use that": what the user wants to be called. Every piece of the
 * message must be about a name, so that "call me back at five" is none.
 */
export function preferredName(said: string): string | undefined {
  const pieces = said
    .trim()
    .replace(/[.!]+$/, "")
    .split(pauses)
    .filter((piece) => piece !== "");
  const wanted = pieces.map((piece) => nameIn(piece, called));
  const given = pieces.map((piece) => nameIn(piece, formal));
  const isAllOfNames = pieces.every((piece, at) => wanted[at] ?? given[at] ?? filler.test(piece));
  const isAlone = wanted.every((one) => one === undefined) && !/\bname(?: is|'s)\b/i.test(said);
  if (!isAllOfNames || isAlone) return undefined;
  return wanted.findLast((one) => one !== undefined) ?? given.find((one) => one !== undefined);
}
