import { at, been, change, moved, to, weak } from "./english-words.ts";
import { form, type Form } from "./form.ts";

/** A length that begins with its number, so that no word of a name is taken into it. */
export const few =
  String.raw`(?<length>(?:(?:one|two|three|\d) and a half |half an? |an? |one |two |three |` +
  String.raw`four |five |ten |fifteen |twenty |thirty |` +
  String.raw`forty(?:[- ]five)? |fifty |sixty |ninety |\d+ ?)(?:hours?|hrs?|minutes?|mins?)(?: and a half)?)`;

/** "Please fix": the calendar, by what was told. */
const fix = "[,;.] (?:so )?(?:please|can you|could you) (?:fix|update|adjust|change|correct)(?: (?:the|my) calendar)?";

/** Another time, told as a fact, as someone's wish, or in few words. */
export const moves: readonly Form[] = [
  form("move", `{event} (?:will|is going to) (?:begin|start|kick off) (?:at |on )?{when}(?: now| instead)?`),
  form("move", `(?:move|change|shift|push|switch|reschedule) {event} from {old} to {when}`),
  form(
    "move",
    `
      {event} (?:${been} )?(?:just )?(?:${moved}|went|goes|slid|slipped|jumped) from {old} to {when}
      (?:(?: on)? (?<day>today|tonight|tomorrow|(?:this |next )?\\w+day))?
    `,
  ),
  form(
    "move",
    `
      {who} (?:prefers|wants|suggested|suggests|asked for|would like|needs) {when} for {event}(?:${change}|
      , please update)?
    `,
  ),
  form("move", `we(?:'re| are) now (?:doing|having|holding) {event} (?:at |on )?{when}`),
  form("later", `{event} ${been} (?:moved|pushed) back by {length}`),
  form("move", `(?:(?:can|could|shall) (?:we|you)|let's) (?:start|begin|kick off) {event} at {when}`, {
    isAsked: true,
  }),
  form("earlier", `{event} ${few} earlier`, weak),
  form("later", `{event} ${few} later`, weak),
  form("earlier", `{event} ${been} (?:moved|brought) forward by {length}`),
  form("later", `(?:can|could) (?:i|we) (?:get|have|do) {event} {length} later`, { isAsked: true }),
  form("earlier", `(?:can|could) (?:i|we) (?:get|have|do) {event} {length} earlier`, { isAsked: true }),
  form("move", `(?:can|could) {event} be ${moved} to {when}`, { isAsked: true }),
  form("move", `(?:have|let) {event} (?:start|begin) (?:at |on )?{when}(?: instead)?`),
  form("move", `{event} (?:had|has) to (?:reschedule|move|push|shift|switch|bump)(?: me| us| it)? ${to} {when}`),
  form("move", `{event} changed ${to} {when}`),
  form(
    "move",
    `{who} (?:asked|wants|would like) (?:me |us )?to (?:push|move|shift|bump|change|reschedule) {event} ${to} {when}`,
  ),
  form("move", `{event}(?: is|'s) (?:at |on )?{when},? (?:instead of|not|rather than) (?:at |on )?{old}`),
  form("move", `{event}(?: is|'s) (?:at |on )?{when} this week`),
  form("earlier", `{event} ${been} ${moved} {length} (?:earlier|forward)`),
  form("later", `{event} ${been} ${moved} {length} (?:later|back)`),
  form("earlier", "get {event} moved (?:up|forward)(?: by)? {length}"),
  form("later", "get {event} (?:moved|pushed) back(?: by)? {length}"),
  form("move", `{event} ${been} ${moved} ${to} {when}${change}?`),
  form(
    "move",
    `
      {event} (?:just )?(?:moved|moves|shifted|shifts|slides|slid|changed|changes|switched|jumped|slipped|
      goes) ${to} {when}
    `,
  ),
  form("move", `(?:they|he|she|{who})(?:'ve| have|'s| has)?(?: just)? ${moved} {event} ${to} {when}`),
  form(
    "move",
    `
      {event} (?:is |'s |will be |starts |start )?now ${at}{when}(?:,? (?:instead of|not|rather than) (?:at |on |
      the )?{old})?
    `,
  ),
  form("move", `(?:can|could) {event} be (?:earlier|later|sooner),? (?:like|say|at|around|about) ${at}{when}`, {
    isAsked: true,
  }),
  form("later", `(?:i'd like|i would like|i want|i need) {event} (?:to be )?${few} later`),
  form("earlier", `(?:i'd like|i would like|i want|i need) {event} (?:to be )?${few} earlier`),
  form(
    "move",
    `{event}(?:'s| is| will be| starts| takes place) ${at}{when} (?:now|this time|instead|after all)${change}?`,
  ),
  form("move", `{event}(?:'s| is| will be) ${at}{when} now,? (?:instead of|not|rather than) (?:at |on )?{old}`),
  form("move", `{event}(?: is|'s) (?:actually|really|in fact) ${at}{when}`),
  form("move", `{event} should (?:actually |really )?(?:be|start) ${at}{when}`),
  form("move", `{event} ?(?:->|→|=>|-->) ?{when}`),
  form("move", `{event} (?:on |at )?to {when}(?: instead)?`, weak),
  form(
    "move",
    `{event}(?<!\\b(?:starts?|begins?|is|be)),? (?:at|on|to) {when},? (?:instead of|rather than|not) (?:at |on )?{old}`,
  ),
  form("move", `{event},? ${at}{when},? (?:instead of|rather than|not) (?:at |on )?{old}`),
  form("move", `{event}: ${at}{when} (?:instead|now)`),
  form("move", `{event}: {when},? (?:instead of|not) {old}`),
  form("move", "make (?<event>(?:the|my|our|today's|tomorrow's) .+?) {when}(?: instead)?", weak),
  form(
    "move",
    `
      (?:make|have|do|hold|start|put|schedule) {event} (?:at |on |for )?{when},? (?:instead of|rather than|
      not) (?:at |on )?{old}
    `,
  ),
  form(
    "move",
    `
      {event} (?:has to|needs to|must|should|will have to|had to|ought to|is going to) (?:be ${moved}|move|shift|
      slide|go|change|switch)(?: back| forward| out)? ${to} {when}(?:,? (?:at )?(?:the )?same time)?
    `,
  ),
  form(
    "later",
    `
      {event} (?:has to|needs to|must|should|will have to) (?:be|go)(?: moved)? {length} later
      (?:,? (?:at )?(?:the )?same time)?
    `,
  ),
  form(
    "move",
    `
      (?:can|could|may) {event} (?:be|start|happen|move|go)(?: ${moved})?(?: to)? ?${at}{when}
      (?: instead(?: of (?:at |on )?{old})?)?
    `,
    { isAsked: true, ...weak },
  ),
  form(
    "move",
    `
      (?:can|could) (?:we|you|i) (?:do|have|make|move|hold|put|start|push) {event} ${at}{when} instead(?: of (?:at |
      on )?{old})?
    `,
    { isAsked: true },
  ),
  form("move", `(?:i'd|i would|we'd|we would) (?:rather|prefer to)(?: have| do| hold)? {event} ${at}{when}`),
  form(
    "move",
    `
      {who} (?:wants|would like|'d like|would rather|'d rather|prefers|needs|asked for|asked to have|suggested|
      proposed|asks for|would prefer)(?: to (?:have|do|move|hold))? {event} ${at}{when}(?: instead${change}?|${change}
      )
    `,
  ),
  form("move", `{event} can only (?:see|take|do|fit)(?: me| us)? ?(?:in )?${at}{when}${change}`),
  form(
    "move",
    `
      {event} (?:rang|called|phoned|e-?mailed|texted|wrote|messaged)(?: me)?(?:,| and| -|;) (?:the |my )?
      (?:appointment|meeting|visit|slot|it|they|they've|they have)?(?:'s| is|'ve)? ?(?:now |been )?
      (?:${moved} (?:me |it |us )?${to} |at |on |for )?{when}(?: now| instead)?
    `,
  ),
  form("move", `put {event} off ${to} {when}`),
  form(
    "move",
    `
      (?:whatever|what|the (?:meeting|thing|event|one)) (?:i have|i've got|is|that's) (?:on )?(?<event>(?:at |on )?
      .+?),? (?:please )?(?:move|push|shift|bump|reschedule) (?:it|that)? ?to {when}
    `,
  ),
  form(
    "move",
    `(?:just|only) (?:this once|this time|this week)[,:]? (?:do |have |hold |move |make )?{event} ${at}{when}`,
    weak,
  ),
  form(
    "move",
    `
      (?<day>this (?:mon|tues|wednes|thurs|fri|satur|sun)day) only[,:]? (?:do |have |hold |move |make )?{event} ${at}
      {when}
    `,
  ),
  form(
    "later",
    `
      {event} (?:starts|will start|begins|is|will be|should start|should be) {length} later(?: than planned| now)?
      (?:${change}|${fix})?
    `,
  ),
  form(
    "earlier",
    `
      {event} (?:starts|will start|begins|is|will be|should start|should be) {length} (?:earlier|sooner)
      (?: than planned| now)?(?:${change}|${fix})?
    `,
  ),
  form("later", `(?:shift|move|push|bump|slide|postpone|delay) {event} {length} (?:out|back|on|over|down|later)`),
  form(
    "earlier",
    `
      {who} (?:asked|asks|wants to know|wonders) (?:if|whether) we (?:could|can) (?:do|have|move|start|
      hold) {event} {length} earlier${change}
    `,
  ),
  form(
    "later",
    `
      {who} (?:asked|asks|wants to know|wonders) (?:if|whether) we (?:could|can) (?:do|have|move|start|
      hold) {event} {length} later${change}
    `,
  ),
  form(
    "move",
    `
      {who} (?:asked|asks|wants to know|wonders) (?:if|whether) we (?:could|can) (?:do|have|move|start|
      hold) {event} ${at}{when}(?: instead)?${change}
    `,
  ),
];

/** How long. */
export const lengths: readonly Form[] = [
  form(
    "lasts",
    "{event}, (?:(?:please|can you|could you|let's) )?make (?:it|that) (?:just |only |last )?{length}(?: long)?",
  ),
  form("lasts", "{event}: {length} (?:is enough|is fine|will do|only|is plenty)"),
  form("until", "make {event} (?:a bit |a little )?longer, (?:until|till) {when}"),
  form(
    "until",
    `
      {event} (?:will |is going to |should |has to |needs to |might as well )?(?:run|runs|go|goes|last|lasts|take|
      takes|end|ends|finish|finishes|be over|is over|stop|stops)(?: now)?(?: until| till| to| at) {when}
    `,
    weak,
  ),
  form("until", "(?:let|have|make) {event} (?:run|go|last|end|finish|stop)(?: until| till| to| at) {when}"),
  form("until", "{event} (?:until|till) {when}", weak),
  form(
    "lasts",
    `
      {event} (?:will |should |is going to )?(?:only |just )?(?:needs?|takes?|lasts?|requires?)
      (?: to be| up| only| just)? {length}(?: only| now)?
    `,
    weak,
  ),
  form("lasts", `{event} (?:will|should|is going to|needs to) (?:take|last|be) {length}${change}`),
  form("lasts", "{event} should only (?:be|take|last) {length}", weak),
  form(
    "lasts",
    `
      {event}(?:'s| is| will be| should be| is going to be| has to be| needs to be) (?:only )?{length}(?: long| only)?
      (?: now)?
    `,
    weak,
  ),
  form("lasts", "(?:block|reserve|keep|allow|plan) {length} for (?<event>(?:the|my|our|today's|tomorrow's) .+?)", weak),
  form("lasts", "(?:keep|limit|cap) {event} (?:to|at) {length}"),
  form("longer", "(?:add|tack) {length} (?:to|onto|on to) {event}"),
  form("longer", `(?:give|extend) {event} ${few}(?: more| extra| longer)`),
  form("longer", "give {event} (?:an extra |another ){length}"),
  form("longer", `(?:make|run) {event} ${few} longer`),
  form("longer", "{event} (?:will |should )?(?:needs?|takes?|runs?|goes?|go|run) {length} (?:more|longer|over)"),
  form("shorter", "(?:trim|cut|reduce|shave) {event} by {length}"),
  form("shorter", "(?:take|trim|shave|knock|cut) {length} off(?: of)? {event}"),
  form("shorter", `(?:make|run) {event} ${few} shorter`),
];
