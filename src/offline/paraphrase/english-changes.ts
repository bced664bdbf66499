import { few } from "./english-times.ts";
import { at, drop, gone, last, moved, regret, to } from "./english-words.ts";
import { form, type Form } from "./form.ts";

/** Words in front of the name of something that is there: with them it is no new event. */
const theEvent = String.raw`(?<event>(?:the |my |our |today's |tonight's |tomorrow's |this \w+day's |\w+day's ).+?)`;
const must = "(?:should|has to|have to|needs to|must|ought to|had better|is supposed to)";
const over = "(?:end|finish|be over|be done|wrap up|stop|conclude)";
const calls = "(?:rang|called|phoned|e-?mailed|texted|wrote|messaged|got back to me|just called|just rang)";
/** "Not 60", "instead of an hour": how long it was. */
const before = String.raw`
  ,? (?:not|instead of|rather than|and not) (?:just |only )?(?:\d+|an?|one|two|half an|
  thirty|forty(?:-five)?|sixty|ninety)
  (?: ?(?:minutes?|mins?|hours?|hrs?))?
`;
/** Why it does not take place, between the news and the wish. */
const because = String.raw`[,.;] (?!but\b|not\b|only\b|except\b|if\b)[\w']+(?: [\w']+)? (?:is|are|has|have|got|can't|
  cannot|won't)(?: [\w']+){1,5}[,.;] (?:so |please )*`.replace(/\n */g, "");

/** Changes of what is there that would read like a new event, or like none at all. */
export const changes: readonly Form[] = [
  form(
    "move",
    `{event} (?:starts|begins|is starting|kicks off|will start|will begin)(?: now)?(?: on| at)? {when},? (?:not|` +
      "instead of|rather than) (?:on |at )?{old}(?: now)?",
  ),
  form(
    "move",
    "(?<event>(?!.*\\b(?:every|each)\\b).+? (?:this|next) week)(?: only)?[:,]? (?:it )?(?:starts?|begins?|is|at)" +
      "(?: at)? {when},? (?:not|instead of|rather than) (?:on |at )?{old}",
  ),
  form("place", "{event}: (?:set|change|update|put|make) (?:the )?(?:location|place|venue|room) (?:to|as|:) {place}"),
  form(
    "lasts",
    `{event} will (?:only|just) (?:be|take|last) ${few} (?<day>today|tomorrow|tonight|on \\w+day|this week)`,
  ),
  form("cancel", `{event} (?:has|needs|will have|is going) to go[,.;!]? (?:so |please )*${drop}`),
  form("move", `(?:can|could|may|might) {event} be (?:moved to )?${at}{when}(?: instead)?`, { isAsked: true }),
  form(
    "move",
    `{event} ${must} (?:now )?(?:be|start|begin|happen)(?: on| at)? {when},? (?:not|instead of) (?:on |at )?{old}`,
  ),
  form("move", `(?:we|i)(?:'ve| have)?(?: just)? ${moved} {event} ${to} {when}`),
  form("move", `(?<event>(?:today's|tonight's|tomorrow's|\\w+day's) .+?) (?:starts|begins|is starting) (?:at )?{when}`),
  form(
    "move",
    `
      {event} ${calls},? (?:and |- )?(?:they|he|she) can only (?:do|see me|see us|fit me in|fit us in|offer)
      (?: me)? ${at}{when}
    `,
  ),
  form("move", `{event}: (?:push|move|shift|change|reschedule|bump|bring)(?: it)?(?: back| forward| out)? to {when}`),
  form(
    "move",
    `{event} (?:starts|begins|is starting|will start)(?: at)? {when},? (?:not|instead of|rather than) (?:at )?{old}`,
  ),
  form("move", `make ${theEvent} (?:start|begin) (?:at |on )?{when}(?: instead)?`),
  form(
    "move",
    `
      (?:i|we) (?:can't|cannot) (?:do|make|have|manage) {event},? (?:so |please |can we )*(?:make it|move it to|
      do) ${at}{when}
    `,
  ),
  form("move", `{event}, (?:do|let's do|make it|can we do|how about) ${at}{when}(?: instead)?`),
  form("earlier", "(?:make |have |do |move )?{event} (?<length>(?:an?|one|two|three|\\d) (?:days?|weeks?)) earlier"),
  form("later", "(?:make |have |do |move )?{event} (?<length>(?:an?|one|two|three|\\d) (?:days?|weeks?)) later"),
  form("earlier", `make ${theEvent} ${few} earlier`),
  form("later", `make ${theEvent} ${few} later`),
  form("endsAt", `{event} ${must} ${over}(?: at)? {when} (?<day>today|tomorrow|tonight|on \\w+day)`),
  form("endsAt", `{event} ${must} ${over}(?: at)? (?<when>\\d{1,2}(?::\\d\\d)?(?: ?[ap]m)?|noon)`),
  form("endsAt", `(?:let's )?end ${theEvent} at {when} (?<day>today|tomorrow|tonight|on \\w+day)`),
  form(
    "lasts",
    `{event} (?:needs|is|takes|lasts|${must} (?:be|last|take)|will be|will take) ${few}(?: now| long)?${before}`,
  ),
  form("lasts", `(?:make|set) {event} (?:to )?${few}(?: long)?${before}`),
  form(
    "lasts",
    "(?:turn|make|change) {event} (?:into|to) an? " +
      "(?<length>(?:\\d+|one|two|three|half)[ -](?:hours?|minutes?|mins?)) (?:meeting|session|call|thing|slot|" +
      "one|event|appointment)",
  ),
  form(
    "place",
    "{event} (?:should|will|is going to) be at (?!least|most|an? |the (?:end|start|beginning|latest))" +
      "(?<place>\\p{L}.+)",
  ),
  form(
    "place",
    "{event} is (?:in|at) {place},? (?:please )?(?:add|put|note|set|save) (?:the |that as the )?(?:location|place)",
  ),
  form(
    "place",
    "{event} (?:will be|is going to be|is to be|is being|is now|is) (?:held|taking place|happening) (?:in|at) " +
      "(?<place>(?!\\d{1,2}(?:[:. ]|$)|noon|the (?:morning|afternoon|evening))\\S.*?)(?: now| instead)?",
  ),
  form(
    "place",
    `
      (?:(?:put|set|use|have) {place} (?:as|for)|make {place}) (?:the )?(?:location|place|venue|
      address) (?:for|of|on) {event}
    `,
  ),
  form("cancel", `{event} ${gone}${because}${drop}`),
  form(
    "cancelAt",
    `
      (?:cancel|delete|drop|remove|clear|scrap) (?:what|whatever)(?:'s| is| i have| i've got| there is)
      (?: on| planned| scheduled)? (?:at |on |for )?{when}
    `,
  ),
  form("cancel", "take {event} off (?<day>(?:my |the )?(?:today|tomorrow|\\w+day))"),
];

/** The same, said of the event just spoken of. */
export const changesOfLast: readonly Form[] = [
  // "Not 1, 2": what it was, and what is meant.
  form("move", `${regret}not ${at}{old}[,;.] ?(?:but )?${at}{when}`, { of: "written" }),
  form("note", "(?:please )?(?:add|put|attach) (?:an? )?(?:note|comment)(?::| saying(?: that)?) {title}", {
    of: "written",
  }),
  form(
    "note",
    "(?<title>[^,;.]{3,60})[,;.] (?:please )?(?:add|put|save|keep) (?:that|this|it) (?:as|in) (?:an?|the) notes?",
    { of: "written" },
  ),
  form("move", `(?:please )?(?:change|update|set) ${at}{when}(?: instead)?`, { of: "written" }),
  form(
    "move",
    "(?:can you |could you |please )?(?:make|have|let) (?:it|that|this) (?:start|begin)(?: at| on)? {when}",
    last,
  ),
  form(
    "undo",
    "(?:(?:wait|no|oh|oops|sorry|hang on)[,.! ]+)*i (?:didn't|did not) mean (?:that|it|to(?: do (?:that|it))?)",
    {
      of: "deleted",
    },
  ),
  form(
    "place",
    `
      (?:it's |it is |that's )?(?:at|in) (?<place>(?:my|our|his|her|their|\\p{L}+['’]s) (?:place|house|flat|
      apartment|office|home)|
      \\p{L}+['’]s)
    `,
    last,
  ),
  form("place", "at (?<place>\\d{2,5} [A-Z][\\w']+(?: [A-Z][\\w']*\\.?){0,2})", { of: "written" }),
  // "Remind me at 6 to call dad" – "6:30".
  form("move", "(?:at |to )?(?<when>\\d{1,2}:\\d\\d(?: ?[ap]m)?|\\d{1,2} ?[ap]m|noon)", { of: "written" }),
  form("move", "at (?<when>\\d{1,2})", { of: "written" }),
  form("copy", "(?:and )?(?:also )?another(?: one)? (?:on |for )?{when},? (?:at )?(?:the )?same time", last),
];
