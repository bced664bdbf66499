import { findTimes } from "../dates/dates.ts";
import type { When } from "../dates/when.ts";
import { tidy, type Heard } from "./intent.ts";

const thing = "(?:的)?(?:一)?(?:个|件|场|项|节)?(?:会议?|事情?|安排|日程|课|活动|行程)?";
const when = "(?:几点|什么时候|啥时候|何时)";
const which = `(?:是|在)?(?:${when}|什么|啥|哪个|哪里?|哪儿)`;
const i = "(?:的|我|那天)*";

/** 明天第一个会几点, 周三最早的安排是什么, 后天几点开始忙. */
const first = new RegExp(
  `^(?<day>.*?)${i}(?:最早|第一|头一|最先)${thing}${which}(?:开始|开|上|举行)?的?$|` +
    `^(?<day2>.*?)${i}最早(?:要|得)?${when}(?:有事|开会|开始|有安排|忙|上课)?$|` +
    `^(?<day3>.*?)${i}(?:从)?${when}开始(?:忙|有事|有会|开会|有安排)$`,
);

/** 今天最后一个会几点结束, 周三最晚忙到几点, 明天几点能下班. */
const last = new RegExp(
  `^(?<day>.*?)${i}(?:最后|最晚|最迟)${thing}${which}(?:开始|结束|散会?|开完|完)?的?$|` +
    `^(?<day2>.*?)${i}(?:最晚|最迟)?(?:要|得|会)?(?:忙|开会|工作|上课)到${when}$|` +
    `^(?<day3>.*?)${i}${when}(?:才能|能|可以|才)?(?:下班|忙完|收工|完事|解放|闲下来|忙好)$`,
);

/** The first thing of a day or the last, as it is asked for in Chinese. */
export function readEndsOfDay({ text, now, language }: Heard): { when?: When; isFirst: boolean } | undefined {
  const bare = text.replace(/(?:来着|呢|啊|呀)+$/, "");
  const early = first.exec(bare)?.groups;
  const day = Object.values(early ?? last.exec(bare)?.groups ?? {}).find((one) => one !== undefined);
  if (day === undefined) return undefined;
  const { when: asked, rest } = findTimes(day, now, language);
  // 瑜伽课第一次是几点 is asked of one event, not of a day.
  if (/\p{L}/u.test(tidy(rest)) || asked?.time !== undefined) return undefined;
  // 第一个是什么, and nothing more, is a line of the list that was shown.
  if (asked === undefined && !/会|事|安排|日程|课|活动|行程|忙|下班|收工/.test(bare)) return undefined;
  return { ...(asked && { when: asked }), isFirst: early !== undefined };
}
