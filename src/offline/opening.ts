import { pattern } from "../base/pattern.ts";

/** Words about the talk itself, and none of what is wanted: they number, announce or beg. */
const about = pattern()`
  first|second|third|1st|2nd|3rd|next|last|final|another|one|more|quick|quickly|little|small|new|here|goes|go|we|is|
  the|a|an|my|it|this|that|thing|things|try|attempt|test|testing|now|then|so|ok|okay|alright|right|well|also|and|up|
  item|request|question|favou?r|for|you|me|to|self|myself|note|let|let's|lets|can|please|hi|hey|hello|great|thanks|
  todo|to-do|task|btw|ps|fyi|calendar|diary|easy|simple|big|just|with|start|begin|off|something|job|update
`.source;
const opening = new RegExp(`^(?:(?:${about})[,!.]? ){0,5}(?:${about})\\s?[:–—] ?(?=\\S)`, "i");
/** These say what kind of entry it is, and have rules of their own. */
const kinds = /^(?:(?:new|quick|a) )*(?:note|todo|to-do|task|job|update|new|test|start|begin|off)\s?:/i;

/** "First try: standup tomorrow at 9", "one more thing: …": the message without what announces it. */
export const withoutAnnouncement = (text: string): string => (kinds.test(text) ? text : text.replace(opening, ""));

/** In front of a colon, one of these is more likely said to us than a part of a name. */
const told = pattern("i")`
  \b(?:first|second|third|next|final|another|one|more|here|goes|we|you|me|i|it|this|that|try|attempt|now|then|so|ok|
  okay|alright|also|btw|ps|fyi|diary|calendar|agenda|add|question|favou?r|request|please|
  hi|hey|hello|thanks|self|let|let's)\b|^test(?:ing)?$
`;

/** A name that may have kept what announces it. */
export const isAnnounced = (name: string): boolean =>
  told.test(/^(.+?)\s?[:–—] /.exec(name)?.[1] ?? "") || wished.test(name);

/** "R u able to add gym", "note - haircut": that it is to be put in, and no part of what it is called. */
const wished = pattern("i")`
  ^(?:\S+ ){1,5}(?:to add|adding|putting) |^(?:note|memo|reminder) ?[-–] |^remember |
  ^(?:whack|tee up|bung|plonk|sling|arranged|booked|reserved) (?=\S)
`;
