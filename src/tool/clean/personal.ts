import { cardDigits, ibanLength, isIdentityCard, isSocialSecurity } from "../../base/checksums.ts";
import { pattern } from "../../base/pattern.ts";

/**
 * Mail addresses, phone, identity-card, passport, account and bank-card numbers of people, masked in place:
 * `w***@example.com`, `138****5678`. A masked text is never longer than before, so it still fits the field it stands
 * in.
 */
interface Rule {
  readonly pattern: RegExp;
  mask(match: string, before: string): string;
}

const D = "[0-9０-９]";
const S = String.raw`[ \u00a0\u3000.\-－‐‑–—]`;
const open = "[(（]";
const close = "[)）]";
// A number is whole: no digit, letter or decimal point goes on with it. A label may be glued to its front.
const label = "tel|phone|mobile|mob|cell|fax|call|wechat|wx|vx";
const start = `(?<![0-9０-９A-Za-z_][.]|[0-9０-９_*]|(?<!${label})[A-Za-z])`;
const end = String.raw`(?![0-9０-９A-Za-z_*]|[.．][0-9０-９])`;
const numbers = (body: string): RegExp => new RegExp(`${start}(?:${body})${end}`, "giu");

const country = `(?:${open}?(?:[+＋]|[0０]{2})?[8８][6６]${close}?${S}{0,2}${open}?)?`;
// The eight digits behind the first three, in the groups that people write them in.
const mobileRest = [
  `${D}{8}`,
  `${close}?${S}{1,2}${D}{4}${S}{1,2}${D}{4}`,
  `${S}${D}{3}${S}${D}{5}`,
  `${S}${D}{8}`,
  `${D}{2}${S}${D}{6}`,
  `${D}{4}${S}${D}{4}`,
  `${S}${D}{5}${S}${D}{3}`,
  `${S}${D}{2}${S}${D}{2}${S}${D}{2}${S}${D}{2}`,
].join("|");
const mobileBody = `(?:[1１][3-9３-９]${D}(?:${mobileRest})|[1１] [3-9３-９](?: ${D}){9})`;
const areaCode = `[0０](?:[1１][0０]|[2２]${D}|[3-9３-９]${D}{2})`;
const extension = `(?:${S}?(?:转|ext\\.?|x)? ?${D}{1,6})?`;

const mailDomain = String.raw`(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})[.．。]){1,6}(?:[A-Za-z]{2,24}|\p{L}{2,12})`;
const mails = pattern("giu")`
  (?<![A-Za-z0-9._%+'*-])([A-Za-z0-9_%+'-][A-Za-z0-9._%+'-]{0,63})
  (\s?[@＠]\s?|\s?[([]at[)\]]\s?)(?=${mailDomain})(?![1-4]x\.)
`;
const wideMails = pattern("gu")`
  (?<![\p{L}\p{N}._-])((?=[A-Za-z0-9._-]{0,62}\P{ASCII})[\p{L}\p{N}._-]{1,64})([@＠])
  (?=[\p{L}\p{N}-]{1,63}\.\p{L}{2,12})
`;

const L = "[A-Za-zＡ-Ｚａ-ｚ]";
const LD = "[0-9０-９A-Za-zＡ-Ｚａ-ｚ]";
const ibans = new RegExp(`(?<![0-9０-９A-Za-z_*])${L}{2}${D}{2}(?:[ \\u00a0.-]?${LD}){11,30}`, "gu");
const passportWords = [
  String.raw`\bpassport(?: ?(?:no\.?|number|num|nr\.?|id))?|\breisepass(?:nummer)?`,
  String.raw`\bpasseport|\bpasaporte|\bpassaporto`,
  "护照(?:号码?|编号)?|護照(?:號碼?)?|パスポート(?:番号)?|여권(?:번호)?|паспорт",
].join("|");
const passports = new RegExp(
  `(?<=(?:${passportWords})(?: is|:|：|#|=|是|为|為|n°)?[ :：#]{0,2})${LD}{6,9}(?!${LD})`,
  "giu",
);

const rules: readonly Rule[] = [
  { pattern: mails, mask: (match) => maskMail(match) },
  { pattern: wideMails, mask: (match) => maskMail(match) },
  { pattern: ibans, mask: maskIban },
  { pattern: passports, mask: maskPassport },
  {
    pattern: numbers(`${D}(?:${S}?${D}){16}${S}?[0-9０-９XxＸｘ]`),
    mask: (match) => (isIdentityCard(match) ? hide(match, 1, 1) : match),
  },
  { pattern: numbers(`[1-6１-６]${D}{14}`), mask: (match) => (isIdentityCard(match) ? hide(match, 1, 1) : match) },
  {
    pattern: numbers(
      `${D}{13,19}|${D}{4}(?:[ .-]${D}{4}){2,3}(?:[ .-]${D}{1,4})?|` +
        `${D}{4}[ .-]${D}{6}[ .-]${D}{4,5}|${D}{6}[ .-]${D}{10,13}`,
    ),
    mask: maskCard,
  },
  {
    pattern: numbers(`${country}${mobileBody}`),
    mask: (match, before) => (isReference(match, before) ? match : maskMobile(match)),
  },
  {
    pattern: numbers(
      `${country}(?:${open}?${areaCode}${close}${S}?|${areaCode}${S}{1,2})` +
        `[2-8２-８]${D}{2,3}${S}?${D}{4}${extension}`,
    ),
    mask: (match) => hide(match, 4, 2),
  },
  { pattern: numbers(`[8８][6６]${S}${D}{2,3}${S}${D}{3,4}${S}?${D}{4}`), mask: (match) => hide(match, 4, 2) },
  {
    pattern: numbers(`[0０](?:[1１][0０]|[2２]${D})[2-8２-８]${D}{7}|[0０][3-9３-９]${D}{2}[2-8２-８]${D}{6,7}`),
    mask: (match, before) => (isReference(match, before) ? match : hide(match, 4, 2)),
  },
  {
    pattern: numbers(`[48][0０]{2}${S}${D}{3}${S}?${D}{4}|[48][0０]{2}${S}${D}{4}${S}?${D}{3}`),
    mask: (match) => hide(match, 3, 2),
  },
  {
    pattern: new RegExp(
      `(?<![0-9０-９A-Za-z+＋*])(?:[+＋]|[0０]{2}(?=[1-9]))[1-9１-９]${D}{0,2}(?:(?:${S}|[()（）]){0,2}${D}){6,13}${end}`,
      "giu",
    ),
    mask: (match) => hide(match, 2, 2),
  },
  {
    pattern: new RegExp(
      `(?<![0-9A-Za-z*]|[0-9][.-])(?:1[-. ])?(?:\\([2-9][0-9]{2}\\) ?|[2-9][0-9]{2}[-. ])[2-9][0-9]{2}[-. ` +
        `][0-9]{4}${end}(?![-.][0-9])`,
      "gu",
    ),
    mask: (match, before) => (isReference(match, before) ? match : hide(match, 3, 2)),
  },
  {
    pattern: new RegExp(
      `(?<![0-9A-Za-z*]|[0-9][.:/-])0[1-9][0-9]{0,3}[- ][0-9]{3,4}[- ][0-9]{3,4}${end}(?![-./:][0-9])`,
      "gu",
    ),
    mask: (match) => hide(match, 2, 2),
  },
  {
    pattern: /(?<![0-9A-Za-z*-])[0-8][0-9]{2}-[0-9]{2}-[0-9]{4}(?![0-9A-Za-z*-])/g,
    mask: (match) => (isSocialSecurity(match) ? hide(match, 0, 2) : match),
  },
  {
    pattern: new RegExp(
      `(?<=(?:电话|手机|手机号|座机|联系方式|号码|\\b(?:tel|phone|mobile|cell|fax|call me at|call|text me ` +
        `at)\\b)[.:：]?(?: |是|为)?)${D}{3,4}[ -]?${D}{4}(?:[ -]?${D}{1,4})?${end}`,
      "giu",
    ),
    mask: (match) => hide(match, 1, 2),
  },
];

/** Stretches whose digits are no one's number: paths of web addresses, our ids, instants, UUIDs, hashes. */
const untouched = pattern()`
  (https?:\/\/[A-Za-z0-9._~:/%-]{1,2000}|(?<![A-Za-z0-9_-])(?:evt|inv|ctc|apr|rev|att|job|usr)_[A-Za-z0-9_-]{1,64}|
  [0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}[0-9:.]{0,12}(?:Z|[+-][0-9]{2}:[0-9]{2})?|
  (?<![0-9A-Fa-f-])[0-9A-Fa-f]{8}-(?:[0-9A-Fa-f]{4}-){3}[0-9A-Fa-f]{12}|(?<!\w)git@)
`;
const reference = pattern("i")`
  (?:订单|单号|编号|流水|工单|运单|发票|交易|快递|批次|order|invoice|tracking|ticket|sku|isbn|imei|serial|build|commit|ref|case|#|№|
  [$€£¥￥])[^0-9a-z]{0,6}$
`;

export const personalPatterns = [...rules.map((rule) => rule.pattern), untouched, reference];

export function maskPersonal(text: string): { text: string; count: number } {
  if (!/[0-9０-９@＠]|[([]at/i.test(text)) return { text, count: 0 };
  let count = 0;
  const pieces = text.split(untouched).map((piece, index) => {
    if (index % 2 === 1) return piece;
    return rules.reduce(
      (out, rule) =>
        out.replace(rule.pattern, (match: string, ...rest: unknown[]) => {
          const at = rest.find((value) => typeof value === "number") ?? 0;
          const masked = rule.mask(match, out.slice(Math.max(0, at - 24), at));
          if (masked !== match) count++;
          return masked;
        }),
      piece,
    );
  });
  return { text: pieces.join(""), count };
}

/** Eleven digits after "order number" are an order number; separators or a country code say otherwise. */
function isReference(match: string, before: string): boolean {
  return /^[0-9]+$/.test(match) && reference.test(before);
}

function maskCard(match: string, before: string): string {
  const length = cardDigits(match);
  if (length === 0 || isReference(match, before)) return match;
  return hide(match, 0, 4, { of: length });
}

function maskIban(match: string): string {
  const length = ibanLength(match);
  return length === 0 ? match : hide(match, 2, 4, { of: length, signs: anySign });
}

/** A word of that length behind "passport" is a word; a number has digits. */
function maskPassport(match: string): string {
  return match.replace(/[^0-9０-９]/g, "").length < 4 ? match : hide(match, 0, 2, { signs: anySign });
}

function maskMobile(match: string): string {
  const digits = match.replace(/[^0-9０-９]/g, "").length;
  return hide(match, digits - 8, 4);
}

function maskMail(match: string): string {
  const at = match.search(/\s?(?:[@＠]|[([]at[)\]])/i);
  return `${at < 2 ? "" : match.slice(0, 1)}${"*".repeat(Math.min(3, Math.max(1, at - 1)))}${match.slice(at)}`;
}

const anyDigit = /[0-9０-９XxＸｘ]/g;
const anySign = /[0-9０-９A-Za-zＡ-Ｚａ-ｚ]/g;

/** Stars for all signs but the first `head` and the last `tail` of the first `of`; separators stay where they are. */
function hide(
  match: string,
  head: number,
  tail: number,
  { of = Number.POSITIVE_INFINITY, signs = anyDigit }: { of?: number; signs?: RegExp } = {},
): string {
  const total = Math.min(of, match.match(signs)?.length ?? 0);
  let seen = 0;
  return match.replace(signs, (sign) => {
    seen++;
    return seen <= head || seen > total - tail ? sign : "*";
  });
}
