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

/** A day written as 5.20: month and day of a year, and nothing that is measured. */
export const dotted = (flags: string): RegExp =>
  new RegExp(
    String.raw`(?<![\d.A-Za-z])(1[0-2]|[1-9])\.(3[01]|[12]\d|0?[1-9])(?:[日号]|(?![\d.]|` +
      String.raw`\s*(?:个?小时|公里|千米|[米元块折倍亿万版度分%％]|[kK]m)))`,
    flags,
  );

/** Behind these 一点 is "a bit", and not one o'clock: 短一点, 早一点. */
export const aBit = "早晚短长大小多少高低近远好轻重紧松快慢简单细宽窄深浅强弱软硬暖冷热凉急缓差便宜贵";

/**
 * Minutes behind 点 without 分: twenty, 零五, 05. A single figure is none and begins what is done then: 三点一对一, 三点五金店.
 */
export const bareMinute =
  "(?:\\d{2}|[零〇][一二三四五六七八九]|[二三四五]十[一二三四五六七八九]?|十[一二三四五六七八九]|[二三四五][一二三四五六七八九](?=$|[\\s，,。]))";

/** What stands behind 点: 整, 半, 一刻, 三刻, or the minutes. */
export function toMinute(text: string | undefined): number {
  if (text === undefined || text === "整") return 0;
  return { 半: 30, 一刻: 15, 三刻: 45 }[text] ?? toNumber(text.replace("分", ""));
}

export function toNumber(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const [tens = "", ones = ""] = text.includes("十") ? text.split("十") : ["", text];
  // 零五 is five, and 二五 (in 两点二五) is twenty-five.
  const small = [...ones].reduce((sum, digit) => sum * 10 + (digits[digit] ?? 0), 0);
  return text.includes("十") ? (tens === "" ? 1 : (digits[tens] ?? 0)) * 10 + small : small;
}
