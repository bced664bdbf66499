/** Days of the week as the calendar writes them, Monday first. */
export const codes = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];
export const workdays = codes.slice(0, 5);
export const weekendDays = codes.slice(5);

export const dayName = "(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?";
/** Tuesday, "Tuesdays and Thursdays", "Mon, Wed and Fri". */
export const englishDays = `${dayName}(?:(?:,? and |, ?| ?& ?|/)${dayName})*`;
const chinese = "[一二三四五六日天]";
/** 一, 一三五, 二和周四; not 一三 before 点, which is Monday at three. */
export const chineseDays = `${chinese}(?:[、,，和跟及]?(?:周|星期|礼拜)?${chinese}(?![点时月号:：]))*`;

export function toCodes(text: string): string[] {
  const found = /\p{Script=Han}/u.test(text)
    ? [...text.matchAll(/[一二三四五六日天]/g)].map(([day]) => "一二三四五六日".indexOf(day === "天" ? "日" : day))
    : [...text.toLowerCase().matchAll(/mon|tue|wed|thu|fri|sat|sun/g)].map(([day]) =>
        ["mon", "tue", "wed", "thu", "fri", "sat", "sun"].indexOf(day),
      );
  return codes.filter((_, at) => found.includes(at));
}
