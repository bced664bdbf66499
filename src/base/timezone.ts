// Checked before any library sees the name: engines resolve `CST` to America/Chicago and take `+08:00` for a zone.
const areaAndCity = /^[a-z][a-z0-9_+-]*(?:\/[a-z0-9_+-]+){1,2}$/;
const maxLength = 64;

/**
 * The names of the tz database that have no area. Engines know many more words than these, most of them abbreviations
 * that stand for several zones; `Factory` is none.
 */
const alone = new Set(
  (
    "cet cst6cdt cuba eet egypt eire est est5edt gb gb-eire gmt gmt+0 gmt-0 gmt0 greenwich hongkong hst iceland iran " +
    "israel jamaica japan kwajalein libya met mst mst7mdt navajo nz nz-chat poland portugal prc pst8pdt roc rok " +
    "singapore turkey uct universal utc w-su wet zulu"
  ).split(" "),
);

/** Where the engine's name is one that the tz database has left behind: it never changes those it once had. */
const renamed: Readonly<Record<string, string>> = {
  "Africa/Asmera": "Africa/Asmara",
  "America/Buenos_Aires": "America/Argentina/Buenos_Aires",
  "America/Catamarca": "America/Argentina/Catamarca",
  "America/Coral_Harbour": "America/Atikokan",
  "America/Cordoba": "America/Argentina/Cordoba",
  "America/Godthab": "America/Nuuk",
  "America/Indianapolis": "America/Indiana/Indianapolis",
  "America/Jujuy": "America/Argentina/Jujuy",
  "America/Louisville": "America/Kentucky/Louisville",
  "America/Mendoza": "America/Argentina/Mendoza",
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Atlantic/Faeroe": "Atlantic/Faroe",
  "Europe/Kiev": "Europe/Kyiv",
  "Pacific/Enderbury": "Pacific/Kanton",
  "Pacific/Ponape": "Pacific/Pohnpei",
  "Pacific/Truk": "Pacific/Chuuk",
};

// Zones that exist, by their names in lower case: the few hundred there are.
const known = new Map<string, string>();

/**
 * The name under which a zone is kept, or undefined when there is no such zone: any name of the tz database in any
 * case, `japan` for Asia/Tokyo, `US/Pacific` for America/Los_Angeles, and what is UTC by another name as UTC.
 */
export function toTimezone(name: string): string | undefined {
  if (name.length > maxLength) return undefined;
  const key = name.toLowerCase();
  const found = known.get(key);
  if (found !== undefined) return found;
  // ICU keeps zones that the tz database dropped long ago under SystemV.
  if (!alone.has(key) && (!areaAndCity.test(key) || key.startsWith("systemv/"))) return undefined;
  try {
    const { timeZone } = new Intl.DateTimeFormat("en", { timeZone: key }).resolvedOptions();
    const zone = renamed[timeZone] ?? timeZone;
    known.set(key, zone);
    return zone;
  } catch {
    return undefined;
  }
}
