import { pattern } from "../base/pattern.ts";
import { arranging } from "./arranging-chinese.ts";
import { besidePlan } from "./beside-plan-chinese.ts";
import { clock, minutesBehind } from "./clock-chinese.ts";
import { behindPlan, colloquial, isPlan } from "./colloquial-chinese.ts";
import { metAt } from "./met-at-chinese.ts";
import { moving } from "./moving-chinese.ts";
import { notedPlans } from "./noted-plans-chinese.ts";
import { onlyOnce } from "./once-chinese.ts";
import { plainChanges } from "./plain-changes-chinese.ts";
import { plainFacts } from "./plain-facts-chinese.ts";
import { plainLooks } from "./plain-looks-chinese.ts";
import { plainPeople } from "./plain-people-chinese.ts";
import { plainPlans } from "./plain-plans-chinese.ts";
import { plainQuestions } from "./plain-questions.ts";
import { plainWishes } from "./plain-wishes-chinese.ts";

/** Where a clause begins: nothing is taken out of the middle of a name. */
const clause = String.raw`(?<=^|[，,。；;！!：:\s])`;
const pleads = "(?:请|麻烦|劳烦|烦请|有劳|拜托|劳驾)+(?:一下)?(?:你|您)?";
const forMe = "(?:帮我|帮忙|替我|给我|为我|帮)?";
const length = "(?:半|一|两|三|四|五|十|\\d+)(?:个半?)?(?:小时|钟头|分钟|刻钟|天|周)";

/** How people say it, and how the rules know it; each stands for a kind of sentence, and changes no name. */
const forms: readonly (readonly [RegExp, string])[] = [
  [/[~～]+(?=[。！!]?$)/, ""],
  // 先试一下：明天三点演示: an opening, and no part of the name.
  [/^我?(?:先|再|来|就)*(?:试一?试看?|试一?下|测试?一下|来一?[个条])(?:吧|哈|啊|看)?[：:，,]\s*(?=\S{4,})/, ""],
  // 日历加一条：…, 新日程：…: what it is for.
  [
    pattern()`
      ^(?:请|麻烦)?(?:帮我|给我|替我)?[往在]?(?:我的?)?(?:(?:日历|日程表?)(?:里|上|中)?(?:加|添|记|写|放|建|新增)(?:上|入|进)?(?:一?[条个件项])?
      (?:新?日程|事情?|提醒|安排)?|新(?:日程|安排|事项)|备忘)[：:]\s*(?=\S{4,})
    `,
    "",
  ],
  // 我对青霉素过敏，这个很重要: so it is to be kept.
  [/(?<=^我[^，,。?？]{3,})[，,]?\s*(?:这个|这点|这一点|这事儿?)(?:很|特别|非常)重要[!！。]?$/, "，记住"],
  // How much it matters that it is kept is no part of what is kept.
  [/(?:一定|务必|千万|必须|可(?=得|要|别))+(?=[要得]*(?:给我|帮我|替我)?(?:记[住得着好牢]|别忘|不要忘))/, ""],
  // 看牙医的地址是南京西路1038号，写进去: that it is to be written is what is done.
  [
    pattern()`
      (?<=^(?!.*(?:(?<!地)点|[:：]\d\d))[^，,。]{2,}(?:地点|地址|位置|标题|名字|名称)(?:就?是|在|为|改成|改为|改到|换成)[^，,。]{2,})[，,]\s*
      (?:请|麻烦|你|帮我|给我|帮忙)*(?:写|填|补|加|更新|录|改)(?:进去?|上去?|入|一?下|好|过来)*[吧哈啊]?[。！!]?$
    `,
    "",
  ],
  // Courtesy in front of a question or of an entry: 烦请告知，… and 麻烦您替我记上：….
  [
    new RegExp(
      `^(?:(?:您|你)好[，,！!。\\s]*)?(?:${pleads}|我?想)(?:告知|告诉(?:我|一?下)*|问(?:一?下)?|请教(?:一?下)?)[，,：:\\s]+`,
    ),
    "",
  ],
  [
    new RegExp(
      `^(?:(?:您|你)好[，,！!。\\s]*)?(?:${pleads})?(?:帮我|替我|给我|为我)(?:记|写|加|登记|安排|添)(?:上|一笔|一?下|下来?|个|一个)(?:日程|` +
        `安排|行程|事)?[：:]\\s*`,
    ),
    "帮我记一下：",
  ],
  // 请于明天下午三点安排…, 望周五十点安排…: letters begin so.
  [new RegExp(`^(?:烦请|敬请|请|望|盼)(?:您|你)?(?:于|在)?(?=[^，,。]*${clock}[^，,。]*(?:安排|召开|预约|提醒))`), ""],
  // Courtesy behind a plan: …，请你写在日历, which is not what to remember; …，请帮我安排上.
  [
    new RegExp(
      `(?<=[点号日天周月:：\\d][^]*)${clause}${pleads}${forMe}(?:安排|写|记|加|添加|放|排|录|登记|标)(?:上|下来?|进去?|入|好|一下|到|` +
        `在)*(?:我的?)?(?:日历|日程表?|行程表?)(?:上|里|中)?(?:吧|一下)?(?=$|[，,。！!])`,
    ),
    "记在日历里",
  ],
  [
    new RegExp(
      `(?<=[点号日天周月:：\\d][^]*)${clause}${pleads}${forMe}(?:记录|登记|安排(?=$|[，,。！!])|(?:安排|写|记|加|添加|放|排|录|登记|` +
        `标)(?:上|下来?|进去?|入|好|一下|到|在)+)(?:我的?)?(?:(?:日历|日程表?|行程表?)(?:上|里|中)?)?(?:吧|一下)?(?=$|[，,。！!])`,
    ),
    "帮我记一下",
  ],
  // 请改到…, 请恢复, 请提醒我: a wish, and nobody of that name who is invited.
  [
    new RegExp(
      `${clause}${pleads}(?:务必|一定要?|千万)?(?=帮我|帮忙|替我|给我|把|将|改|换[到成个]|挪|移|推[迟后到]|提前|取消|删|恢复|撤|提醒我|记|写|添|安排|` +
        `定在|约|告诉我|查一?下|调整|叫上|喊上|拉上|带上|邀请)`,
      "g",
    ),
    "",
  ],
  [/(?<=[\u4e00-\u9fff\d])(?:请|麻烦)(?=(?:改|挪|移|换|调)[到成在至]|推迟|取消|删[除掉]|提醒我|恢复)/, ""],
  // 周四四点开会，请王磊参加: a guest.
  [/(?<=[，,]\s?)请([\u4e00-\u9fff]{2,4}?)(?:也|一起|来)*(?:参加|出席|列席)(?=[。！!]?$)/, "邀请$1"],
  [new RegExp(`${clause}替我(?=[\\u4e00-\\u9fff])`), "帮我"],
  // 能不能挪到四点，行不行？ asks for it.
  [
    /(?<=(?:改|挪|推|提前|取消|删|往[前后]|换)[^，,。?？]+)[，,]?\s*(?:行不行|好不好|可不可以|可以吗|行吗|好吗|成吗|成不成)[?？]?$/,
    "",
  ],
  // 看牙医那天换成下周四，还是三点: the day that it is on, and the hour that stays.
  [/(?<=^[^，,。]{2,10})(?:那天|的日子|的日期)(?=(?:改|换|挪|移)[到成至])/, ""],
  [new RegExp(`(?<=(?:改|换|挪|移|推)[到成至][^，,。点]{2,8})[，,\\s]+(?:时间)?还是(?=${clock}$)`), ""],
  // 换成周日过, 改到三点开始: what is done then is what is moved.
  [
    pattern()`
      (?<=(?:改|换|挪|移|推|调)[到成在至][^，,。]*(?:[点半刻天号]|周[一二三四五六日]|[早晚]上|[上下]午|[:：]\d\d))再?(?:过|举行|进行|开|吃|上|聚|见|
      办)(?=[吧了]*[。！!]?$)
    `,
    "",
  ],
  // 瑜伽改到七点半，周二那节: which one, behind what is to be done with it.
  [
    pattern()`
      ^([^，,。]{2,10}?(?:从[^，,。]+)?(?:改到|改成|挪到|取消|推迟|推到|提前|换到|换成|删)[^，,。]*)[，,]\s*(?:是)?((?:下?(?:周|星期|
      礼拜)[一二三四五六日天]|[今明后]天)(?:[早晚]上|[上下]午)?)的?那[节个场次顿堂]$
    `,
    "$2的$1",
  ],
  // 项目同步取消，改成明天下午三点 is moved.
  [
    new RegExp(
      `^([^，,。]{2,}?)(?:先)?(?:取消|不[开上去办吃]了?)[，,\\s]+(?:改成|改到|改为|换到|换成|挪到)(?=[^，,。]*${clock}$)`,
    ),
    "$1改到",
  ],
  // 第三个换个时间，改周三下午两点: said twice, and the second time with when.
  [
    new RegExp(
      `^([^，,。]{2,12}?)(?:换|改|挪)(?:个|一?下)时间[，,\\s]+(?:(?:改|换|挪|放|推)(?:到|成|在)?)?(?=[^，,。]*${clock}$)`,
    ),
    "$1改到",
  ],
  // 每周四晚上七点半合唱团排练到九点: the end beside the beginning.
  [
    new RegExp(
      `^((?!把|将)[^，,。]*?${clock}${minutesBehind})((?![^，,。]*(?:改|推|延|挪|提前|取消))` +
        `[\\u4e00-\\u9fff]{2,8}?)[到至](${clock}${minutesBehind})(?=$|[，,。])`,
    ),
    "$1到$3$2",
  ],
  [/(?<=[到至~-][^，,。]{1,6}(?:点[半钟]?|[:：]\d\d))之间/, ""],
  [/^缩短?(?:成|为|至|到)(?=[一二两三四五六七八九十半\d])/, "时长改成"],
  [/缩短?(?:成|为|至)(?=[一二两三四五六七八九十半\d])/, "缩短到"],
  // 以后每个礼拜三都是: of what was just planned.
  [
    /^(?:以后|之后|往后)?每个?((?:周|星期|礼拜)[一二三四五六日天]?|天|月)都(?:是|这样|一样|如此)(?:的|吧)?[。！!]?$/,
    "改成每$1",
  ],
  // 月底31号 is the 31st; 之后每三个月一次 begins with the one that was named.
  [/(?:这个?|本)?月(?:底|末)(?=(?:2[5-9]|3[01]|二十[五六七八九]|三十一?)[号日])/, ""],
  [/(?<=[，,]\s*)(?:之后|以后|往后|此后)(?=每)/, ""],
  [/^(每(?:两|三|四|隔一)?个?周一次)[，,]\s*(?=周[一二三四五六日])(.*)[，,]\s*从([这本下])周(?:起|开始)$/, "$1，$3$2"],
  // 帮我约王磊，周四十一点谈入职 is with him then, and so is 和王磊约周四十二点吃饭.
  [
    new RegExp(
      `^(?:帮我|给我)?约(?:一下|上)?([^，,。约了]{2,6})[，,]\\s*([^，,。]*${clock})((?:谈|聊|吃|喝|见|讨论|商量|过|对|开)[^，,。]+)`,
    ),
    "$2和$1$3",
  ],
  [new RegExp(`^(?:我)?([和跟与][^，,。约]{1,10}?)约(?:了|好了?|在|定)?(?=[^，,。]*${clock}[^，,。]{2,})`), "$1"],
  [/[，,]\s*(?:航班|车次|班次)号?(?:是|：|:)?\s*([A-Z]{1,2}\d{2,5})$/, " $1"],
  [/^(?:不是[，,]\s*)?我(?:是说|的意思是)[，,：:]?\s*(?=拒绝|接受|取消|删|把|改[到成])/, ""],
  [new RegExp(`^(?:帮我)?占(?:住|上|着)?(?=[^，,。]*${clock}[，,])`), ""],
  // A form that was filled in: 标题：读书会 时间：周日晚上8点 地点：线上.
  [/(?<=\S)\s+(?=(?:标题|主题|时间|日期|地点|地址|提醒|备注)[：:])/g, "，"],
  [/(?<=^|[，,])\s*(?:时间|日期)[：:]\s*(?=\S)/g, ""],
  // 把老婆生日加到日历里，5月20号: what, and behind it when.
  [
    pattern()`
      ^(?:帮我)?把([^，,。]{2,14}?)(?:加|放|写|记|添加|存|录)(?:到|进|在|入)(?:我的?)?(?:日历|日程表?|行程表?)(?:里面?|上|中)?
      [，,：:\s]+([^，,。]*?(?:[号日天]|周[一二三四五六日])[^，,。]*)
    `,
    "$2$1",
  ],
  [/改在(?=[^，,。楼室]*(?:点|[:：]\d\d))/, "改到"],
  [new RegExp(`之前(?=${length})`), "前"],
  [new RegExp(`(?<=前${length})[，, ]+(?=(?:提醒|叫|喊|通知|告诉)我)`), ""],
  // 别忘了提前半小时叫我: that it is not forgotten is what the reminder is for.
  [/(?<=[，,。\s])(?:别忘了|记得|到时候?|务必|一定要?|千万要?)+(?=提前\S+(?:叫|喊|提醒|通知))/, ""],
  [/(?<=(?:小时|分钟|钟头)的?)空(?=[吗么没有]*[?？]?$)/, "空闲"],
  [/^(?:哎呀?|唉|糟糕|糟了)[，,！!]?\s*(下雨|下雪|堵车|生病)了?(?=[，,])/, "$1了"],
  // Whoever flies takes a flight.
  [
    new RegExp(
      `(?<=飞[^，,。]{2,6}[，,\\s][^，,。]*${clock}(?:[一二三四五\\d]{1,3}分?)?)的?(?:航班|飞机|班机)(?=$|[，,。])`,
    ),
    "",
  ],
  [
    pattern()`
      ^(今天|今晚|中午|今天中午|明天|明晚|后天|周[一二三四五六日])?我?不(?:跟|和|与)([\u4e00-\u9fff]{2,4}?)
      (?:一起)?吃饭?了[，,\s]+(?:帮我)?(?:把)?(?:那[个条顿])?(?:取消|删)(?:[了掉除吧]|那[个条顿])*$
    `,
    "取消$1和$2吃饭",
  ],
  // Words of letters.
  [/(?:的)?(?:地点|地址|位置)?(?:是|为|位于|在)*何处(?=[?？]?$|举行|召开|集合|见面)/, "在哪里"],
  [/的(?:地点|地址|位置)(?:是)?在(?:哪里?|哪儿)(?=[?？]?$)/, "在哪里"],
  [/(?:于|在|是)?何时(?=[?？]?$|开始|结束|举行)/, "什么时候"],
  [/(?<=有)何(?=安排|日程|计划|活动|会议|行程)/, "什么"],
  [/几点(?:钟)?(?:才)?(?:完事?|散会?|收工|下课)(?=[啊呀呢]?[?？]?$)/, "几点结束"],
  // 瑜伽有几节: they are told with their times, and can be counted.
  [
    /^((?:[这本下]个?(?:周|星期|礼拜|月)|今天|明天)?)([^，,。?？有]{2,8})有几[节堂次场趟][啊呀呢]?(?=[?？]?$)/,
    "$1$2是什么时候",
  ],
  [/^(那?[她他])的(?:工作|职业|岗位|职务)(?=呢?[?？]?$|是(?:什么|啥))/, "$1的职位"],
  [/^存(?:个|一个|一?下)?(?:新)?号(?:码)?[：:，,\s]+(?=\S)/, "存个电话 "],
  [
    pattern()`
      ^(?:以后|今后|往后|从现在起|从今以后|从今往后)[，,]?(?:你|请)?(?:就|都|可以)?(?:喊|称呼)我(?:为|叫)?(?=(?!起|吃|去|开|上|下|出|来|早|睡|一声)
      [^，,。\s\d]{1,6}$)
    `,
    "以后叫我",
  ],
  // Why somebody goes from the address book is no part of the wish.
  [
    pattern()`
      (?<=(?:通讯录|联系人)[^，,。\s]*(?:删|移除|去掉)[掉了除吧]*)[，,。\s]+(?:我们?|[他她])?(?:以后|已经|再也|早就|现在|都)*
      (?:不再?(?:联系|来往|合作|需要|用)|没联系|用不着|用不上|离职|绝交)(?:[她他])?了?$
    `,
    "",
  ],
  // 早上八点半，在操场，大概到十一点: the end beside the beginning.
  [
    new RegExp(
      `^((?:(?!${clock}).)*${clock}${minutesBehind})(?![\\d分到至~–-])((?:(?!${clock}).)*?)[，,\\s]+(?:大概|大约|估计|预计|差不多|` +
        `应该|可能)*(?:要|会|得)*(?:开|上|玩|吃|喝|聊)?到(${clock})(?:左右|结束|吧|的样子)*[。]?$`,
    ),
    "$1到$3$2",
  ],
  // 加一个约会，周五六点，跟朋友吃饭: what it is stands at the end.
  [
    new RegExp(
      `^((?:我?想要?|帮我)*(?:加|添加|安排|新建|建|记)(?:一)?个)(?:约会|活动|日程|安排|事|` +
        `行程)[，,：:]\\s*([^，,。]*${clock})[，,]\\s*((?:跟|和|与|去|陪|带|给|到)[^，,。]+)[。]?$`,
    ),
    "$2$3，帮我记一下",
  ],
  // English words of command among Chinese ones.
  [/^block(?:一下|掉|出来?|住)?\s*(?=[\u4e00-\u9fff\d])/i, "预留"],
  [/(?<=[\u4e00-\u9fff]\s?)invites?(?=\s?(?:没|还|要|未|待|吗|么|[?？]|$))/i, "邀请"],
  [/^cancel(?:掉|了|一下)?\s*(?=[\u4e00-\u9fff])|(?<=[\u4e00-\u9fff]\s?)cancel(?=掉|了|吧|一下|$)/i, "取消"],
  [/(?<=[\u4e00-\u9fff]\s?)(?:move|reschedule|shift)\s?到(?=\S)/i, "改到"],
  [/(?<=[\u4e00-\u9fff]\s?)decline(?=掉|了|吧|一下|$)|^decline(?:掉|了|一下)?\s*(?=[\u4e00-\u9fff])/i, "拒绝"],
  [/(?<=[\u4e00-\u9fff]\s?)accept(?=掉|了|吧|一下|$)|^accept(?:了|一下)?\s*(?=[\u4e00-\u9fff])/i, "接受"],
  // A room or a ticket is booked elsewhere.
  [/^(?:帮我|给我)?book(?:一下)?(?=.*(?:会议室|票|酒店|餐厅|位子?|房))/i, "帮我订"],
  [/^(?:帮我|给我)?(?:book|schedule)(?:一下)?\s*(?:一?个)?\s*(?=[\u4e00-\u9fff\d])/i, "帮我安排"],
  [/(?<=[\u4e00-\u9fff]\s?)delay(?=\s?(?:半|一|两|\d))/i, "推迟"],
  [/^check(?:一下|下)\s*(?=[\u4e00-\u9fff\d])/i, "看一下"],
  [/remind\s?(?:一下)?我/i, "提醒我"],
];

/** What is longer is judged by its beginning, as elsewhere. */
const longest = 300;

/** Says a Chinese message as the rules know it, before anything is read from it. */
export function plainChinese(text: string): string {
  if (/["“「『]/.test(text)) return text;
  const said = text.slice(0, longest);
  const all = [
    ...arranging,
    ...colloquial,
    ...plainPlans,
    ...plainChanges,
    ...besidePlan,
    ...notedPlans,
    ...metAt,
    ...moving,
    ...plainWishes,
    ...plainPeople,
    ...plainFacts,
    ...plainLooks,
    ...(isPlan(said) ? behindPlan : []),
    ...onlyOnce,
    ...forms,
    ...plainQuestions,
  ];
  return all.reduce((plainly, [form, plain]) => plainly.replace(form, plain), said);
}
