import { pattern } from "../../base/pattern.ts";
import { anyCity, zoneOf } from "../dates/cities.ts";
import { phrases } from "../phrases.ts";
import { wordSpan } from "../wording.ts";
import type { Heard, Intent } from "./intent.ts";
import { tell } from "./today.ts";

const now = "(?:现在|这会儿|此刻|目前|当前|这时候)?";
const here = "(?:我们?(?:这边|这里|这儿)?|咱们?(?:这边|这儿)?|这边|这里|国内|中国|北京)";
const asked = pattern()`
  ^${now}(?:在)?(?<city>${anyCity})(?:那边|那里|那儿|当地)?${now}(?:的)?(?:时间)?(?:是)?(?:几点|什么时间|多少点|什么时候|时间|白天还是(?:晚上|黑夜|夜里|半夜)|
  晚上还是白天)(?:钟|了|啦)*$|
  ^(?<city2>${anyCity})(?:那边)?(?:跟|和|与|比|同)?(?:${here})?(?:的?时差|[相差早晚快慢])+(?:是|有|多)*(?:几个?小时|多少小时|几个?钟头|多少|多久|
  多长时间)(?:的?时差)?$|
  ^${here}(?:跟|和|与|比|同)(?<city3>${anyCity})(?:的?时差|[相差早晚快慢])+(?:是|有|多)*(?:几个?小时|多少小时|几个?钟头|多少|多久)(?:的?时差)?$
`;

/** 现在纽约几点, 东京跟我们差几个小时: what the clock says elsewhere, and by how much it differs. */
export function hearTimeElsewhere({ text, language, now: here }: Heard): Intent | undefined {
  const { city, city2, city3 } =
    (language === "en" ? null : asked.exec(text.replace(/[呀啊呢吗]+$/, "")))?.groups ?? {};
  const name = city ?? city2 ?? city3 ?? "";
  const zone = zoneOf(name);
  if (zone === undefined) return undefined;
  const there = here.withTimeZone(zone);
  const hours = (there.offsetNanoseconds - here.offsetNanoseconds) / 3.6e12;
  return tell(({ language: spoken }) => phrases[spoken].isTimeIn(name, wordSpan(there, undefined, spoken), hours));
}
