/** Checks that tell a person's number from any other number of that length. */
const toDigits = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[^0-9Xx]/g, "")
    .toUpperCase();

const provinces = new Set(
  "11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82 83".split(" "),
);
const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** Resident identity card, 18 characters with check character (GB 11643) or the older 15 digits. */
export function isIdentityCard(text: string): boolean {
  const id = toDigits(text);
  if (!provinces.has(id.slice(0, 2))) return false;
  if (id.length === 15) return isDate(`19${id.slice(6, 12)}`);
  if (id.length !== 18 || !isDate(id.slice(6, 14))) return false;
  const sum = weights.reduce((total, weight, i) => total + weight * Number(id[i]), 0);
  return "10X98765432"[sum % 11] === id[17];
}

function isDate(digits: string): boolean {
  const [year, month, day] = [Number(digits.slice(0, 4)), Number(digits.slice(4, 6)), Number(digits.slice(6, 8))];
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 1900 && year < 2100 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

const issuers = /^(?:4|5[1-5]|2[2-7]|3[47]|30[0-5]|3[68]|35|6|81|9[1589])/;

/** How many of the digits, from the first on, are a bank card number (Luhn); 0 when none are. A group may follow it. */
export function cardDigits(text: string): number {
  const digits = toDigits(text);
  if (!issuers.test(digits)) return 0;
  const withoutLastGroup = toDigits(text.replace(/[ .-][^ .-]*$/, "")).length;
  return (
    [digits.length, withoutLastGroup].find(
      (length) => length >= 13 && length <= 19 && isLuhn(digits.slice(0, length)),
    ) ?? 0
  );
}

function isLuhn(digits: string): boolean {
  if (/^(.)\1*$/.test(digits)) return false;
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i]);
    sum += i % 2 === 0 ? digit : digit < 5 ? digit * 2 : digit * 2 - 9;
  }
  return sum % 10 === 0;
}

/** A United States number that was ever given out. */
export function isSocialSecurity(text: string): boolean {
  const [area = "", group = "", serial = ""] = text.split("-");
  return area !== "000" && area !== "666" && group !== "00" && serial !== "0000";
}

/** How long an IBAN is, by country (ISO 13616). */
const ibanLengths = new Map(
  [
    "NO15 BE16 DK18 FI18 FO18 GL18 NL18 SD18 MK19 SI19 AT20 BA20 EE20 KZ20 LT20 LU20 XK20 CH21 HR21 LI21 LV21 BG22",
    "BH22 CR22 DE22 GB22 GE22 IE22 ME22 RS22 VA22 AE23 GI23 IL23 IQ23 OM23 SO23 TL23 AD24 CZ24 ES24 MD24 PK24 RO24",
    "SA24 SE24 SK24 TN24 VG24 LY25 PT25 ST25 IS26 TR26 BI27 DJ27 FR27 GR27 IT27 MC27 MR27 SM27 AL28 AZ28 BY28 CY28",
    "DO28 GT28 HU28 LB28 NI28 PL28 SV28 BR29 EG29 PS29 QA29 UA29 JO30 KW30 MU30 YE30 MT31 SC31 LC32 RU33",
  ].flatMap((line) => line.split(" ").map((entry) => [entry.slice(0, 2), Number(entry.slice(2))] as const)),
);

/** How many of the letters and digits, from the first on, are an IBAN (mod 97); 0 when none are. */
export function ibanLength(text: string): number {
  const signs = text
    .normalize("NFKC")
    .replace(/[^0-9A-Za-z]/g, "")
    .toUpperCase();
  const length = ibanLengths.get(signs.slice(0, 2)) ?? 0;
  if (length === 0 || signs.length < length) return 0;
  const turned = signs.slice(4, length) + signs.slice(0, 4);
  let rest = 0;
  for (const sign of turned) {
    const value = Number.parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1 ? length : 0;
}

/** Random letters of both cases and digits: no hash, no path, no text in base64. */
export function isRandomKey(text: string): boolean {
  if (![/[A-Z].*[A-Z]/, /[a-z].*[a-z]/, /[0-9]/].every((kind) => kind.test(text))) return false;
  const counts = new Map<string, number>();
  for (const sign of text) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= (count / text.length) * Math.log2(count / text.length);
  return bits > 4.2 && !/[\x20-\x7e]{8}/.test(Buffer.from(text, "base64").toString("latin1"));
}
