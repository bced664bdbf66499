/**
 * Letters and digits in their plain form: full-width, bold, circled ones and the signs between them (NFKC). Only what
 * becomes exactly one ASCII sign is changed, so that a text never grows, and not what ends a Chinese sentence.
 */
export function foldWidth(text: string): string {
  if (!/[\uff01-\uff5e\u2460-\u24ff\u{1d400}-\u{1d7ff}]/u.test(text)) return text;
  return text.replace(/[\uff01-\uff5e\u2460-\u24ff\u{1d400}-\u{1d7ff}]/gu, (sign) => {
    const plain = sign.normalize("NFKC");
    return /^(?![,;!?()])[!-~]$/.test(plain) ? plain : sign;
  });
}
