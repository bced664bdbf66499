import { piece } from "./form.ts";

const whole = (text: string, flags = "iu") => new RegExp(`^(?:${piece(text)})$`, flags);

/** Asks for an answer: what stands behind is the question, its words in the order of a statement. */
const front = new RegExp(
  piece(String.raw`
    ^(?:(?:hey|hi|so|ok|okay|please|um|uh)[,!]? )*(?:(?:can|could|would|will) you (?:please |quickly |just )*(?:tell|
    remind) me(?: again)?|(?:please |just )*(?:tell|remind) me(?: again)?|do you (?:know|remember)|any idea|i (?:forgot|
    forget|can't remember|don't remember|don't know|wonder)),? (?=\S)
  `),
  "iu",
);

/** Such a statement, and the question that it stands for. */
const statements: readonly (readonly [RegExp, string])[] = [
  [
    whole(String.raw`(who|whom|what|where|when) (?:i'm|i am) (having|meeting|seeing|eating|doing) (.+)`),
    "$1 am i $2 $3",
  ],
  [whole("(who|whom) i (have|meet|see|eat) (.+)"), "$1 do i $2 $3"],
  [
    whole(String.raw`
      (what time|which room|what room|who|what|where|when)
      [ ]((?:the |my |our )?(?!(?:it|that|this|i|to|is|are)\b)[^,;?]+?) (?:is|are|starts?|begins?)
      (?: (on|at|in|for|today|tomorrow|tonight|this|next)\b(.*))?
    `),
    "$1 is $2 $3$4",
  ],
  [whole(String.raw`(where|who) (\p{L}[\p{L}.' -]+?) works( for)?`), "where does $2 work"],
  [
    whole(String.raw`
      ((?!(?:my|your|the|his|her|their|it)\b)\p{L}[\p{L}.' -]+?(?:'s|’s) (?:job title|job|title|position|role|company|
      phone number|phone|number|cell|mobile|e-?mail address|e-?mail|contact details|details|last name|full name|
      surname))
    `),
    "what is $1",
  ],
];

/** "Remind me, who's the lunch with?" */
const isQuestion = /^(?:who|what|when|where|which|how)(?:'s| is| are| am| do| does| did| have) \S/i;

const number = String.raw`(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)`;

/** Said behind a question, and asking nothing more than it does. */
const tails: readonly RegExp[] = [
  /[,;.]? (?:i(?:'ve)? (?:forgot|forget|forgotten|can't remember|don't remember)(?: again)?|(?:please )?remind me)$/i,
  /(?<=\b(?:free|open|clear|available|empty|busy|booked)\b.*),? or (?:not|no|nah|what)$/i,
  /,? (?:please|pls|plz)$/i,
  /(?<=^(?:when|where|who|how long|what (?:time|day))\b.*\w) again$/i,
  // "How many yogas this week, is it two or three": a number alone may be that of a day.
  new RegExp(
    `(?<=^(?:how (?:many|often)|count)\\b.*),? ` +
      `(?:(?:(?:is|was) (?:it|that)|are there) ${number}|${number}(?= or ))(?: or ${number})?$`,
    "i",
  ),
  new RegExp(
    piece(String.raw`
      (?<=\b(?:know|learned|learnt|remember|remembered|stored|saved|noted|got) (?:about|on) (?:me|myself))
      [ ](?:so far|until now|up to now|already|yet)$
    `),
    "i",
  ),
];

/** The question without what is said around it; undefined when there is nothing around it. */
export function bareQuestion(text: string): string | undefined {
  const said = text.trim().replace(/[?!. ]+$/, "");
  const cut = (asked: string) => tails.reduce((left, tail) => left.replace(tail, "").replace(/[?!., ]+$/, ""), asked);
  const short = cut(cut(said));
  const behind = short.replace(front, "");
  if (behind !== short)
    for (const [statement, question] of statements)
      if (statement.test(behind)) return behind.replace(statement, question).replace(/\s+/g, " ").trim();
  if (behind !== short && isQuestion.test(behind)) return behind;
  return short === said || short === "" ? undefined : short;
}
