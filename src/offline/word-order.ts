import { pattern } from "../base/pattern.ts";

const weekday = "(?:mon|tues|wednes|thurs|fri|satur|sun)day";
const please = "((?:please |can you |could you )*)";
const months =
  "(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|" +
  "aug|sept?|oct|nov|dec)";
const nth = "\\d{1,2}(?:st|nd|rd|th)";
const day = `(?:(?:this |next )?${weekday}|today|tomorrow|${months} \\d{1,2}(?:st|nd|rd|th)?|the ${nth})`;
const length = pattern()`
  (?:half an hour|(?:an?|one|two|three|four|five|ten|fifteen|twenty|thirty|forty-five|ninety|\d+) ?(?:hours?|hrs?|
  minutes?|mins?|days?|weeks?)(?: and a half)?)
`.source;

const orders: readonly (readonly [RegExp, string])[] = [
  // "Move up the dentist by 30 minutes": earlier, as behind its event.
  [
    new RegExp(`^${please}(?:move|push|bump|bring|shift|pull) up (.+?) (?:by )?(${length})$`, "gi"),
    "$1move $2 up by $3",
  ],
  [new RegExp(`^${please}(?:set|put|move|bump) back (.+?) (?:by )?(${length})$`, "gi"), "$1push $2 back by $3"],
  [new RegExp(`^${please}(?:set|put) (.+?) back (?:by )?(${length})$`, "gi"), "$1push $2 back by $3"],
  // "In the evening on thursday".
  [new RegExp(`\\bin the (morning|afternoon|evening),? (?:on |of )?(${day})\\b`, "gi"), "on $2 $1"],
  [new RegExp(`\\bat night,? on (${day})\\b`, "gi"), "on $1 night"],
  // "At 7 until 30 april" is no stretch of days from the 7th.
  [
    new RegExp(
      `(\\bat \\d{1,2}(?::\\d\\d)?(?: ?[ap]m)?),? (?:until|till|to) (\\d{1,2})(?:st|nd|rd|th)? (${months})\\b`,
      "gi",
    ),
    "$1 until $3 $2",
  ],
  // What was, was before today.
  [
    pattern("gi")`
      ^(?:and )?what (?:was on|was i up to|did i do|did i have(?: on)?|was i doing|did we do|happened)
      [ ](?:on |at |over |in |during )?(?:the )?weekend(?=[?.!]*$)
    `,
    "what did I have last weekend",
  ],
  [
    new RegExp(
      `^(?:and )?(?:what was i up to|what was i doing|was i (?:busy|booked|free)|how busy was i) ` +
        `(?:on )?(?:last )?(${weekday}|yesterday)(?=[?.!]*$)`,
      "gi",
    ),
    "what did I have on $1",
  ],
  [new RegExp(`^(did (?:i|we) (?:have|go to|do|attend) .+?) (?:on )?(${weekday})(?=[?.!]*$)`, "gi"), "$1 last $2"],
  // "Meeting booked with Zoe": that it is settled is no part of its name.
  [
    pattern("gi")`
      (?<=^(?!(?:cancel|delete|remove|drop|move|push|change|show|find|what|when|where|who|which|how|is|was|has|have|do|
      did|if|are|any|the)\b)(?:[\w']+ ){0,2}(?:appointment|appt|meeting|call|dinner|lunch|brunch|breakfast|car|
      flight|
      room|haircut|session|visit|check-?up|interview|lesson|class|massage|viewing))[ ](?:confirmed|booked|reserved|
      arranged)(?= (?:with|w\/|at [A-Z]|in for|for [a-z]|-) ?\S.*\d)(?: in(?= for))?
    `,
    "",
  ],
  [/^(?:(?:i|we)(?:'ve| have)? )?(?:just )?(?:arranged|organi[sz]ed|fixed up) (?=an? [a-z]+ with .*\d)/gi, "add "],
];

/** "Move up the dentist by 30 minutes": the same words in the order in which the rules know them. */
export const inUsualOrder = (text: string): string =>
  orders.reduce((said, [form, plain]) => said.replace(form, plain), text);
