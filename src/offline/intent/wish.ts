import { pattern } from "../../base/pattern.ts";

const clock = /\b(?:\d{1,2}(?::\d\d)? ?[ap]m|\d{1,2}:\d\d|(?:at|from) \d{1,2}|noon|midday)\b/i;
const lead = "for|on|at|from|this|next|tomorrow|today|tonight|every|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\\d";

/** Ways to ask for an entry, each as the plain one: the rules know "add" and "block". */
const forms: readonly (readonly [RegExp, string])[] = [
  [
    pattern("i")`
      ^(?:(?:would|do) you )?mind (?:scheduling|adding|putting(?: in| down)?|booking|setting up|arranging|entering|
      noting) (?=\S)
    `,
    "add ",
  ],
  [
    pattern("i")`
      ^(?:is it|would it be) possible (?:for you )?to (?=(?:add|put|schedule|book|set up|block|arrange|enter|plan|
      pencil)\b)
    `,
    "",
  ],
  [
    pattern("i")`
      ^(?:(?:jot|write|note|put|mark|scribble) down(?! that\b)|(?:nail|lock) down|
      (?:throw|slot|pop|squeeze|fit|stick|put|type|drop|lock) in|
      (?:put me down|sign me up|pencil me in) for)
      :? (?=\S)
    `,
    "add ",
  ],
  [
    new RegExp(
      "^(?:put|stick|pop|throw|pencil|slot|get|jot|write|squeeze|fit) (?!(?:it|this|that|them|me|us)\\b)" +
        `(.+?) (?:in|down)(?: for me)?(?=[?.,]* (?:${lead})|\\s*[?.]*$)`,
      "i",
    ),
    "add $1",
  ],
  [
    pattern("i")`
      ^(?:get|have|stick|pop|throw|drop) (?!(?:it|this|that|them)\b)(.+?) (?:on|in|into|onto) (?:the|my|
      our) (?:calendar|diary|schedule|agenda)\b
    `,
    "add $1",
  ],
  [/^(?:set aside|carve out|free up|make time(?: for)?) (?!(?:the|my|our|that|it)\b)(?=\S)/i, "block "],
  [/^(?:put|note|jot|write|mark) down that (?:i have|i've got|we have|there(?:'s| is)) (?=\S)/i, "add "],
  [/^put a hold on (.+?) for (?=\S)/i, "block $1 for "],
  [/^(?:do|have) (?=an? (?!slot\b))/i, "add "],
  [/^(?:gotta|i gotta|i've got to|i have to|got to) (?=[a-z]+ )/i, ""],
];

/** The same, of a time that is told; without one they may be about a memory, or about free time. */
const timed: readonly (readonly [RegExp, string])[] = [
  [/^(?:(?:put|note|jot|write|mark) down|add) that (?=\S)/i, "add "],
  [/^(?:note(?: that|:)|(?:calendar|diary)(?: entry| event)?:|(?:new )?entry:) ?(?:i have |i've got )?/i, "add "],
  [
    pattern("i")`
      ^(?:give|get|leave|save) me (?=(?:an?|one|two|three|half|\d+)\b.{0,12}(?:hours?|minutes?|slot)\b.* for )
    `,
    "block ",
  ],
  [/^(?:keep|leave|hold) (.*\d.*?) (?:free|open|clear) for (?=\S)/i, "block $1 for "],
  [/^(?:to )?(?:have|get) a slot (.+?) to (?=[a-z])/i, "block $1 for "],
];

/** Says a wish for an entry with the plainest word for it. */
export const plainWish = (text: string): string =>
  [...forms, ...(clock.test(text) ? timed : [])].reduce((said, [form, plain]) => said.replace(form, plain), text);
