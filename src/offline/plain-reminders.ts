import { pattern } from "../base/pattern.ts";

const day = "(?:mon|tues|wednes|thurs|fri|satur|sun)day";
const moment =
  `(?:(?:at|in|on|by|around|from) |tomorrow\\b|today\\b|tonight\\b|this |next |every |each |${day}\\b|\\d|noon\\b|` +
  "the \\d|the (?:first|last) )";
const please = "^(?:(?:hey|hi|ok|so),? )?(?:(?:can|could|would|will) you )?(?:please )?";
const tells = "(?:tell|prompt|buzz|nag|poke|message|text|warn|alert|notify|prod|bug|pester|nudge|ping) me";
const wanting =
  "(?:i|we)(?:'d| would)? ?(?:like|need|want|could do with)|need|could do with|(?:can|could|may) i (?:get|have)";
const sets = `set(?: up)?|create|add|make|put(?: in)?|give me|${wanting}`;

/** Ways to ask for a reminder, each as "remind me". */
export const plainReminders: readonly (readonly [RegExp, string])[] = [
  [
    pattern("gi")`
      ${please}(?:(?:i )?(?:need|want|could do with|will need|'ll need) (?:a )?(?:reminding|reminder)|
      (?:(?:would|do) you )?mind (?:please )?(?:reminding|nudging|prompting) me) (?=(?:to|about|of|at|on|in) )
    `,
    "remind me ",
  ],
  [
    pattern("gi")`
      ${please}(?:(?:make sure|see (?:to it )?that|ensure)(?: that)? i (?:don't forget|remember)|
      i (?:mustn't|must not|shouldn't|better not|don't want to) forget) to (?=[a-z])
    `,
    "remind me to ",
  ],
  // "Tell me at noon to phone my sister"; what is told to others has no "me" in it.
  [new RegExp(`${please}${tells} (${moment}[^,;.?]{0,40}?),? to (?=[a-z])`, "gi"), "remind me $1 to "],
  [new RegExp(`${please}${tells} to (?=[a-z].* ${moment})`, "gi"), "remind me to "],
  [
    pattern("gi")`
      ^(?:when|once) it(?:'s| is| gets to| turns| strikes) (\d[^,;.?]{0,12}?|noon|[a-z]+ o'clock),?
      [ ](?=(?:please )?(?:remind|tell|nudge|ping) me to )
    `,
    "at $1 ",
  ],
  [
    new RegExp(
      `${please}(?:${sets}) (?:me )?(?:an? |the )?(?:reminder|alert|alarm) (?:for )?` +
        `(${moment}[^,;.?]{0,40}?),? (?:for me )?to (?=[a-z])`,
      "gi",
    ),
    "remind me $1 to ",
  ],
  [/^remind me (?=the (?:\d|first|last))/gi, "remind me on "],
  [/^remind me (?=\d{1,2}(?::\d\d)?(?: ?[ap]m)? (?:to|about|today|tomorrow|tonight|on) )/gi, "remind me at "],
  [/^remind me in the morning (?=to )/gi, "remind me tomorrow morning "],
  [new RegExp(`${please}wake me(?: up)? (?=\\S)`, "gi"), "remind me to wake up "],
];
