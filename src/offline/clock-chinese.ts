/** An hour as it is written in a plan, with its half of the day; never ten of a quarter past ten. */
export const clock =
  "(?:清晨|早上|上午|中午|下午|晚上|傍晚)?(?:[一二两三四五六七八九十]{1,3}|\\d{1,2})(?:点(?:半|[一三]刻|钟)?(?!半|[一三]刻)|[:：]\\d\\d)";
