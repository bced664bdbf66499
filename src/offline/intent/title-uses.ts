import { pattern } from "../../base/pattern.ts";

const fetched = "buy|get|do|make|bring|pick up|grab|order|have|print|write|eat|drink|bake|cook|send|sell|take";
const daily = "work|school|class|church|practice|hours|lunch|dinner|breakfast|bed|bedtime|nights?|recess|naptime";

/**
 * Words of grammar where they are a part of what something is called, and say nothing of the sentence around it: a man
 * called Will, a rest day, office hours, the bins for all three flats.
 */
const uses: readonly RegExp[] = [
  pattern("gi")`\b(?:before|after|during)[- ](?:${daily})\b`,
  /\ball[- ](?:hands|stars?|staff|nighter|saints|souls|company|ages|faculty)\b/gi,
  /\b(?:stand|check|catch|follow|start|warm|wrap)[- ]?up\b/gi,
  /^no(?= (?:school|daycare|day care|preschool|kindergarten|nursery|childcare|camp)$)/gi,
  // Of more than one: "pediatrician for all 3 kids". What is told of all of something else stays in doubt.
  pattern("gi")`(?<=\b(?:for|with) )(?:all|both)(?= (?:of )?(?:the |my |our |\d+ |two |three |four |five )*[a-z]+s\b)`,
  /(?<=\S )Will\b(?! (?:be|have|come|not|do|go|need|you|we|it)\b)/g,
  /\bWill['’]s\b|(?<=\b(?:living|my|the|our) )will$|\bwill(?= (?:signing|reading|and testament)\b)/gi,
  /^rest(?= day\b|$)|(?<=\b(?:bed|take a|some|get) )rest\b/gi,
  pattern("gi")`(?<=\b(?:${fetched}) )(?:some|more|another|enough)(?= (?!of\b|time\b|days?\b)[a-z]+)`,
  /\bstill(?= life\b)|\bmiddle(?= (?:school|east|name)\b)|\bfine(?= (?:dining|arts?)\b)/gi,
  /(?<=^(?:pay|contest|appeal) (?:\w+ ){0,3})fine$/gi,
  pattern("gi")`
    \b(?:late|early)(?= (?:shifts?|lunch|dinner|brunch|breakfast|release|dismissal|pick-?up|bird|start|
    check-?(?:in|out)|flight|train|bus|childhood|show|mass|service|voting|access|years|decision|stage|fees?|drinks)\b)|
    (?<=^(?:leave|finish|work|stay|open|close|start|get up|go in|come in)(?: (?:work|school|the office))? )(?:late|
    early)$
  `,
  /(?<=^(?:walk|ride|bike|run|drive|stroll|tour|hike|sail) )around(?= (?:the|town|\w+ (?:lake|park|island))\b)/gi,
  /^stay(?= (?:at|with|over|home)\b)/gi,
  /^let (?=(?:the |my |our )?(?:\w+ ){1,2}(?:in|out)$)/gi,
  /(?<=\b(?:coming|here|over|home) to )stay\b/gi,
  /^some(?:one|body)(?=(?:'s| is|'s being)? (?:coming|visiting|here to|from)\b)/gi,
  /\bper(?= diem\b)/gi,
  // "Sam picks me up", "the kids are with their dad": who comes or is away, which is said of no meeting.
  /(?<=\b(?:picks|drops|drives|takes|meets|visits|calls) )(?:me|us)\b/gi,
  pattern("gi")`
    (?<!\b(?:meeting|call|review|sync|lunch|dinner|class|lesson|party|event|appointment|that|this|it|one|which) )
    (?<=^(?:[\w'-]+ ){1,4})(?:is|are|will be) (?=(?:away|in town|out of town|visiting|
    on (?:leave|vacation|holiday|call)|with (?:his|her|their|the) |staying|(?:off|home) (?:sick|from school|all day)))
  `,
  /(?<=\b(?:staying|stays|living|with|visiting|visits|joining) )(?:with )?us\b/gi,
  // Hours and minutes that nobody counts.
  pattern("gi")`
    (?<!\b(?:\d+|an?|one|two|three|four|five|six|couple|few|several|some|more|half|of|extra|and|or)(?: of)? )
    (?<=[a-z] )(?:hours?|hrs|minutes)\b
  `,
];

/** The title without them: what is left is looked at for words that do tell something. */
export const withoutUses = (title: string): string => uses.reduce((text, use) => text.replace(use, "thing"), title);
