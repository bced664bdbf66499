import { question, type Question } from "./question.ts";

const months = "january|february|march|april|may|june|july|august|september|october|november|december";
const bad =
  "(?:bad|busy|packed|full|hectic|crazy|heavy|rough|tight|booked|screwed|swamped|slammed|loaded|stuffed|awful|" +
  "crowded|brutal)";
const so = "(?:really |so |that |super |very |pretty )?";

/** How much there is on a day, in whatever words: what is shown tells it. */
export const busyQuestions: readonly Question[] = [
  question(
    "what do I have {when}",
    `how ${so}${bad} (?:is|does|will|am i|are we|are things)(?: my)? {when}(?: look| be)?`,
  ),
  question("what do I have {when}", `(?:is|will) (?:my )?{when} (?:going to be )?(?:a )?${so}${bad}(?: one| day)?`),
  question("what do I have {when}", `{when},? how ${bad}(?: is it| does it look)?`),
  question(
    "what do I have {when}",
    `(?:how|what)(?:'s| is) (?:my )?{when} (?:shaping up|coming along|panning out|like)`,
  ),
  question(
    "what do I have {when}",
    "what(?:'s| is) (?:eating up|filling|filling up|taking up|clogging up|in store(?: for me)?|waiting for me|" +
      "in the way|on the cards|on the books|on deck|lined up)(?: my| on| for)? {when}",
  ),
  question(
    "what do I have {when}",
    "(?:what am i|am i) (?:in for|expected anywhere|needed anywhere|wanted anywhere) {when}",
  ),
  question("what do I have today", "am i (?:expected|needed|wanted|supposed to be) (?:anywhere|somewhere)(?: today)?"),
  question("what do I have {when}", "(?:should|do) i (?:need to |have to )?worry about {when}"),
  question(
    "what do I have {when}",
    "(?:what|which) (?:things|stuff|commitments|obligations) (?:do i have|are there) {when}",
  ),
  question(
    "when is my first meeting {when}",
    "what(?:'s| is) the (?:earliest|first) (?:thing |place |time )?i (?:have|need|am supposed) to be " +
      "(?:anywhere|somewhere)(?: on)? {when}",
  ),
  question(
    "what's on in {month}",
    `(?:what(?:'s| is)|how(?:'s| is)) (?:my )?(?<month>${months}) (?:looking|shaping up|like|look)(?: like| so far)*`,
  ),
  question("what's on in {month}", `(?:what|how) does (?:my )?(?<month>${months}) look(?: like)?(?: so far)?`),
  question("what's on in {month}", `(?:show me|list|give me|check) (?:all of |the whole of )?(?<month>${months})`),
];

/** Whether there is time for something, and for how long. */
const length = "(?<length>(?:an?|one|two|three|half an|\\d+)[ -](?:hours?|hrs?|minutes?|mins?))";
/** Behind what there should be time for, a time begins with one of these. */
export const atTime = "(?<when>(?:on|this|next|today|tomorrow|tonight|\\w+day)\\b.*?)";
export const timeQuestions: readonly Question[] = [
  question(
    "find {length} {when}",
    `(?:find|get|look for|show)(?: me)? (?:an? )?(?:free )?
    (?<length>(?:\\d+|one|two|half an)[ -](?:hours?|hrs?|minutes?|mins?))
    [ ](?:free )?(?:slot|gap|window|opening|spot) ${atTime}(?: for (?<what>[a-z' ]+))?`,
  ),
  question("am I free {when}", "is {when} (?:doable|possible|feasible)(?: for (?<what>[a-z' ]+))?"),
  question(
    "when am I free {when}",
    "how (?:many|much) (?:free )?(?:hours|time)(?: free)? (?:do i have|have i got|is there)(?: free| left)? {when}",
  ),
  question(
    "find {length} {when}",
    `(?:i )?need ${length} for (?<what>[a-z' ]+?) ${atTime}[,.;] (?:where|when) (?:does|would|could|can) ` +
      "(?:it|that|i|this) (?:fit|go|work)(?: in| it| that)*",
  ),
  question(
    "find {length} {when}",
    `(?:do|will|would) (?:i|we) have (?:any |some )?time for an? ${length} (?<what>[a-z' ]+?) ${atTime}`,
  ),
  question(
    "am I free {when}",
    "(?:got|have i got|do i have|is there) (?:an? |any )?(?:window|slot|gap|opening|spot|room) " +
      `(?:for|to) (?<what>[a-z' ]+?) ${atTime}`,
  ),
];
