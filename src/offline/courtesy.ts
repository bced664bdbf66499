import { pattern } from "../base/pattern.ts";
import { mendCommands } from "./dates/spelling.ts";
import { spellDaysOfMonth } from "./dates/spoken-days.ts";
import { spellHours } from "./dates/spoken-hours.ts";
import { spellNotes } from "./note-words.ts";
import { withoutAnnouncement } from "./opening.ts";
import { plainReminders } from "./plain-reminders.ts";
import { plainRequests } from "./plain-requests.ts";
import { turnsOfPhrase } from "./turns-of-phrase.ts";
import { inUsualOrder } from "./word-order.ts";

type Wordings = readonly (readonly [RegExp, string])[];

const months =
  "january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|" +
  "aug|sept?|oct|nov|dec";
const you = "(?:(?:would|could|can|will) you |please |kindly |be so (?:kind|good) as to |possibly )+";
const dealt = "arranged|planned|scheduled|booked|down|noted|on|entered|in my (?:diary|calendar|schedule)";

/** What is asked for with ceremony, in the words of a plain request. */
const formal: Wordings = [
  [/^dear (?:assistant|sir|madam|sir or madam|calendar|friend)[,.!]* (?=\S)/i, ""],
  [
    new RegExp(
      `^${you}(?:note|record|enter|mark|put|write|jot)(?: down)? that i(?:'m| am)? (see|meet|visit)(?:ing)? ` +
        "(?=\\S.*\\bat )",
      "i",
    ),
    "could you add $1 ",
  ],
  [/^good (?:morning|afternoon|evening|day)[.,!]+ (?=\S)/i, ""],
  [
    new RegExp(
      `^${you}(?:note|record|enter|mark|put|write|jot)(?: down)? that (?:i have|we have|` +
        `there is) (?=an? .*(?:\\bat \\d|\\d:\\d\\d|\\d ?[ap]m|noon|day\\b|tomorrow))`,
      "i",
    ),
    "could you add ",
  ],
  [/^i (?:should|would|'d) (?:very much )?like you to (?=[a-z])/i, "please "],
  [
    pattern("i")`
      ^(?:i (?:should|would|'d)(?: very much)? like|i'd like|i (?:wish|want|need|ought)) to be reminded (?=to |
      of |about )
    `,
    "remind me ",
  ],
  [
    new RegExp(
      `^${you}(?:tell|show|remind) me,? what (?:i have|i've got|have i)(?: got)? (?:${dealt}) (?:for|on) `,
      "i",
    ),
    "what do I have on ",
  ],
  [new RegExp(`^what (?:have i|do i have|i have)(?: got)? (?:${dealt}) for (?=\\S)`, "i"), "what do I have on "],
  [new RegExp(`^${you}(?:tell|inform) me,? (?=(?:when|where|at what|what time|how long|who) )`, "i"), ""],
  [/\bthe remainder of (?=(?:this|the|my|next) (?:week|day|month)\b)/gi, "the rest of "],
  [
    pattern("i")`
      ^what (?:does|do) ((?:the rest of )?(?:my |the |this |next |tomorrow|today|monday|tuesday|wednesday|
      thursday|friday|saturday|sunday).*?) (?:hold|bring|have in store)(?: for me)?(?=\?|$)
    `,
    "what's on $1",
  ],
  [
    pattern("i")`
    ^(?:(?:i'm|i am) afraid(?: that)? |unfortunately,? |regrettably,? )?i (?:must|shall have to|will have to|
    'll have to|am obliged to)
    [ ](?=(?:postpone|cancel|move|reschedule|decline|shorten|extend|delete|bring|push|remove)\b)
  `,
    "",
  ],
  [
    pattern("i")`
      [.;,!] (?:it|this|that)(?:'s| is|'ll be| will be| lasts| takes)(?: an?)? (?:all[- ]day|all day long|
      the whole day)(?: (?:occasion|event|thing|affair|one|entry))?[.!]*$
    `,
    ", all day",
  ],
  [/;(?= (?:please |kindly |so |do )*(?:enter|add|put|note|record|save) (?:it|this|that)\b)/gi, ","],
  [/\bat what hour\b/gi, "at what time"],
  [/^((?:when|at what time|what time) .+?),? and (?:on )?(?:which|what) (?:day|date)(?=\?|$)/i, "$1"],
  [/\bat the same hour\b/gi, "at the same time"],
];

/** Small words that a learner of English sets otherwise. */
const learned: Wordings = [
  [
    pattern("i")`
      ^i (want|need|would like|have|like) (?=(?:make|add|book|cancel|move|change|schedule|know|see|delete|invite|
      put|set|check)\b)
    `,
    "I $1 to ",
  ],
  [/\b(make|book|schedule|arrange|have|fix) an? (?=appointment|event|exam|interview)/gi, "$1 an "],
  [/\b(make|book|schedule|arrange|have) one (?=(?:appointment|reservation|meeting)\b)/gi, "$1 an "],
  [/\b(make|book|schedule|arrange) (?=(?:appointment|meeting|reservation|call) with\b)/gi, "$1 a "],
  [/\b(make|book|schedule|arrange) a (?=appointment)/gi, "$1 an "],
  [new RegExp(`\\bin (?=(?:${months})\\.? \\d{1,2}(?:st|nd|rd|th)?\\b(?! ?[ap]m|:))`, "gi"), "on "],
  [/,? (?:and )?(?:it )?(?:is )?(?:starts?|begins?|starting|beginning) from (?=\d)/gi, " from "],
  [/\bcan not\b/gi, "cannot"],
  [/\b(join|attend|visit) to (?=[A-Z]|the |my |our )/g, "$1 "],
];

/** In front of the hour of a note: with one of these it has no name yet, and what stands behind is the name. */
const leads =
  "add|book|schedule|put|create|set|move|push|cancel|change|next|this|on|at|the|tomorrow|today|tonight|mon\\w*|" +
  "tue\\w*|wed\\w*|thu\\w*|fri|friday|sat|saturday|sun|sunday|is|am|are|do|what|when|where|invite|remind";
const small = "at|in|on|to|by|near|with|for|from|and|or|until|till|outside|behind|opposite|via|the|my|our|@";
const sites =
  "center|centre|clinic|hospital|library|gym|school|church|park|museum|restaurant|stadium|theater|theatre|hotel|mall";

/** What is typed in haste, or dictated: half a sentence that stands for a whole one. */
const hasty: Wordings = [
  [/^remainder(?=:| to )/gi, "reminder"],
  [/(?<=\d ?)([ap])\.m\b\.?(?= [A-Z])/g, "$1m."],
  [/(?<=\d ?)([ap])\.m\b\.?/gi, "$1m"],
  [
    pattern("gi")`
      ^(?!(?:don't|do|please|
      remind)\b)(.*\d.*?)[,.!]*(?: and| please| pls)? don't let me forget(?: it| that| this)?[.!]*$
    `,
    "don't let me forget about $1",
  ],
  [
    pattern("gi")`
      ^((?:move|push|reschedule|shift|change|bring) .+? to \S.*?),? (?:just|only) (?:for )?(?:this once|
      this (?:one )?time|once)$
    `,
    "$1",
  ],
  [
    pattern("gi")`
      ^((?:move|push|reschedule|shift|change|bring) (?:(?!this|next).)+?) (to \d\S*(?: ?[ap]m)?),? (?:(?:just|
      only) (?:for )?((?:this|next) week)|((?:this|next) week) only)$
    `,
    "$1 $3$4 $2",
  ],
  [
    pattern("gi")`
      (?<= (?:any ?more|any longer)) (?=(?:so |just |please )*(?:delete|cancel|remove|drop) (?:it|that|her|him|
      them)\b)
    `,
    ", ",
  ],
  [
    new RegExp(
      `^(?!(?:${leads})\\b)([a-z].*\\d ?[ap]m) ((?:the )?(?:(?!(?:${small})\\b)[a-z'&]+ ){1,2}(?:${sites})` +
        `(?: on [\\w ]+)?)$`,
      "gi",
    ),
    "$1 at $2",
  ],
  [/\b(?:pls|plz)\b/gi, "please"],
  [/^wen'?s\b/gi, "when's"],
  [/^wen(?= (?:is|are|do|does|am)\b)/gi, "when"],
  [/^(?:wat|waht|whta)(?=(?:'?s| is| are| do| day| time| am)\b)/gi, "what"],
  [/^(what (?:day|date|time)(?: of the week)? is it) (?:even|again|anyway|exactly|actually)(?=\?|$)/gi, "$1"],
  [
    pattern("gi")`
      ^how (?:many times|often) (?:do i have|do i do|am i (?:doing|having|going to)|have i got|is|is there|
      do i go to) (.+?) ((?:this|next) (?:week|month))(?=\?|$)
    `,
    "when is $1 $2",
  ],
  [
    pattern("gi")`
      ^what time (?:do i (?:gotta|have to|need to|got to|must|hafta)|should i|must i|am i (?:supposed|
      meant) to) (?:be at|be in|be there for|get to|go to) (?=\S)
    `,
    "what time is ",
  ],
  [
    pattern("gi")`
      ^((?:do i have|is there|have i got) anything .+?|am i (?:free|busy) .+?),? or (?:can|could|should|
      shall) (?:i|we) .+$
    `,
    "$1?",
  ],
  [
    pattern("gi")`
      ^never mind (?:on|about|with|the) (.+?),? (?:just |please |so )*(?:kill|cancel|drop|delete|scrap|scratch|
      nix) (?:it|that)$
    `,
    "cancel $1",
  ],
  [
    pattern("gi")`
      ^set (?:me )?(?:a|an) (?:reminder|alarm|timer) (?:for |in )(?=(?:\d+|an?|half an|one|two|three|ten|twenty|
      thirty) (?:minutes?|mins?|hours?|hrs?)\b)((?:\S+ ){1,3}?(?:minutes?|mins?|hours?|hrs?)),? (?:to |
      for )?(?=[a-z])
    `,
    "remind me in $1 to ",
  ],
  [
    pattern("gi")`
      [,;.]? (?:so |please |just )*(?:put|add|pop|stick|enter|write) (?:that|it|this) (?:in|down|on there|
      in there)(?: please)?[.!]*$
    `,
    ", add it",
  ],
  [/(?<=\b(?:hours?|minutes?|mins?|hrs?)),? (?:tops|max|maximum|at (?:the )?most)(?=$|[,.])/gi, ""],
  [/(?<=\d.*)(?:,|(?<=\d|[ap]m|day|tomorrow)) (zoom|teams|google meet|skype|webex|facetime)$/gi, " on $1"],
  [
    pattern("gi")`
      (?<=(?:[ap]m|\d) )(?![ap]m\b)((?:(?!(?:at|in|on|to|with|for|and)\b)[a-z]+ )?)r(?:m|oom)\.? (\d{1,4}[a-z]?|
      [a-z])\b
    `,
    "in $1room $2",
  ],
  [
    pattern("gi")`
      ^(every (?:other )?(?:day|week|month|year|mon|tues|wednes|thurs|fri|satur|sun)\w*|weekly|daily|
      monthly),? actually$
    `,
    "make it $1",
  ],
  [/\b([a-z]+ [a-z]*[bcdfgklmnprtwy])s (?=(?:contact|number|phone|email|e-mail)\b)/g, "$1's "],
];

/** The message in plain words, where it was said with ceremony, as a learner says it, or in haste. */
export const inPlainWords = (text: string): string =>
  text.length > longest
    ? text
    : [...plainReminders, ...plainRequests, ...turnsOfPhrase, ...hasty, ...formal, ...learned].reduce(
        (said, [form, plain]) => said.replace(form, plain),
        spellNotes(spellDaysOfMonth(spellHours(mendCommands(inUsualOrder(withoutAnnouncement(text)))))),
      );

/** Nobody asks for anything at more length. */
const longest = 300;
