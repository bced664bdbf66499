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
  const withoutLastGroup = toDigits(text.replace(/[ -][^ -]*$/, "")).length;
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
