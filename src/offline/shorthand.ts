import { pattern } from "../base/pattern.ts";

const contracted = "can|won|don|doesn|didn|isn|aren|wasn|couldn|shouldn|wouldn|haven|hasn";

const weekday = "(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?";

/** What people type on a phone, and the words it stands for. */
const short: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`\\b(${contracted})t\\b(?!['’])`, "gi"), "$1't"],
  [/\b(when|where|what|who|how)s (?=(?:my|the|our|it|that|up|on|next|happening|[a-z]+'s)\b)/gi, "$1's "],
  [/\b(can|could|would|will|do|did|are|if|should) u\b/gi, "$1 you"],
  [/^u (?=can\b)/gi, "you "],
  [/\b(i|we|you|to) (?:hv|hav|hve)(?= [a-z])/gi, "$1 have"],
  [/^(?:wht|wut|whut)(?=(?:'?s| is| are| do| did| day| time| am)\b)/gi, "what"],
  [/\bim (?=[a-z])/gi, "I'm "],
  [/(?<=(?:\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)) ?)o['’]? ?clock\b/gi, "o'clock"],
  [/\bbtw (?=\d\S*(?: ?[ap]m)? (?:and|to) (?:\d|noon))/gi, "between "],
  [/\babt\b/gi, "about"],
  [/\brn(?=[?.!]*$)/gi, "right now"],
  [/\btelephone (?=numbers?\b)/gi, "phone "],
  [/^whats\b/gi, "what's"],
  [/\b(today|tomorrow|yesterday)s (?=[a-z])/gi, "$1's "],
  [/\((\d{3})\) ?(?=\d{3}[ -]?\d{4}\b)/g, "$1 "],
  [/\bmtg(s?)\b/gi, "meeting$1"],
  [/^cxl (?=\S)/gi, "cancel "],
  [/\b(this|next|last|the|every) wk\b/gi, "$1 week"],
  [/\bwkly\b/gi, "weekly"],
  [/(?<!\b(?:room|rm|gate|seat|row|unit|apt|suite|hall|track|platform|bus) )\b(\d|1[0-2])([ap])(?= |$)/gi, "$1$2m"],
  [new RegExp(`\\b(${weekday}|today|tomorrow|tmrw) am(?=\\?|$)`, "gi"), "$1 morning"],
  [new RegExp(`\\b(${weekday}|today|tomorrow|tmrw) pm(?=\\?|$)`, "gi"), "$1 afternoon"],
  [/^(?:please )?remember me to (?=\S)/gi, "remind me to "],
  [/^please to (?=\S)/gi, "please "],
  [/^how much (?=days|weeks|months)/gi, "how many "],
  [/\bbday\b/gi, "birthday"],
  [/(?<=\S )rn(?=[?.!]*$)/gi, "right now"],
  [/\barvo\b/gi, "afternoon"],
  [/ thru /gi, " through "],
  [/\ba couple(?: of)? (?=hours\b)/gi, "two "],
  [/^(?:nvm|nm)\b/gi, "never mind"],
  [/(?<= )['’]?til (?=\S)/gi, "till "],
  // Hours as they stand in a roster, and two days of the week without a word between them.
  [
    pattern("g")`
      (?:(?<![\d./:-]|\d )|(?<=\b\d{1,2}\/\d{1,2} ))\b(0\d|1\d|2[0-3])([0-5]\d) ?(?:-|–|to) ?(0\d|1\d|
      2[0-3])([0-5]\d)(?![\d/:-])
    `,
    "$1:$2-$3:$4",
  ],
  [
    new RegExp(`(?<!${weekday}[, ]+)\\b(${weekday})(?: | ?/ ?)(${weekday})\\b(?![, ]+(?:and )?${weekday})`, "gi"),
    "$1 and $2",
  ],
  [/(?<=(?:[a-z]|:\d\d|\d ?[ap]m) )w (?=[a-z]{2})/gi, "with "],
  // "After 3" asks for an hour.
  [
    pattern("gi")`
      ^((?:and |is there |do i have |am i free |am i busy |what do i have |what's |free )?(?:anything |
      on )?(?:after|before|past) \d{1,2})(?=\s*\??$)
    `,
    "$1:00",
  ],
  // "Wait, what time is it": said to gain a moment.
  [
    pattern("gi")`
      ^(?:(?:wait|hang on|hold on|hmm+|uh+|um+|sorry|quick q(?:uestion)?|so|ok so|ahem)[,.:! ]+)+
      (?=(?:what|when|where|who|which|how|whose|am i|is (?:it|there|my)|do i|have i)\b)
    `,
    "",
  ],
  // Said of the mood, and of nothing that is wanted.
  [/^(?:(?:ugh+|omg|oof|lol|haha+|yo)[,.! ]+)+(?=\S)/gi, ""],
  [pattern("gi")`(?<=\S)(?:[,.!]? (?:lol|lmao|haha+|hehe+|ugh+|omg|xoxo|:-?[)(]))+[.!]*$`, ""],
];

/** The message in full words: "can u", "whens", "cant", "lunch w sam". */
export const inFull = (text: string): string =>
  text.length > longest ? text : short.reduce((said, [form, full]) => said.replace(form, full), text);

/** Nobody types more than that in haste. */
const longest = 300;
