import { pattern } from "../../base/pattern.ts";
import { tidy } from "./intent.ts";

/** A person as on a card: every piece between commas is a name, a number, an address, a firm or what they do. */
export interface Card {
  name: string;
  email?: string;
  phone?: string;
  company?: string;
  job_title?: string;
  note?: string;
}

const title = String.raw`(?:(?:Dr|Mr|Mrs|Ms|Prof)\.? )?`;
const name = String.raw`${title}\p{Lu}[\p{L}'-]+(?: (?:\p{Lu}[\p{L}'.-]*|de|da|van|von|del|la))*`;
const firm = String.raw`\p{Lu}[\p{L}\d&.'-]*(?: (?:\p{Lu}[\p{L}\d&.'-]*|of|and|the|&))*`;
/** What people do for a living, by the word it ends with or begins with. */
const trade = String.raw`
  (?:(?!(?:works?|at|as|for|from|with|is|in|on|the|and)\b)[\p{L}&-]+ ){0,3}(?:manager|director|engineer|developer|
  designer|lead|nurse|doctor|dentist|lawyer|attorney|
  accountant|plumber|electrician|florist|teacher|tutor|coach|trainer|agent|realtor|broker|consultant|analyst|assistant|
  partner|founder|president|officer|editor|writer|photographer|mechanic|carpenter|contractor|architect|therapist|vet|
  barber|hairdresser|stylist|baker|chef|caterer|driver|babysitter|nanny|cleaner|gardener|painter|handyman|recruiter|
  producer|professor|principal|secretary|receptionist|supplier|buyer|seller|rep|surgeon|pharmacist|optician|solicitor|
  banker|planner|builder|roofer|locksmith|tailor|translator|interpreter|scientist|researcher|programmer|artist|
  musician|librarian|childminder|dog walker|sitter|osteopath|chiropractor|orthodontist|physiotherapist|physio|
  psychologist|counsell?or|surveyor|technician|supervisor|coordinator|administrator|midwife|C[A-Z]O|VP)|
  (?:head|VP|director|chief|vice president) of [\p{L} &-]{2,30}|VP [\p{L} &-]{2,30}
`.replace(/\n */g, "");
const kin = "landlord|landlady|neighbou?r|colleague|coworker|boss|manager|friend|brother|sister|cousin|client|roommate";
const digits = String.raw`\+?\d[\d -]{5,17}\d`;
const address = String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`;
const label =
  "(?:(?:his|her|their|the) )?(?:(?:work|home|office|surgery|direct|new) )?(?:phone(?: number)?|number|cell|" +
  "mobile|e-?mail(?: address)?|tel)(?: is|:)? ?";
const she = String.raw`(?:she|he|they)\b(?:'s|'re| is| are)? ?`;

const exactly = (text: string) => new RegExp(`^(?:${text})$`, "u");

/** Said in front of the card; without such a word there must be a number or an address on it. */
const command = pattern("i")`
  ^(?:(?:please |can you |could you )*(?:add|save|store|create|put|enter|new)(?: (?:an?|the|this|my))?(?: new)?
  (?: (?:contacts?|person|number|entry))?(?: for| called| named)?[:,]? |new contact[:,]? )
`;
const kept = /,? (?:in(?:to)?|to) (?:my |the )?(?:contacts|address book)\b/i;
const relation = new RegExp(`^(?:my )?(?:new )?(${kin})(?:'s (?:number|contact|details|phone|e-?mail))?$`, "i");

/** Nobody is called so. */
const ofEvent =
  /\b(?:class|lesson|lunch|dinner|breakfast|brunch|meeting|party|call|review|sync|planning|visit|appointment|day)\b/i;

/** "My babysitter is Jenna Wolfe, 415-555-0160, add her": who it is to the user, and the wish behind it. */
const own = new RegExp(
  `^(?:[Mm]y|[Oo]ur) (?:new )?(?<role>[a-z][a-z -]{2,30}?) is (?:called |named )?(?=${name})`,
  "u",
);
const keepIt = pattern("i")`
  [,;.]? (?:please |so |and |can you |could you )*(?:add|save|store|put|keep|enter) (?:her|him|them|it|that)
  (?: (?:in(?:to)?|to) (?:my |the )?(?:contacts|address book|contact list|phone book)| as a(?: new)? contact)?
  (?: please| for me)?[.!?]*$
`;

const titled = /\b(?:dr|mr|mrs|ms|prof)\.? \p{Ll}+/gu;

/** Reads one, or nothing where a piece of it is something else. */
export function readCard(text: string): Card | undefined {
  // Behind a title a name is one, however it is written.
  const said = text.replace(titled, (words) => words.replace(/(?<=^| )\p{Ll}/gu, (letter) => letter.toUpperCase()));
  if (!keepIt.test(said)) return readPieces(said);
  const role = own.exec(said)?.groups?.["role"];
  const card = readPieces(`add contact ${said.replace(own, "").replace(keepIt, "")}`);
  return card === undefined ? readPieces(said) : { ...card, ...(role !== undefined && { note: role }) };
}

function readPieces(said: string): Card | undefined {
  const asked = command.exec(said)?.[0];
  const pieces = said
    .replace(command, "")
    .replace(kept, ",")
    .replace(new RegExp(`(?<=\\d),? (?:it's|it is|that's|belongs to|for) (?=${name})`, "u"), ", ")
    .replace(new RegExp(`(?<=\\p{L})(?<!number|phone|mail|cell|mobile|tel|is) (?=${digits}|${address})`, "u"), ", ")
    .split(/[,;:] ?|\.(?= |$)(?<!\b(?:Dr|Mr|Mrs|Ms|Prof)\.)/u)
    .map(tidy)
    .filter((piece) => piece !== "");
  const card: Partial<Card> = {};
  const hasData = new RegExp(`${digits}|${address}`).test(said);
  for (const piece of pieces) if (!place(piece, card, hasData)) return undefined;
  // "Add Team Lunch at Nopa" is no person, unless it is said to be one.
  const isPerson = /\b(?:contacts?|address book)\b|\b(?:she|he)(?:'s| is| works)\b/i.test(said);
  const hasMore = card.company !== undefined || card.job_title !== undefined;
  // A first and a last name, and what they do.
  const isNamed = card.name?.includes(" ") === true && card.job_title !== undefined;
  const isCard = asked === undefined ? hasData && hasMore : hasData || isNamed || (hasMore && isPerson);
  return card.name === undefined || !isCard || ofEvent.test(card.name) ? undefined : { ...card, name: card.name };
}

/** Puts the piece where it belongs; false when it belongs nowhere, or the place is taken. */
function place(piece: string, card: Partial<Card>, hasData: boolean): boolean {
  const put = (field: keyof Card, value: string | undefined): boolean => {
    if (value === undefined || card[field] !== undefined) return false;
    card[field] = tidy(value);
    return true;
  };
  const data = piece.replace(new RegExp(`^${label}`, "i"), "");
  if (exactly(digits).test(data)) return put("phone", data);
  if (exactly(address).test(data)) return put("email", data);
  const kind = relation.exec(piece)?.[1];
  if (kind !== undefined) return put("note", kind);
  const both = new RegExp(`^(?:${she})?(?:the |an? )?(${trade}) (?:at|for|with|from) (${firm})$`, "iu").exec(piece);
  if (both !== null && /^\p{Lu}/u.test(both[2] ?? "")) return put("job_title", both[1]) && put("company", both[2]);
  const works = new RegExp(`^(?:${she})?works? (?:at|for) (${firm}) as an? (${trade})$`, "u").exec(piece);
  if (works !== null) return put("company", works[1]) && put("job_title", works[2]);
  if (card.name === undefined) {
    const of = new RegExp(`^(${name}) (?:from|at|of|with) (${firm})$`, "u").exec(piece);
    if (of !== null) return put("name", of[1]) && put("company", of[2]);
    const does = new RegExp(`^(${name}) (?:the|my) ((?:${trade}))$`, "u").exec(piece);
    if (does !== null) return put("name", does[1]) && put("job_title", does[2]);
    return exactly(name).test(piece) && put("name", piece);
  }
  const job = new RegExp(`^(?:${she})?(?:the |an? |our )?(${trade})(?: there)?$`, "iu").exec(piece)?.[1];
  if (job !== undefined) return put("job_title", job);
  const at = new RegExp(`^(?:${she})?(?:works? )?(?:at|for|from|with) (${firm})$`, "u").exec(piece)?.[1];
  if (at !== undefined) return put("company", at);
  // A second name alone may be a second person.
  return hasData && exactly(firm).test(piece) && put("company", piece);
}
