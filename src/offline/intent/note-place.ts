import { pattern } from "../../base/pattern.ts";
import { book } from "./name.ts";
import { places } from "./named-places.ts";

const more =
  "depot|field|auditorium|gymnasium|bookstore|bookshop|pharmacy|track|rink|dorm|classroom|courthouse|" +
  "cathedral|chapel|mosque|synagogue|theatre|playground|plaza|mall|lounge|boardroom|rooftop|courtyard|daycare|" +
  "preschool|dojo|garage|yard|site|building|lodge|inn|spa|cabin|cottage|clubhouse|" +
  "firehouse|vineyard|marina|ballroom|cemetery|driveway|downtown|backyard|back yard|" +
  "patio|deck|terrace|pool|beach|(?:1st|2nd|3rd|\\dth|first|second|third|ground|top) floor";
const street = "St|Street|Ave|Avenue|Road|Rd|Lane|Ln|Drive|Dr|Blvd|Boulevard|Way|Square|Court|Plaza";
/** No word of a place's name, and what such words begin is more than a place. */
const word = String.raw`(?!(?:with|for|to|and|or|but|if|until|till|from|by|about|then|not|no|bring|need|remind|call|
  open|full|book|is|are|be|was|will|at|in|every|each|all|both)\b)[\p{L}\d'’.&-]+`.replace(/\n */g, "");
const beside = "(?: (?:by|near|opposite|behind|next to|beside) the [a-z]+(?: [a-z]+)?)";
const on = String.raw`(?: on (?:[A-Z][a-z]+|\d{1,3}(?:st|nd|rd|th))(?: (?:${street}|street|st|ave|avenue))?)`;

/** What stands alone behind the time of a note and cannot but be a place. */
const known = pattern("iu")`
  ^(?:the |that |this )?(?:
  (?:${word} ){0,3}(?:${places}|${more})(?: (?:[a-z]|\d{1,4}[a-z]?))?(?:${on}|${beside})?|
  (?:caf[eé]|hotel|restaurant|studio|field|court|depot|pier|building|suite|track|hall|terminal|gate|platform|booth|
  dock|pitch|lane|bay|ward|stage)
  [ ](?:[a-z]|\d{1,4}[a-z]?|${word}(?: ${word})?)|
  \d{1,5} (?:${word} ){1,3}(?:${street})\b\.?|
  \d{1,2}(?:st|nd|rd|th) floor|
  (?:my|our|his|her|their|${word}['’]s) (?:place|house|home|flat|apartment|office|parents['’]?)|
  ${word}(?: ${word})?${on}
  )$
`;
/** "Jenny's", and whose home else. */
const whose =
  /^(?:[A-Z]\p{L}+|mom|mum|dad|grandma|grandpa|granny|nana|my (?:mom|mum|dad|parents|sister|brother))['’]s?$/u;
const named = /^(?:the )?\p{Lu}[\p{L}\d'’&.-]*(?: (?:\p{Lu}[\p{L}\d'’&.-]*|of|the|&)){0,3}$/u;
/** Behind "dinner with Mei, friday 7pm" one more of these is one more guest. */
const people = pattern("i")`
  ^(?:adam|al|alex|alice|amy|andrew|andy|ann|anna|anne|anthony|ben|beth|bill|bob|brian|carl|carol|chris|claire|dan|
  daniel|dave|david|dean|diana|ed|elena|ella|emily|emma|eric|eva|frank|fred|george|gina|grace|greg|hannah|harry|helen|
  henry|ian|jack|jacob|jake|james|jamie|jan|jane|jason|jen|jenny|jess|jessica|jill|jim|joe|john|jon|josh|julia|julie|
  karen|kate|katie|ken|kevin|kim|larry|laura|lee|leo|lily|linda|lisa|liz|lucas|lucy|luke|marco|maria|mark|martin|mary|
  matt|max|megan|mei|mia|michael|mike|nancy|nick|nina|nora|oliver|olivia|pam|pat|paul|pete|peter|priya|rachel|ray|
  rebecca|rob|robert|rosa|ruth|ryan|sally|sam|sara|sarah|scott|sean|sofia|sophie|steve|sue|susan|ted|theo|tim|tina|tom|
  tony|victor|will|wendy|zoe)\b
`;
const meals = /^(?:coffee|lunch|dinner|brunch|breakfast|supper|drinks|beers?|tea|happy hour|date)\b/i;
/** Of a flight or a train itself, its gate is as well where it arrives, and is asked about. */
const travels = /\b(?:flight|train|bus|ferry|coach)\b/i;
const ofTravel = /^(?:terminal|gate|platform|dock)\b/i;
const label = /^(?:location|place|venue|address)(?: is|:)? (?=\S)/i;

/** Of what is done with a thing or a person, the last word is that thing: "call 3pm bank", "clean saturday garage". */
const acts = pattern("i")`
  ^(?:call|ring|phone|e-?mail|text|visit|see|meet|clean|paint|fix|pay|${book}|check|tidy|water|tour|open|close|move|
  rent|view|inspect|pick|drop|leave|remind|nudge|wake|cancel|delete|push|shift|change|buy|get|sell|walk|wash|
  write|prep)\b
`;
const openers = pattern("i")`
  ^(?:[\s,.:]|(?:please|add|schedule|put(?: in| down)?|create|make|set up|new|event|entry|appointment|an?|the|my|i have|
  i've got|we have|there's|on|at|from|for|this|next)\b)+
`;

/**
 * Where it is, at the end of a note: "midterm wednesday 2pm wheeler hall", "rehearsal, 28 March, 18:00, Town Hall".
 * `rest` has blanks where times stood. A name that may be a person's is a place only where somebody is named before.
 */
export function findNotePlace(rest: string): { index: number; text: string; place: string } | undefined {
  const {
    front = "",
    gap = "",
    tail = "",
  } = /^(?<front>.*\S)(?<gap>\s{2,}|\s*,\s*)(?<tail>[^,]+)$/.exec(rest.replace(/[.,!\s]+$/, ""))?.groups ?? {};
  const title = front.replace(openers, "");
  // "Study group, library 2nd floor, Wed 2-4": the time may come behind, and then a comma tells them apart.
  const isTimeBehind = gap.includes(",") && /,\s{3,}$/.test(rest) && (tail.includes(" ") || whose.test(tail));
  if (tail === "" || title === "" || acts.test(title) || !(isTimeBehind || /\s{3,}/.test(front + gap)))
    return undefined;
  const place = tail.replace(/^(?:at|in|@) (?=\S)/i, "").replace(label, "");
  const isLabelled = label.test(tail);
  const hasCompany = /\b(?:with|w\/|for) \S/.test(title);
  const isPlace =
    isLabelled ||
    // A single word without a comma may as well be the end of the name: "study group 7-9pm library".
    (known.test(place) &&
      (gap.includes(",") || place.includes(" ")) &&
      !(travels.test(title) && ofTravel.test(place))) ||
    whose.test(place) ||
    // "Coffee with Priya wed 8:30 Sightglass": whom it is with is told already.
    ((gap.includes(",") || meals.test(title)) && hasCompany && named.test(place) && !people.test(place));
  return isPlace ? { index: front.length, text: rest.slice(front.length), place } : undefined;
}
