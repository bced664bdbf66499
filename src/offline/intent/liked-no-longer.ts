import { pattern } from "../../base/pattern.ts";

const any = "(?: (?:any ?more|any longer|these days|now|at all))?";
const known = String.raw`
  (?:what you (?:know|remember|have)(?: (?:about|on|of) me)?|(?:your |the )?memory|my (?:interests|likes|hobbies|
  preferences|profile|food preferences)|(?:the )?(?:list of )?things i like)
`.replace(/\n */g, "");
const takes = `(?:take|remove|delete|erase|drop|wipe|strike|clear) `;
/** Behind what is over: the wish that it be forgotten. */
const wish = String.raw`
  [,.;]? (?:so |please |you can |you could |can you |could you |just |and )*(?:forget (?:it|that|this|about (?:it|
  that))|${takes}(?:it|that|this) (?:off|from|out of) ${known}|don't (?:remember|keep) (?:it|that) any ?more)
`.replace(/\n */g, "");
const what = String.raw`(?<what>(?!it\b|that\b|this\b|there\b)[^,.;]+?)`;

const forms: readonly RegExp[] = [
  pattern("i")`
    ^${what}(?: is not| isn't| is no longer| are not| aren't| are no longer| was never) (?:really )?(?:my thing|for me|
    my cup of tea|a favou?rite(?: of mine)?|my favou?rite)${any}${wish}$
  `,
  pattern("i")`
    ^i(?:'m| am) (?:not|no longer) (?:really )?(?:into|a fan of|fond of|keen on) ${what}${any}${wish}$
  `,
  pattern("i")`^i(?:'ve| have)? (?:gone off|went off|given up|gave up|quit|lost interest in) ${what}${any}${wish}$`,
  pattern("i")`
    ^i(?:'ve| have)? (?:stopped|quit) (?:drinking|eating|liking|doing|playing|having|watching) ${what}${any}${wish}$
  `,
  pattern("i")`
    ^i (?:don't|do not|no longer) (?:really )?(?:like|love|enjoy|drink|eat|play|watch|do|want) ${what}${any}${wish}$
  `,
  pattern("i")`^(?:please |you can |can you |could you )*${takes}${what} (?:off|from|out of) ${known}$`,
];

/** What the user is to be remembered for no more, where all of the sentence says so. */
export function readLikedNoLonger(text: string): string | undefined {
  const said = text.trim().replace(/(?:,? please)?[.!]*$/i, "");
  return forms.map((form) => form.exec(said)?.groups?.["what"]).find((one) => one !== undefined);
}
