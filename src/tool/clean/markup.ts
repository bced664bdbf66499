import { pattern } from "../../base/pattern.ts";
import { isBlockElement, isElement } from "./elements.ts";

/**
 * HTML and Markdown reduced to what a reader would have seen. What looks like a tag but is none (`List<String>`, `a<b`)
 * keeps its letters and gets angle quotes; what would act keeps its letters and gets a full-width sign in the place
 * that makes it act. So nothing grows, nothing is joined together, and a second pass finds nothing to do.
 */
const entity = /&(?:#[xX]([0-9A-Fa-f]{1,6});?|#([0-9]{1,7});?|([A-Za-z]{2,8});)/g;
const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  colon: ":",
  sol: "/",
  lpar: "(",
  rpar: ")",
  lsqb: "[",
  rsqb: "]",
  lbrack: "[",
  rbrack: "]",
  excl: "!",
  num: "#",
  equals: "=",
  semi: ";",
  comma: ",",
  period: ".",
  tab: "\t",
  newline: "\n",
  grave: "`",
  hellip: "…",
  mdash: "—",
  ndash: "–",
  ldquo: "“",
  rdquo: "”",
  lsquo: "‘",
  rsquo: "’",
  copy: "©",
  reg: "®",
  middot: "·",
  bull: "•",
};
// Both accept the end of the text as their end, as browsers do.
const comment = /<!--[\s\S]*?(?:-->|$)/g;
const rawElement = /<(?:script|style)(?![A-Za-z0-9-])[^<>]*>[\s\S]*?(?:<\/(?:script|style)[^<>]*>|$)/gi;
const tag = /<([/!?]?)([A-Za-z][A-Za-z0-9:-]{0,40})(?![A-Za-z0-9:-])([^<>]*)>|<(?=[/!?A-Za-z<])/g;
const address = /^(?:[a-z][a-z0-9+.-]{1,31}:|[^\s@]{1,64}@)/i;

const inlineLink = /!?\[([^[\]]{0,1000})\]\([^()[\]\n]{0,2000}(?:\([^()[\]\n]{0,500}\)[^()[\]\n]{0,500})?\)/g;
const definition = /^([ \t>]{0,6})\[([^[\]\n]{1,200})\]:/gm;
const linkJoint = /\](?=[(:])/g;

const gap = String.raw`[\t\n\r]{0,3}`;
const spaced = (word: string): string => [...word].join(gap);
const activeScheme = new RegExp(
  `(${["javascript", "vbscript", "livescript", "jscript", "mocha"].map(spaced).join("|")})\\s{0,4}:(?=[!-~])`,
  "gi",
);
const dataScheme = /\b(data):(?=(?:[a-z]{1,20}\/[a-z0-9.+-]{1,60})?[;,])/gi;
const handler = pattern("gi")`
  \b(on(?:abort|after|animation|auxclick|before|begin|blur|bounce|cancel|canplay|change|click|close|contextmenu|copy|
  cue|cut|dblclick|drag|drop|duration|emptied|end|error|finish|focus|form|fullscreen|gesture|got|hash|input|invalid|
  key|language|load|lost|message|mouse|mute|off|online|page|paste|pause|play|pointer|popstate|progress|property|
  ratechange|ready|rejection|repeat|reset|resize|scroll|search|seek|select|show|slot|stalled|start|storage|submit|
  suspend|time|toggle|touch|transition|unhandled|unload|volume|waiting|webkit|wheel)[a-z]{0,24}\s{0,4})=
`;

export const markupPatterns = [
  entity,
  comment,
  rawElement,
  tag,
  address,
  inlineLink,
  definition,
  linkJoint,
  activeScheme,
  dataScheme,
  handler,
];

export function toPlainText(text: string): string {
  let out = text;
  if (out.includes("&")) out = out.replace(entity, decodeEntity);
  if (out.includes("<")) out = out.replace(comment, "").replace(rawElement, "").replace(tag, reduceTag);
  if (out.includes("]")) {
    // A picture inside a link is two of them, from the inside out; the joint takes what is nested deeper.
    out = out.replace(inlineLink, "$1").replace(inlineLink, "$1").replace(definition, "$1$2:").replace(linkJoint, "］");
  }
  if (out.includes(":")) out = out.replace(activeScheme, "$1：").replace(dataScheme, "$1：");
  return out.includes("=") ? out.replace(handler, "$1＝") : out;
}

function decodeEntity(match: string, hex?: string, decimal?: string, name?: string): string {
  if (name !== undefined) return entities[name] ?? entities[name.toLowerCase()] ?? match;
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : "\ufffd";
}

function reduceTag(match: string, kind?: string, name?: string, rest?: string): string {
  if (name === undefined) return "‹";
  if (kind === "" && address.test(match.slice(1, -1))) return match.slice(1, -1);
  if (kind === "!" || kind === "?") return "";
  if (!isElement(name)) return `‹${kind}${name}${rest}›`;
  return isBlockElement(name) ? "\n" : "";
}
