import { pattern } from "../base/pattern.ts";

type Wordings = readonly (readonly [RegExp, string])[];

const clock = String.raw`(?:\d{1,2}:\d\d|\d ?[ap]m\b|\bat \d|\bnoon\b|half past|quarter (?:past|to)|o'clock)`;
const day = "(?:mon|tues|wednes|thurs|fri|satur|sun)day";
const months =
  "(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|" +
  "aug|sept?|oct|nov|dec)";
const date =
  `(?:(?:this |next )?${day}|tomorrow|${months} \\d{1,2}(?:st|nd|rd|th)?|(?:the )?\\d{1,2}(?:st|nd|rd|th)` +
  `(?: of)?(?: ${months})?)`;
const alters = "delete|cancel|remove|drop|scrap|move|push|rename|invite|add|schedule|book|put|remind|show|make|change";

/** Requests around their words of command, each as the plain one. */
export const plainRequests: Wordings = [
  [/\b(?:a )?quarter of an hour\b/gi, "15 minutes"],
  // Where somebody no longer works says nothing of where they do.
  [
    pattern("g")`
      ^((?:[A-Z][\w'’.-]+ ?){1,3}) (?:has |just |recently )?(?:left|quit) (?:[A-Z][\w&'’.-]* ?)+(?:,| and|, and)
      (?: he's| she's| he| she)?(?: is)? now (?:is |works |working )?(?:at|for|with) (?=[A-Z])
    `,
    "$1 is now at ",
  ],
  // "In 40 minutes remind me to move my car": the time stands in front.
  [
    new RegExp(
      `^((?:in|at|on|tomorrow|today|tonight|this|next|every|${day})\\b[^,;.]{2,30}?),? ` +
        "(?:please |can you |could you )?remind me to (?=[a-z])",
      "gi",
    ),
    "remind me $1 to ",
  ],
  [
    /^(?:sorry|excuse me|pardon(?: me)?|one question)[,:]? (?=(?:what|when|where|who|which|how|am i|do i|is|are)\b)/gi,
    "",
  ],
  [/^what (i|we) have (?=(?:on |for |after |before |in |at |today|tomorrow|this|next))/gi, "what do $1 have "],
  [
    new RegExp(`(?<=^(?:what|anything|how|show|is|are)\\b.*\\b(?:week|month|day|${months})) so far(?=[?.!]*$)`, "gi"),
    "",
  ],
  [/^(?:it's|it is|that's)? ?my turn to (?=[a-z]+ .*(?:\d|day\b|tomorrow|tonight))/gi, "I have to "],
  [/^((?:hey |hi )?(?:can you |could you |please )*put .+? in),? (?:it's|its|it is) (?:on |at )?(?=[a-z\d])/gi, "$1 "],
  [/^what else (?!.*that day)(?=(?:is|do i have|have i got)\b.*\b(?:\w+day|tomorrow|tonight|week|month)\b)/gi, "what "],
  [
    /^(?:good )?(?:morning|afternoon|evening)[,.!]+ (?=(?:what|when|where|who|which|how|am i|do i|is|are|have i)\b)/gi,
    "",
  ],
  [
    pattern("gi")`
      ^what (?:week ?)?day (?:of the week )?(?:does|will|is) (.+?) (?:fall|land|be|falling|landing)(?: on)?(?=[?.!]*$)
    `,
    "what day of the week is $1",
  ],
  [
    pattern("gi")`
      ^(?:(?:can|could|would) you )?(?:please )?(?:tell me|check|see|let me know|find out) (?:if|whether) i'?(?:m| am)
      [ ](?=(?:double[- ]?booked|free|busy|available)\b)
    `,
    "am I ",
  ],
  [/(?<=^(?:am i|are there any) (?:double[- ]?booked|clashes|conflicts)) (?:anywhere|anytime|at all)\b/gi, ""],
  [/^((?:(?:can|could|would) you |please )*block(?: out| off)? .+?) so (?:that )?(?:i|we) can (?=[a-z])/gi, "$1 to "],
  [
    /^([A-Z]\w+) and i (?:are |will be )?(?:having|doing|have|meeting for|going for|getting) (?=[a-z])(.+?)[.!]*$/gi,
    "$2 with $1",
  ],
  [
    /^(my|our) (.+? is .+?),? (?:in case i (?:need|forget) (?:it|that)|i always forget(?: it| that)?)[.!]*$/gi,
    "remember that $1 $2",
  ],
  // What kind of list it is, or how long: the plans stand behind it.
  [
    pattern("gi")`
      ^(?:(?:i have|i've got|got|just|here are|add) )?(?:my |the |these )?(?:exam|exams|training|work|shift|match|
      fixture|class|lesson|course)?s? ?(?:timetable|schedule|dates|rota|list|plan|fixtures|times)\s?: (?=\S.*\d.*,.*\d)
    `,
    "",
  ],
  [
    pattern("gi")`
      ^(?:(?:i have|i've got|got|there are|add|just) )?(?:two|three|four|a (?:few|couple(?: of)?)|some) (?:things|plans|
      events|bits|jobs)(?: (?:on|to do))? (?:for |on )?
      (today|tomorrow|tonight|(?:this |next )?${day}|${date})\s?: (?=\S)
    `,
    "$1: ",
  ],
  [
    pattern("gi")`
      ^(?:(?:oh|btw|on my way (?:to|from) \w+),? )*(?:i )?(?:just )?(?:remembered|before i forget|while i remember)
      (?: -|:|,| –) (?=\S)
    `,
    "",
  ],
  [/\bone hour (?=later|earlier|longer|shorter)/gi, "an hour "],
  [/^(?:(?:would|could|will) you )?(?:please )?be so (?:kind|good) as to (?=[a-z])/gi, "could you "],
  [new RegExp(`^((?:could you |please |kindly )*)note (?=(?:my|our|an?|the) .*${clock})`, "gi"), "$1add "],
  // "Now delete it": the next step of somebody who tries things out.
  [new RegExp(`^((?:ok|okay|great|good|nice|perfect|cool|thanks|alright)[,.! ]+)*now (?=(?:${alters})\\b)`, "gi"), ""],
  [
    pattern("gi")`
      ^(?:please )?(?:add|put|enter|save|make|write)(?: this| the following| it| an? (?:new )?(?:note|entry|event|
      reminder|appointment))? (?:to|in|into|on) (?:my |the )?
      (?:calendar|diary|agenda|schedule) ?[:,-] ?(?=\S)
    `,
    "add ",
  ],
  [
    pattern("gi")`
      ^(?:please )?(?:set(?: up)?|create|make|add|schedule|new|i need|i want)(?: me)? (?:an? )?
      (?:new )?(?:recurring|repeating|
      regular|test|calendar)? ?(?:event|appointment|entry|meeting) ?: ?(?=\S)
    `,
    "add ",
  ],
  [
    pattern("gi")`
      ^(?:please )?(?:set(?: up)?|create|make|add|give|get|i need|i want|i'd like)(?: me)? an?
      (?: recurring| repeating| regular| daily| weekly)? reminder (?=to [a-z].*\b(?:
      every|each|daily|weekly|monthly|weekdays)\b)
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
  [/^(?:please )?put me down as (?:being )?(?:on (?=vacation|leave|holiday|call\b))?(?=[a-z])/gi, "add "],
  [/^((?:would|could|can) you add .+?)\? (?:it's|it is|they're|that's) (?:on )?(?=[a-z\d])/gi, "$1 "],
  // "Laundry is in the machine, remind me in 40 minutes to hang it up": what the reminder is for is told with it.
  [
    pattern("gi")`
      ^(?:the |my |our )?[a-z]+(?: [a-z]+)? (?:is|are|'s) (?!.*\d.*remind)(?:[a-z']+ ?){1,5}[,.;] (?:so |please |and )*
      (remind me (?:in|at) \S.* to [a-z].*)$
    `,
    "$1",
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
  // The same as a wish for an entry, of which the time is still to come.
  [
    pattern("gi")`
      ^(?:hi[,!]? |hey[,!]? )?i (?:really )?(?:need|want|should get|have to get)
      (?: to (?:get|make|book|schedule|arrange))? an?
      (?= (?:appointment|meeting|call|haircut|check-?up|session|massage|manicure|eye test)\b(?! room))
    `,
    "book a",
  ],
  [/^book a (?=appointment|eye\b)/gi, "book an "],
  // Where it is, and that this is to be written down.
  [
    pattern("gi")`
      ^((?:the |my |our )[^,.;]+?) is (?:at|in) (\d.+?|[A-Z].+?)[.,;!] (?:so |please |can you |
      could you )*(?:add|put in|put|save|enter|note|include) (?:the|that|this) (?:address|location|
      place)(?: there| in| please)*[.?!]*$
    `,
    "change the location of $1 to $2",
  ],
  [
    pattern("gi")`
      ^(?:drop|delete|remove|take|scratch) ["“]?([^"”]+?)["”]? (?:from|off|out of) my (interests|hobbies|preferences)
      (?:, i(?:'m|'ve| have| am| don't| no longer)? (?!not\b)[^,;.\d]{3,40})?[.!]*$
    `,
    "remove $1 from my $2",
  ],
  // Somebody has tried it out, and takes it back.
  [
    pattern("gi")`
      ^(?:(?:great|ok|okay|thanks|nice|perfect|good|cool|wow|yes|(?:that|it|this)(?: one)? (?:works?|worked)|works|
      worked|all good|looks good)[,.!;]* )+(?:and |so |you can |now |please |then )*
      (?=(?:delete|remove|cancel|drop) (?:it|that|this)\b)
    `,
    "",
  ],
  // A whole day without work.
  [
    new RegExp(
      `^i(?:'m| am|'ll be| will be|'ve| have)? (?:took(?= [a-z]+ \\d)|taking|take|taken|booked|got) ` +
        `(?:the )?(${date}) off` +
        "(?:,? (?:so |please )*(?:put|add|note) (?:it|that)(?: in| down)?)?(?=[.!]*$)",
      "gi",
    ),
    "add day off on $1, all day",
  ],
  [
    new RegExp(
      `^no work (?:on )?(${date}),? (?:i|we)(?:'ve| have)? ` +
        "(?:took|taken|got|have|am taking) (?:the|that|a) day off(?=[,.!]|$)",
      "gi",
    ),
    "add day off on $1, all day",
  ],
  // One of a series, and in so many words no other.
  [
    new RegExp(
      `(?<=\\b(?:this|next|today|tomorrow|${day}).*)[,.;] (?:but |and )?(?:the )?` +
        "(?:other (?:weeks|ones|days|dates|times)|others|rest|series) (?:stays?|remains?|can stay|" +
        "should stay|(?:is|are) (?:fine|unchanged))" +
        "(?: as (?:it is|they are|is))?[.!]*$",
      "gi",
    ),
    "",
  ],
  [
    new RegExp(
      `^no (?!more\\b|work\\b|school\\b)([\\w' ]+? (?:(?:this|on|next) )?(?:${day}|week)|` +
        "[\\w' ]+? (?:today|tomorrow)), (?!but\\b|if\\b|only\\b)[\\w' ]+, so (?:please )?" +
        "(?:delete|cancel|remove|drop|skip) (?:that one|it|that|this one)$",
      "gi",
    ),
    "cancel $1",
  ],
];
