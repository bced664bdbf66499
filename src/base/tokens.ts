/**
 * About how many tokens a text has, rather too many than too few: one per three ASCII characters (English has one per
 * four, JSON and ids one per two or three), one per other character (Chinese has fewer than one).
 */
export function textTokens(text: string): number {
  // Characters beyond ASCII take two bytes of UTF-8 more than units of UTF-16, most of them: counting bytes is much
  // faster than counting characters.
  const others = Math.ceil((Buffer.byteLength(text) - text.length) / 2);
  return others + Math.ceil((text.length - others) / 3);
}
