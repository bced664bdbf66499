import { pattern } from "../base/pattern.ts";

const day = "(?:mon|tues|wednes|thurs|fri|satur|sun)day";
const alters =
  "cancel|delete|remove|drop|skip|move|push|shift|reschedule|postpone|bump|change|swap|bring|rename|extend|shorten|" +
  "accept|decline|reject";

const offs = "take|remove|drop|kick|uninvite|cut";
const end = "(?=[.!?]*$|,? (?:please|if possible|if you can))";

const room = "(?<=\\b(?:free|available|fit|squeeze|slots?|gaps?|openings?)\\b.*?)";

/** Turns of phrase around a change of what is there, each in the words that the rules know. */
export const turnsOfPhrase: readonly (readonly [RegExp, string])[] = [
  [/^(hi|hey|hello|good morning|good evening) (?:there|again|you)(?=[,.! ])/gi, "$1"],
  [/\bbe an? (?:dear|darling|star|love|angel|pal) and (?=[a-z])/gi, ""],
  [/,? if (?:that's (?:al(?:l )?right|ok(?:ay)?|fine|cool)|you don't mind|it's no trouble)(?: with you)?[.!?]*$/gi, ""],
  [/^(?:urgent|important|asap)[:,!. -]+(?=\S)/gi, ""],
  // "Its thursday" at the beginning of a clause is no possessive.
  [new RegExp(`(?<=^|[,.;!] )its (?=(?:at|in|on|now|not|going|today|tomorrow|${day}|\\d))`, "gi"), "it's "],
  [/(?<=[a-z] )2 (?=(?:buy|call|get|pay|send|pick|take|do|go|meet|bring|check|book|feed|order|text|email)\b)/gi, "to "],
  // Of free time: the other side of the hour.
  [pattern("gi")`${room},?(?: but)? (?:not?|nothing) (?:before|earlier than|sooner than)(?= \d| noon\b)`, " after"],
  [pattern("gi")`${room},?(?: but)? (?:not?|nothing) (?:after|later than)(?= \d| noon\b)`, " before"],
  // How it is to be put in.
  [
    pattern("gi")`
      [,;.] (?:so |please |can you |could you )*(?:add|put|save|enter|note|mark) (?:it|this|that)(?: in| down)?
      (?: (?:in|on|to) (?:my|the) (?:calendar|diary))? as (?:an? )?
      (all[- ]day|repeating|recurring)(?: (?:thing|event|one|entry))?${end}
    `,
    ", $1",
  ],
  [/\b(i|we)(?:'m|'re| am| are) having (?=(?:an? |my |our |some )?[a-z]+ )(?!.*,)/gi, "$1 have "],
  // "Put swimming on for the kids": what puts it there is no part of its name.
  [
    pattern("g")`
      ^((?:please |can you |could you )*put (?:an? |the |my )?[a-z][a-z' ]{2,30}?) (?:on|in|down) for
      (?= the | my | our | [A-Z])
    `,
    "$1 for",
  ],
  // Of what was listed.
  [/\bthe (first|second|third|fourth|fifth|last) of (?:those|them|these)(?=[.!?]*$|,)/gi, "the $1 one"],
  // What is the same stays as it is.
  [/\bsame hour\b/gi, "same time"],
  [/(?<=\b(?:next week|week after|following week)),? (?:on )?(?:the )?same (?:week)?day(?: and (?:time|hour))?/gi, ""],
  [
    new RegExp(
      "\\b(move|push|shift|postpone|bump|reschedule|delay) ((?:(?!\\bto\\b).)+?) to the (?:week after|following week)" +
        end,
      "gi",
    ),
    "$1 $2 back by a week",
  ],
  [new RegExp(`^((?:please )?(?:${alters}) .+?),? (?:too|as well)${end}`, "gi"), "$1"],
  [new RegExp(`^((?:please )?(?:${offs}) .+? (?:off|from|out of) .+?) again${end}`, "gi"), "$1"],
  [/\bfwd\b/gi, "forward"],
  // "This week move the weekly to 11": when it is stands in front.
  [
    new RegExp(
      `^(this week|next week|(?:on )?${day}|today|tomorrow),? ` +
        "((?:please )?(?:move|push|shift|bump|reschedule)) (.+?) to (?=\\d|noon|half|quarter)",
      "gi",
    ),
    "$2 $3 $1 to ",
  ],
  [new RegExp(`^((?:please )?(?:${alters}) )(${day})s (?=[a-z])`, "gi"), "$1$2's "],
  [
    pattern("gi")`
      ^((?:move|push|bump|reschedule|shift|change|bring) .+? to \S.*?|.+? is at \d.*? this week),? (?:just|only)
      (?: for)? (?:this once|this (?:one )?time|once)${end}
    `,
    "$1",
  ],
  [
    new RegExp(
      `^(cancel|delete|remove|drop|stop) the (?:whole|entire|full|complete) (?!series\\b)(.+?) series${end}`,
      "gi",
    ),
    "$1 the whole series of $2",
  ],
  // Of the event just spoken of.
  [/^((?:please )?)(?:change|set|update) (?:the|its) (?:title|name) to (?=\S)/gi, "$1rename it to "],
  [/^(?:(?:let's do|at|make that) )?(\d{1,2}(?::\d\d)?(?: ?[ap]\.?m\.?)?),? instead[.!]*$/gi, "make it $1"],
  // "How about moving the dentist to 4": what is offered is asked for.
  [/^(?:how|what) about (?:mov|reschedul|chang|postpon)ing (?=[^?]*\b(?:to|by|until|till|it|that)\b)/gi, "move "],
  [/^(?:how|what) about (push|shift|cancel|extend|bump)l?ing (?=\S)/gi, "$1 "],
  [/^(?:swap|change|move|reschedule|shift)\s?[:–-] (?=[^,;]+ to [^,;]+$)/gi, "move "],
  [
    pattern("gi")`
      ^((?:please )?(?:bring|push|move|shift|put)) ((?:(?!this|next).)+?) (forward|back)(?: by)? (\S.*?),?
      [ ](?:(?:just|only) (?:for )?((?:this|next) week)|((?:this|next) week) only)${end}
    `,
    "$1 $2 $5$6 $3 by $4",
  ],
  [
    new RegExp(
      `\\b(?:to |in )?the (morning|afternoon|evening), (?:say |around |about |at )?(\\d{1,2}(?::\\d\\d)?)${end}`,
      "gi",
    ),
    "to $2 in the $1",
  ],
  // A change of mind, told behind what is meant instead.
  [/^(?:(?:oh|ah),? )?(?:no,? (?:wait|hang on|sorry)|(?:wait|hang on|sorry),? no|oh wait)[,.!]* (?=\S)/gi, "no, "],
  [
    new RegExp(
      `^((?:on )?(?:${day}|tomorrow|today|tonight)|(?:at )?\\d\\S*(?: ?[ap]m)?),? i (?:mean|meant)${end}`,
      "gi",
    ),
    "I meant $1",
  ],
  [
    pattern("gi")`
      ^(?:(?:h+m+|no|oh|actually|wait),? )*(?:put|set|change|move) (it|that) back to (?=(?:at )?\d|noon|half|quarter|
      \w+day\b)
    `,
    "move $1 to ",
  ],
  [/(?<=\b(?:remind|ping|nudge|alert|warn) me )the (?=(?:day|week|hour) before\b(?! to\b))/gi, "a "],
  [/(?<=\b(?:remind|ping|nudge|alert|warn) me .*\bbefore) (?:we meet|it starts|it begins|we start|that|it)$/gi, ""],
  [/^weekend(?=(?: plans?)?\s*\??$)/gi, "this weekend"],
  [/\b(am|are|was|were) (i|we) up to\b(?! \d)/gi, "$1 $2 doing"],
  [new RegExp(`^(?:only|just|but only|no,? only)(?: on)? (weekday|weekend|${day})s${end}`, "gi"), "make it every $1"],
];
