/** Minutes behind an hour, which are no part of what is done then. */
export const minutesBehind =
  "(?:[零〇一二三四五]?十[一二三四五六七八九]?分?|[零〇][一二三四五六七八九]分?|[一二三四五六七八九]分|[0-5]\\d分?)?" +
  "(?![半整刻零〇十分\\d]|[一二两三]刻|[一二三四五六七八九]十|[一二三四五六七八九]+分)";

/** An hour as it is written in a plan, with its half of the day; never ten of a quarter past ten. */
export const clock =
  "(?:清晨|早上|上午|中午|下午|晚上|傍晚)?(?:[一二两三四五六七八九十]{1,3}|\\d{1,2})(?:点(?:半|[一三]刻|钟)?(?!半|[一三]刻)|[:：]\\d\\d)";
