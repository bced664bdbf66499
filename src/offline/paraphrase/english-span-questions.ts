import { atTime } from "./english-busy-questions.ts";
import { question, type Question } from "./question.ts";

const tag = "(?:,? (?:right|correct|yes|no|yeah|ok)|,? (?:aren't|am|isn't|don't|do|haven't) (?:i|it|we))";

/** What is there on some days. */
const months = "january|february|march|april|may|june|july|august|september|october|november|december";
const show =
  "(?:what's|what is|how's|how is|what does|how does|show me|give me|tell me|what do i have|what have i got)" +
  "(?: on)?(?: for)?";
const like = "(?: look(?:ing)?)?(?: like)?";
const orThings =
  ",? or (?:(?:is|are) there|do i have|have i got|is|are) (?:something|anything|things?|(?:any )?plans|(?:some|" +
  "any)thing else)" +
  "(?: (?:on|planned|there|already|in there|scheduled|booked|then))*";
export const spanQuestions: readonly Question[] = [
  question(
    "what do I have {when}",
    `is (?:my )?{when} (?:still )?(?:free|open|clear|empty),? or is (?:it|that) {event}`,
  ),
  question(
    "what do I have {side} {when}",
    "do i (?:have|need) to be (?:anywhere|somewhere)(?: else)? (?<side>before|after) " +
      "(?<when>\\d\\S*(?: ?[ap]m)?(?: (?:today|tomorrow|on \\w+day))?)",
  ),
  question(
    "what do I have {when}",
    "(?:is there )?(?:anything|something) {when} (?:that )?i (?:should|need to|have to|ought to) " +
      "(?:know about|know|worry about|be aware of|prepare for)",
  ),
  question(
    "what do I have {when}",
    "(?:is there )?(?:anything|something) (?:that )?i (?:should|need to|ought to) (?:know|worry) about {when}",
  ),
  question(
    "what do I have {when}",
    "(?:please |can i have |can i get |give me )?(?:an? |the )?(?:quick |brief |short )*(?:rundown|overview|summary|" +
      "recap|run-through) (?:of|for|on) (?:my )?{when}",
  ),
  question(
    "when is my {end} meeting {when}",
    "(?:the |my )?(?<end>first|last) (?:thing|meeting|event|appointment) (?:on|in) (?:my|the) " +
      "(?:calendar|diary|schedule) (?:on |for )?{when}",
  ),
  question(
    "am I free {when}",
    "(?:can|could) you (?:check|see|look|tell me) (?:if|whether) {when} (?:is|looks) (?:free|open|clear|available)",
  ),
  question(
    "am I free {when}",
    "(?:can|could) you (?:check|see|look|tell me) (?:if|whether) (?:i'm|i am) (?:free|open|available) {when}",
  ),
  question("what do I have {when}", `is (?:my )?{when} (?:still )?(?:free|open|clear|empty|available)${orThings}`),
  question("what do I have {when}", `am i (?:free|open|clear|available) {when}${orThings}`),
  question("what do I have today", `(?:${show} )?(?:the )?(?:rest|remainder) of (?:my |the )?(?:day|today)${like}`),
  question(
    "what do I have for the rest of the {span}",
    `(?:${show} )?(?:the )?(?:rest|remainder) of (?:my |the |this )?(?<span>week|month)${like}`,
  ),
  question(
    "what do I have before {when} today",
    `(?:${show} |is there )?(?:anything )?(?:between now and|from now (?:to|until|till)) ` +
      "(?<when>\\d\\S*(?: ?[ap]m)?|noon)",
  ),
  question(
    "what do I have until {when}",
    `(?:${show} |is there |what's planned |what is planned )?(?:anything )?
    (?:between now and|from now (?:to|until|till)|between today and) {when}(?: night| evening)?`,
  ),
  question("what do I have {when}", `do i (?:have|need) to be (?:anywhere|somewhere)(?: else)? {when}`),
  question("what's next", "what do i (?:have|need) to (?:be at|do|go to|attend) next"),
  question(
    "what's on in {month}",
    `anything (?:(?:on|in) (?:the books|my plate|the cards|the diary|my diary|the calendar|my calendar)|planned|booked)
    [ ](?:for|in) (?:the whole of |all of )?(?<month>${months})(?: yet| already)?`,
  ),
  question(
    "what's on in {month}",
    `is (?:my )?(?<month>${months}) (?:still )?(?:clear|free|open|empty|busy|full|packed)`,
  ),
];

/** Whether there is time. */
const whichPart =
  "(?:what|which) (?<part>morning|afternoon|evening|night)s? (?:are|is|am i|do i have) (?:free|open|available|clear)";
export const freeQuestions: readonly Question[] = [
  question(
    "when do I have {length} free {when}",
    `(?:when|what time|where) (?:could|can|might|should) (?:i|we) (?:take|do|have|get|fit(?: in)?|
    squeeze(?: in)?|go for) (?:an? )?(?<length>(?:\\d+|an?|one|two|three|half an?)[ -](?:minutes?|mins?|hours?))
    [ ](?:long )?(?:nap|walk|run|break|swim|workout|work ?out|ride|call|meeting|session|rest|stroll|jog|massage|lunch)
    [ ]{when}`,
  ),
  question(
    "when am I free {when}",
    `(?:when|what time) (?:could|can|might) (?:i|we) (?:take|do|have|get|go for|go on|squeeze in|fit in) (?:an? )?
    (?:nap|walk|run|break|swim|workout|work ?out|ride|rest|stroll|jog|massage) {when}`,
  ),
  question(
    "am I free {when}",
    `(?:do|will|would) (?:i|we) have (?:any |some )?time (?:for|to) (?!.*\\b(?:hours?|minutes?|mins?)\\b)(?:an? )?
    (?<what>[a-z' ]+?) ${atTime}`,
  ),
  question("am I free {when}", `(?:i'm|i am|we're) (?:free|available|open|clear) {when}${tag}`),
  question("am I busy {when}", `(?:i'm|i am|we're) (?:busy|booked|tied up) {when}${tag}`),
  question("am I free {when}", "(?:can|could) (?:i|we) (?:do|meet|manage|make) {when}"),
  question(
    "am I free {when}",
    "(?:does|would|will|could) {when} (?:work|be ok|be good|be possible|suit)(?: for (?:me|us))?",
  ),
  question("am I free {when}", "am i (?:clear|open|good|ok|okay|around|available) {when}"),
  question(
    "when am I free {when}",
    "where (?:are|do i have|have i got|are there) (?:my |the |any |some )?(?:gaps?|openings?|free slots?|holes) {when}",
  ),
  question("is there a free {part} {when}", `${whichPart} {when}`),
  question("is there a free {part} this week", whichPart),
];
