import { busyQuestions, timeQuestions } from "./english-busy-questions.ts";
import { dayQuestions } from "./english-day-questions.ts";
import { inviteQuestions, memoryQuestions } from "./english-kept-questions.ts";
import { personQuestions } from "./english-person-questions.ts";
import { freeQuestions, spanQuestions } from "./english-span-questions.ts";
import { question, type Question } from "./question.ts";

const iDo = "(?:do i|do we|am i|are we|will i|did i|should i|must i|can i)";
const must = "(?:need to|have to|got to|gotta|supposed to|meant to|going to|due to|get to)";
const calendar = "(?:(?:in|on|to|into) (?:my |the )?(?:calendar|diary|schedule|agenda)|in(?: (?:here|there))?|down)";
const meet = "(?:meeting(?: with)?|seeing|having something with|catching up with|talking to|visiting)";

/** When something is, or whether it is there. */
const times: readonly Question[] = [
  question(
    "when is {event}",
    `is {event} (?:an? )?(?:all[- ]day|the whole day|whole day|all day long)(?: (?:thing|event))?
    (?:,? or (?:(?:does it have|has it got|is there|is it at|at) an? (?:\\w+ )?(?:time|hour)|not))?`,
  ),
  question(
    "when is {event}",
    `
      (?:when|what time|at what time|what day|which day) ${iDo} (?:${must} )?(?:go to|go for|be at|be there for|get to|
      see|visit|attend|do|leave for|have) {event}
    `,
  ),
  question(
    "when is {event}",
    `
      (?:on )?(?:which|what) days (?:is|are|do i have|do i do|am i (?:at|doing|having|going to)|do i go to|have i got)
      [ ]{event}
    `,
  ),
  question(
    "when is {event}",
    `
      how (?:often|many times) (?:am i at|are we at|am i in|is there|do i attend|do we have|are we having|
      have i got) {event}
    `,
  ),
  question("when is {event}", "how many {event} (?:do i have|have i got|are there|am i going to)"),
  question(
    "when is {event} {when}",
    "(?:when|(?:at )?what time) (?:does|do|will|is) {event} (?:start|begin|end|finish|over|done) {when}",
  ),
  question(
    "when is my next {event}",
    "(?:when's |and )?(?:my |the |our )?next (?!week|month|year|one|time|up|event|thing|[a-z]+day\\b)(?!.*\\d){event}",
  ),
  question("when is {event}", "at (?:which|what) (?:hour|time) (?:begins?|starts?|is) {event}"),
  question("when is {event}", "(?:what|which) (?:time|day|date) was (?!it\\b|that\\b|this\\b|i\\b|\\w+day\\b){event}"),
  question("when is {event}", "(?:what|which) (?:time|day|date) (?:was|is) {event} (?:again|at|on|for)"),
  question(
    "when is {event}",
    "(?!h+m+|oh|ok|so|and|sorry|wait){event}(?:,| -|:|\\?)? (?:when|what time|which day|what day)" +
      "(?: is (?:it|that)(?: at| on)?| does (?:it|that) (?:start|begin|end|finish))?",
  ),
  question(
    "when is {event}",
    "(?:when|what time|which day|what day) am i (?:next )?(?:seeing|having|meeting|visiting|doing) {event}",
  ),
  question("when is {event}", "tell me (?:more |all )?about (?<event>(?:the|my|our) .+)"),
  question(
    "when is {event}",
    `(?:did|do|have) (?:i|we) (?:already )?(?:put|add|enter|note|written?|schedule|book|got|have) {event}
    [ ]${calendar}(?: yet| already)?`,
  ),
  question(
    "when is {event}",
    `(?:(?:did|have) (?:i|we) already (?:put|add(?:ed)?|enter(?:ed)?|noted?|scheduled?|book(?:ed)?|planned?) {event}|
    (?:did|have) (?:i|we) (?:add(?:ed)?|enter(?:ed)?|schedule?d?|noted?) {event}(?: yet| already)?)`,
  ),
  question(
    "when is {event} {when}",
    `(?:did|have) (?:i|we) (?:put|add|enter|note|schedule|book|got) {event} ${calendar}
    [ ](?:for |on ){when}`,
  ),
  question("when is {event}", `is {event} (?:already |still )?${calendar}(?: yet| already)?`),
  question("when is {event} {when}", `is {event} (?:already |still )?${calendar} (?:for |on ){when}`),
  question(
    "when is {event}",
    "(?:have i got|do i have|is there|got) (?:an? |any |another ){event} coming up(?: soon)?",
  ),
];

/** Where something is. */
const room = "(?:room|place|location|address|venue|building|floor|office)";
const places: readonly Question[] = [
  question(
    "where is {event}",
    `(?:which|what) ${room} (?:${iDo} (?:${must} )?(?:go to|be in|be at|use)|have we got|is booked) (?:for|at) {event}`,
  ),
  question("where is {event}", `(?:what|which) ${room} is {event} (?:in|at)`),
  question("where is {event}", `(?:what's|what is|tell me|give me) the ${room} (?:of|for) {event}`),
  question("where is {event}", `where ${iDo} (?:${must} )?(?:go|be|meet|meeting|going|headed) for {event}`),
  question("where is {event}", "where (?:does|will|is) {event} (?:take place|taking place|located|be held|held|at|be)"),
  question("where is {event}", "where ?abouts is {event}"),
  question("where is {event}", `(?:has|does) {event} (?:got|have) (?:an? )?${room}(?: yet| already)?`),
  question("where is {event}", "(?!h+m+|oh|ok|so|and|sorry|wait){event},? where"),
  question(
    "what do I have {when}",
    `where (?:${iDo}|do i) (?:${must} |${must.replace(/ to/g, "")} to )?(?:be|go) {when}`,
  ),
];

const isThere = "(?:is there|do i have|have i got|got)?[ ]?";
const some = "(?:anything|something|any (?:meetings?|calls?|events?|appointments?|plans))";

/** With whom. Who it is stands in the name of what is there. */
const people: readonly Question[] = [
  question(
    "what meetings do I have with {who}",
    "(?:show me |list |find |get me )?(?:everything|anything|all (?:my |the )?(?:events|meetings|things)) " +
      "(?:with|involving) {who}(?: in it| on it)?",
  ),
  question(
    "what do I have {when}",
    `(?:who|whom|with whom|who all) (?:${iDo}|i) (?:${must} )?(?:meet|meeting|see|seeing|eat|eating|have lunch|
      have dinner|talk|talking|speak|speaking)(?: (?:with|to))? {when}`,
  ),
  question("when is {event}", `(?:who|whom) (?:${iDo}|i)(?: having| have| doing| do| at)? {event} with`),
  question("when is {event}", "with (?:whom|who) (?:is|am i having|do i have) {event}"),
  question("when is {event}", "who(?:'s| is) {event} with"),
  question("when is {event} {when}", "who(?:'s| is) {event} with {when}"),
  question("when is {event} {when}", `(?:who|whom) (?:${iDo})(?: having| have) {event} with {when}`),
  question(
    "what meetings do I have with {who}",
    `when (?:${iDo}|do i) (?:next )?(?:${meet}|meet(?: with)?|see) {who}
    (?: next| again)?`,
  ),
  question("what meetings do I have with {who} {when}", `(?:am i|are we) (?:${meet}) {who} {when}`),
  question(
    "what meetings do I have with {who} {when}",
    `(?:what|what all) (?:do i have|have i got|am i doing|is there|do we have)(?: on| planned| scheduled)?
    [ ]with {who} {when}`,
  ),
  question(
    "what meetings do I have with {who}",
    "(?:what|what all) (?:do i have|have i got|am i doing|is there|do we have)(?: on| planned| scheduled)? with {who}",
  ),
  question("what meetings do I have with {who}", `(?:am i|are we) (?:${meet}) {who}(?: soon| at all)?`),
  question(
    "what meetings do I have with {who}",
    `
      ${isThere}${some}
      [ ]with {who}(?: (?:${calendar}|coming up|planned|scheduled|soon|at all|ahead))?
    `,
  ),
  question(
    "what meetings do I have with {who} {when}",
    `
      ${isThere}${some}
      [ ]with {who} {when}
    `,
  ),
];

export const englishQuestions: readonly Question[] = [
  ...personQuestions,
  ...memoryQuestions,
  ...inviteQuestions,
  ...people,
  ...dayQuestions,
  ...times,
  ...places,
  ...busyQuestions,
  ...spanQuestions,
  ...timeQuestions,
  ...freeQuestions,
];
