import { pattern } from "../../base/pattern.ts";

/** What people put somewhere, and later look for. */
export const belongings = pattern()`
  (?:spare |house |car |front door |back ?door |office |shed |garage )?keys?|car|bike|bicycle|passport|wallet|purse|
  umbrella|charger|suitcase|luggage|glasses|headphones|remote(?: control)?|toolbox|ladder|tent|birth certificate|
  licen[cs]e|visa|will|fuse box|stop ?cock|water meter|gas meter|first aid kit
`.source;

/** What runs out on a day. */
const papers =
  "(?:driving |driver's )?licen[cs]e|passport|visa|lease|contract|membership|subscription|warranty|insurance|mot|" +
  "id card|permit|residence permit|season ticket";

/** Nouns of the calendar, of a person's entry and of the clock: asked after otherwise. */
const elsewhere = pattern("i")`
  \b(?:meetings?|events?|appointments?|calls?|plans?|agenda|schedule|calendar|diary|day|days|week|weekend|month|year|
  morning|afternoon|evening|night|next|first|last|latest|earliest|busiest|lunch|dinner|breakfast|class|classes|
  interview|flight|train|trip|invites?|invitations?|availability|time|date|today|tomorrow|tonight|free|gap|slot|job|
  company|boss|manager|role|name|birthday|address book|contacts?|reminders?|alarm|password|pin|code|passcode|events|
  number|phone|e-?mail|mobile|cell)\b|['’]s?\b
`;

const forms: readonly RegExp[] = [
  new RegExp(`^(?:when|on what day) (?:does|do|will|is) (?:my|our|the) (?<thing>${papers}) (?:expire|run out|end|due)`),
  new RegExp(`^where(?:'s| is| are|'re) (?:the|my|our) (?<thing>${belongings})(?: again| kept| now)?$`),
  /^where (?:did|do|have) (?:i|we) (?:put|leave|left|keep|kept|store|stored|hide|hidden) (?:the|my|our) (?<thing>.+)$/,
  /^where (?:did i|am i|have i|i) (?<thing>park)(?:ed)?(?: (?:the|my) (?:car|bike))?(?: again)?$/,
  pattern()`
    ^(?:did|have) i (?:ever |already )?(?:tell|told|mention(?:ed)?)(?: to)? you (?:about|where|what|when|who|which)
    (?: i| we)?(?: put| left| keep| kept| parked| is| are)? ?(?:the|my|our) (?<thing>[a-z ]+?)(?: is| are)?$
  `,
  /^what did i (?:tell you|say) about (?:the|my|our) (?<thing>[a-z ]+?)$/,
  /^(?:what|which)(?:'s| is| are|'re| was) (?:my|our) (?<thing>[a-z-]+(?: [a-z-]+){0,2}?)(?: again)?$/,
];

/** "What's my shoe size", "where did I park": what may stand among the facts, by its words. */
export function keptThing(text: string): string | undefined {
  const said = text.toLowerCase();
  const thing = forms.map((form) => form.exec(said)?.groups?.["thing"]).find((one) => one !== undefined);
  return thing === undefined || elsewhere.test(thing) ? undefined : thing;
}
