import { atTime, busyQuestions, timeQuestions } from "./english-busy-questions.ts";
import { dayQuestions } from "./english-day-questions.ts";
import { personQuestions } from "./english-person-questions.ts";
import { question, type Question } from "./question.ts";

const iDo = "(?:do i|do we|am i|are we|will i|did i|should i|must i|can i)";
const must = "(?:need to|have to|got to|gotta|supposed to|meant to|going to|due to|get to)";
const tag = "(?:,? (?:right|correct|yes|no|yeah|ok)|,? (?:aren't|am|isn't|don't|do|haven't) (?:i|it|we))";
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
    "(?!h+m+|oh|ok|so|and|sorry|wait){event}(?:,| -)? (?:when|what time|which day|what day)" +
      "(?: does it (?:start|begin)| is it(?: at| on)?)?",
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
const spans: readonly Question[] = [
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
const free: readonly Question[] = [
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

/** What is remembered of the user, and what the clock knows. */
const memory: readonly Question[] = [
  question("what's the date today", "what (?:year|month) (?:is it|is this|are we in)(?: now| right now| currently)?"),
  question("what's my name", "what (?:am i called|do you call me|should you call me)"),
  question("where do I live", "do you (?:still )?(?:know|remember) where i live"),
  question("where do I work", "do you (?:still )?(?:know|remember) (?:where|who) i work(?: for)?"),
  question(
    "what's my name",
    "do you (?:still )?(?:know|remember) (?:my name|who i am|what i'm called|what my name is)",
  ),
  question(
    "when is my birthday",
    "do you (?:still )?(?:know|remember) (?:my birthday|when my birthday is|when i was born)",
  ),
  question("what do I like", "do you (?:still )?(?:know|remember) what i (?:like|love|enjoy)(?: to \\w+)?"),
  question(
    "what's my job",
    "what (?:have you|do you have|have you got|did you) ?(?:saved?|stored?|noted?|remember(?:ed)?|kept|got|" +
      "know)?(?: down| on file| in your notes)* ?(?:about|on) my (?:job|work|career)",
  ),
];

/** Invites that wait for an answer. */
const answer = "(?:answer(?:ed)?|repl(?:y|ied)(?: to)?|respond(?:ed)?(?: to)?)";
const invites: readonly Question[] = [
  question(
    "any open invites",
    `do i (?:still )?owe (?:any(?:body|one)|someone|people|them) (?:an? )?(?:answer|reply|response|rsvp)s?
    (?: (?:to|on|for|about) (?:an?|any|some|the|my) (?:invites?|invitations?))?`,
  ),
  question(
    "any open invites",
    `what do i (?:still )?(?:have|need) to (?:reply|respond|rsvp) to(?: still)?|
    (?:did|has) (?:any(?:body|one)|someone) (?:invited?) me(?: to (?:something|anything|
    things))?(?: lately| recently)?`,
  ),
  question(
    "any open invites",
    `(?:did|has|have) (?:any(?:body|one)|someone|people) (?:invited?|asked?) me (?:to|for) (?:something|anything)
    (?:(?: that)? i (?:still )?(?:need|have) to ${answer}| that i (?:haven't|have not) ${answer})?`,
  ),
  question(
    "any open invites",
    `(?:have i got|do i have|are there) (?:any )?(?:invites|invitations|invitation|invite) (?:waiting|open|pending|
    left|to ${answer})
    (?: for (?:an answer|a reply|a response|me))?`,
  ),
  question(
    "any open invites",
    `(?:which|what) (?:invites|invitations) (?:did i not|have i not|haven't i|do i (?:still )?(?:need|` +
      `have) to) ${answer}(?: yet)?`,
  ),
];

export const englishQuestions: readonly Question[] = [
  ...personQuestions,
  ...memory,
  ...invites,
  ...people,
  ...dayQuestions,
  ...times,
  ...places,
  ...busyQuestions,
  ...spans,
  ...timeQuestions,
  ...free,
];
