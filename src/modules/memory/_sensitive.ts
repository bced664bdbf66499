import { cardDigits, ibanLength, isIdentityCard, isSocialSecurity } from "../../base/checksums.ts";
import { pattern } from "../../base/pattern.ts";
import { maskSecrets } from "../../base/secrets.ts";

export interface Sensitive {
  path: string;
  kind: "a credential" | "a one-time code" | "an identity number" | "a bank card or account number";
}

/** The first text that must not be remembered. It names the place and the kind, never the text. */
export function findSensitive(value: unknown, path = ""): Sensitive | undefined {
  if (typeof value === "string") {
    const kind = kindOf(value);
    return kind && { path, kind };
  }
  if (typeof value !== "object" || value === null) return undefined;
  for (const [key, item] of Object.entries(value)) {
    const found = findSensitive(item, path === "" ? key : `${path}.${key}`);
    if (found) return found;
  }
  return undefined;
}

// Digits come as people write them: full width, in groups, with invisible characters between. After a word, a run of
// digits is needed, so that "passport until 2030-05-01" may be remembered.
const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
const grouped = (digits: string): string => String.raw`(?<!\d)${digits}(?!\d)`;

const password = pattern("i")`
  (?:pass(?:word|wd|phrase|code)|passwd|pwd|\bpin(?: code)?|密码|口令|密钥)["']?\s{0,3}
  (?:\bis\b|[:：=是为])\s{0,3}["']?[!-~]{4,}
`;
const oneTimeCode = pattern("i")`
  (?:验证码|校验码|动态码|动态口令|一次性密码|verification code|security code|one[- ]time (?:code|password|passcode)|
  \b(?:otp|2fa|cvv|cvc)\b)[^\d]{0,12}\d{3,8}(?!\d)
`;
const namedIdentity = pattern("i")`
  (?:身份证|护照|驾照|驾驶证|社保|通行证|passport|(?:driver'?s|driving) licen[cs]e|identity card|national id|social security|\bssn\b|
  \bnin\b|aadhaar)[^\d]{0,16}\d(?: ?\d){5,20}
`;
const socialSecurity = /(?<![\d-])\d{3}-\d{2}-\d{4}(?![\d-])/g;
const identityCard = new RegExp(grouped(String.raw`\d(?:[ -]?\d){14}(?:(?:[ -]?\d){2}[ -]?[\dXx])?`), "g");
const namedAccount = pattern("i")`
  (?:银行卡|储蓄卡|信用卡|银行账[号户]|卡号|bank account|account (?:no\.?|number)|routing number|credit card|debit card)[^\d]{0,16}\d
  (?: ?\d){7,29}
`;
const card = new RegExp(grouped(String.raw`\d(?:[ -]?\d){12,18}`), "g");
const iban = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?\b/g;

function kindOf(original: string): Sensitive["kind"] | undefined {
  const text = original
    .normalize("NFKC")
    .replaceAll(invisible, "")
    .replaceAll(/[‐-―−]/g, "-");
  if (oneTimeCode.test(text)) return "a one-time code";
  if (password.test(text) || maskSecrets(text).count > 0) return "a credential";
  // Before the cards: an identity number of 18 digits can pass their check as well.
  if (
    namedIdentity.test(text) ||
    some(text, socialSecurity, isSocialSecurity) ||
    some(text, identityCard, isIdentityCard)
  )
    return "an identity number";
  if (namedAccount.test(text) || some(text, card, (match) => cardDigits(match) > 0) || some(text, iban, isIban))
    return "a bank card or account number";
  return undefined;
}

const isIban = (match: string): boolean => ibanLength(match) > 0;
const some = (text: string, pattern: RegExp, holds: (match: string) => boolean): boolean =>
  [...text.matchAll(pattern)].some(([match]) => holds(match));
