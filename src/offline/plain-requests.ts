import { pattern } from "../base/pattern.ts";

type Wordings = readonly (readonly [RegExp, string])[];

const clock = String.raw`(?:\d{1,2}:\d\d|\d ?[ap]m\b|\bat \d|\bnoon\b|half past|quarter (?:past|to)|o'clock)`;
const day = "(?:mon|tues|wednes|thurs|fri|satur|sun)day";
const alters = "delete|cancel|remove|drop|scrap|move|push|rename|invite|add|schedule|book|put|remind|show|make|change";

/** Requests around their words of command, each as the plain one. */
export const plainRequests: Wordings = [
  [/\b(?:a )?quarter of an hour\b/gi, "15 minutes"],
  [/\bone hour (?=later|earlier|longer|shorter)/gi, "an hour "],
  [/^(?:(?:would|could|will) you )?(?:please )?be so (?:kind|good) as to (?=[a-z])/gi, "could you "],
  [new RegExp(`^((?:could you |please |kindly )*)note (?=(?:my|our|an?|the) .*${clock})`, "gi"), "$1add "],
  // "Now delete it": the next step of somebody who tries things out.
  [new RegExp(`^((?:ok|okay|great|good|nice|perfect|cool|thanks|alright)[,.! ]+)*now (?=(?:${alters})\\b)`, "gi"), ""],
  [
    pattern("gi")`
      ^(?:please )?(?:add|put|enter|save)(?: this| the following| it)? (?:to|in|into|on) (?:my |the )?
      (?:calendar|diary|agenda|schedule) ?[:,-] ?(?=\S)
    `,
    "add ",
  ],
  [
    pattern("gi")`
      ^(?:please )?(?:set(?: up)?|create|make|add|schedule|new|i need|i want)(?: me)? (?:an? )?(?:new )?(?:recurring|repeating|
      regular|test|calendar)? ?(?:event|appointment|entry|meeting) ?: ?(?=\S)
    `,
    "add ",
  ],
  [
    pattern("gi")`
      ^(?:please )?(?:set(?: up)?|create|make|add|give|get|i need|i want|i'd like)(?: me)? an? (?:recurring |repeating |regular |
      daily |weekly )?reminder (?=to [a-z].*\b(?:every|each|daily|weekly|monthly|weekdays)\b)
    `,
    "remind me ",
  ],
  [/^(?:please )?(add|create|make|schedule|put in) an? (?:test|sample|dummy|trial|new) (?=event\b)/gi, "$1 an "],
  [/^new (?=(?:meeting|call|appointment|event|session) (?:with|about|for)\b)/gi, "add a "],
  [
    new RegExp(
      `(?<!day,? (?:and |or |to |through |until |till |& ?)?)\\b(?:on )?(${day}),? (?:of )?next week\\b`,
      "gi",
    ),
    "next $1",
  ],
  [
    new RegExp(`\\bnext week,? (?:on )?(${day})\\b(?! (?:and|or|to|through|till|until)\\b|,| ?[-–&/])`, "gi"),
    "next $1",
  ],
  // What the tickets are for is what takes place.
  [
    new RegExp(
      "^(?:i|we)(?:'ve| have)?(?: just| finally)? (?:got|bought|booked|have|scored|won) (?:\\w+ )?tickets (?:for|to) " +
        `(?:the |an? )?(?=\\S.*${clock})`,
      "gi",
    ),
    "",
  ],
  [
    /\b(make|have) (it|that|this) a (?=(?:daily|weekly|monthly|biweekly|yearly) (?:thing|event|meeting|one)\b)/gi,
    "$1 $2 ",
  ],
  [
    /(?<=\b(?:make|have) (?:it|that|this) (?:daily|weekly|monthly|biweekly|yearly)) (?:thing|event|meeting|one)\b/gi,
    "",
  ],
  [/^i need (?=(?:the|my|our) .+ to (?:go|run|last) (?:until|till|to) )(.+?) to (?:go|run|last)/gi, "make $1 last"],
];
