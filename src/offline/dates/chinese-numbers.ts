const digits: Record<string, number> = {
  零: 0,
  〇: 0,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};

/** A number up to 99, in digits or characters. */
export const number = "(?:\\d{1,2}|[零〇一二两三四五六七八九十]{1,3})";

export function toNumber(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const [tens = "", ones = ""] = text.includes("十") ? text.split("十") : ["", text];
  // 零五 is five, and 二五 (in 两点二五) is twenty-five.
  const small = [...ones].reduce((sum, digit) => sum * 10 + (digits[digit] ?? 0), 0);
  return text.includes("十") ? (tens === "" ? 1 : (digits[tens] ?? 0)) * 10 + small : small;
}
