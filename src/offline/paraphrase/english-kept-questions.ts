import { question, type Question } from "./question.ts";

/** What is remembered of the user, and what the clock knows. */
export const memoryQuestions: readonly Question[] = [
  question(
    "what's my job",
    "what(?:'s| is| was) (?:the |my )(?:company|employer|firm|job|job title|role)(?: (?:that )?you have| you've got)?" +
      "(?: down| on file| saved| stored| noted)*(?: for me| in your (?:notes|memory|records))",
  ),
  question(
    "what's my job",
    "(?:what|which)(?: were| are| was)? (?:the )?(?:things )?(?:did )?i (?:told|tell|said to) you about (?:my )?" +
      "(?:work|job|career)",
  ),
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
export const inviteQuestions: readonly Question[] = [
  question(
    "any open invites",
    `do i (?:still )?(?:need|have) to (?:reply|respond|rsvp|answer)(?: to)? (?:anything|anyone|anybody|something|
    any (?:invites?|invitations?))`,
  ),
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
    `(?:have i got |do i have |are there |got )?(?:any )?(?:invites|invitations|invitation|invite) (?:waiting|open|
    pending|left|to ${answer})
    (?: for (?:an answer|a reply|a response|me))?`,
  ),
  question(
    "any open invites",
    `(?:which|what) (?:invites|invitations) (?:did i not|have i not|haven't i|do i (?:still )?(?:need|` +
      `have) to) ${answer}(?: yet)?`,
  ),
];
