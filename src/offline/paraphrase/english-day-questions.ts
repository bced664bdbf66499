import { question, type Question } from "./question.ts";

/** The last thing of a day: until when it goes. */
const lastThing =
  "(?:my |the )?(?:last|final) (?:thing|meeting|event|appointment|call|one)(?: of the day)? (?:go|run|last|end|finish)";
const ends: readonly Question[] = [
  question("when is my last meeting", `(?:how late|until when|till when) (?:does|do|will) ${lastThing}(?: on| until)?`),
  question(
    "when is my last meeting {when}",
    `(?:how late|until when|till when) (?:does|do|will) ${lastThing} (?<when>(?:on )?.+)`,
  ),
  question(
    "when do I finish {when}",
    "(?:how late|until when) does my (?:work ?)?day (?:go|run|last) (?<when>(?:on )?.+)",
  ),
  question(
    "when is my first meeting {when}",
    "how early (?:does|do|will) (?:my |the )?first (?:thing|meeting|event|appointment|call|one) (?:start|begin|" +
      "go) {when}",
  ),
];

/** How many there are: those that are shown can be counted. */
const counts: readonly Question[] = [
  question(
    "when is {event} {when}",
    "how (?:often|many times) (?:do i have|am i at|do i do|do i go to) {event} (?<when>(?:this|next) (?:week|month))",
  ),
  question(
    "how many meetings do I have {when}",
    "count (?:all )?(?:of )?(?:my|the) (?:meetings|events|appointments|things) {when}",
  ),
  question(
    "when is {event} {when}",
    "count (?:all )?(?:of )?(?:my|the) {event}(?:(?<=s)es|(?<=[^s])s) (?:for )?{when}",
  ),
  question(
    "when is {event} {when}",
    `how many (?!meetings|events|appointments|things|free|hours|days|people|contacts){event}(?:(?<=s)es|(?<=[^s])s)
    [ ](?:do i have|have i got|are there|am i going to|are planned) (?:for )?{when}`,
  ),
];

const full = "(?:busy|full|quiet|light|packed|hectic|crazy|calm)";

/** What a day or a week is like, and what has become of one thing in it. */
export const dayQuestions: readonly Question[] = [
  ...ends,
  ...counts,
  question(
    "what do I have this week",
    `(?:is|will|does) (?:it|this)(?: going to| gonna)?(?: be| look like| looking like)?
    (?: an?)? ${full} week(?: for me)?`,
  ),
  question("what do I have today", "what(?:'s| is| do i have) on my plate(?: today)?"),
  question(
    "what do I have {when}",
    "(?:give me )?(?:an? |the )?(?:quick |short |brief )?(?:rundown|overview|summary|recap|run-?through|outline) " +
      "(?:of|for|on) (?:my )?{when}(?: for me)?",
  ),
  question(
    "what do I have {when}",
    "(?:do i have|is there|have i got) anything(?: on)? (?:after|before) (?:school|work) {when}",
  ),
  question("what do I have this morning", "(?:what(?:'s| is| do i have| have i got)|anything)(?: on)? before lunch"),
  question("what do I have today", "(?:how|what)(?:'s| is| does) my day(?: (?:look|looking|like|shaping|up|going))*"),
  question("what do I have {when}", "what(?:'s| is| do i have) on my plate (?:for )?{when}"),
  question("am I free {when}", "is {when} (?:still )?(?:free|open|clear|available)(?: for me)?"),
  question("am I free {when}", "(?:can|could) (?:i|we) (?:meet|see|call|talk to)(?: with)? {who} {when}"),
  question("when do I finish {when}", "when (?:does|will) my (?:work ?)?day (?:end|finish|stop|be over) {when}"),
  question("when is my first meeting {when}", "when (?:does|will) my (?:work ?)?day (?:start|begin) {when}"),
  question(
    "when is {event}",
    `(?:find|look up|locate) (?:the |my )(?!free|next|last|first|time|gap|slot|contact|number|phone|e-?mail|address)
    {event}(?: appointment| event| entry)?`,
  ),
  question(
    "any open invites",
    `(?:did|have) i (?:already )?(?:accept(?:ed)?|answer(?:ed)?|declined?|repl(?:y|ied) to|respond(?:ed)? to)
    [ ]{event}(?: yet| already)?`,
  ),
];
