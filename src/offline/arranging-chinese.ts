import { clock } from "./clock-chinese.ts";

const number = "(?:[一二两三四五六七八九十]{1,3}|\\d{1,2})";
const day = `(?:[今明后]天?|大后天|[这本下]?个?(?:周|星期|礼拜)[一二三四五六日天]|(?:下个?月|这个?月|${number}月)?${number}[号日])的?`;
const when = `(?:${day}\\s?)?${clock}(?:[一二三四五\\d]{1,3}分)?(?:[到至~-]${clock})?`;
const length = "(?:半|[一两二三四五六七八九十]|\\d+)(?:个半?)?(?:小时|钟头|分钟|刻钟)";
const please = "(?:请|麻烦|帮我|给我|替我|先|再)*";
/** Time is kept with one of these, and none of them is what it is kept for. */
const keeps = "(?:占|锁|卡|划|留|空|腾|block)";
/** Who one arranges it with: a name, and no piece of a time. */
const who =
  "((?![我你他她它个位车一了])[^，,。\\s今明后下这本周星礼个点号约好了的]{2,6}?|[A-Z][A-Za-z]+(?: [A-Z][A-Za-z]+)?)";
const agreed = "(?:那边)?(?:都|已经)?(?:说|讲|谈|商量|定|约|聊|沟通|敲定|确认)好了?[，,]?\\s*";
/** Whoever does this for a living is asked to come, and does it alone. */
const hired = "(?![^，,。]{0,3}(?:保洁|家政|师傅|阿姨|代驾|搬家|维修|物业|医生|专家|教练|外卖))";

/** How time is kept and how a plan came about, without which it is the plan: 周四两点帮我占个位，跟导师碰论文. */
export const arranging: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `(?<=${clock}[^，,。]{0,3}?)${please}${keeps}(?:一?个(?:位子?|坑|时间段?|时段|档期?|空)|住|上|着|一?下|出来)+[，,]\\s*(?=\\S{2,})`,
      "i",
    ),
    "，",
  ],
  [
    new RegExp(
      `(?<=${clock}|[上下]午|晚上|早上)${please}${keeps}[住出]?(${length})(?:的?时间)?(?:出来)?(?=给[^，,。\\s]{3})`,
      "i",
    ),
    "预留$1，",
  ],
  [
    new RegExp(
      `(?<=${clock}|[上下]午|晚上|早上)${please}${keeps}[住出]?(${length})(?:的?时间)?(?:出来)?(?:用来|来)?` +
        "(?=[，,][^]*\\S{2}|(?!后|前|之|以)[^，,。\\s]{2})",
      "i",
    ),
    "预留$1",
  ],
  // 周四周五两天停水: how many they are has been told with them.
  [new RegExp(`(?<=^(?:${day}[和、及跟]?\\s?){2})(?:这)?(?:两|2)天(?:都|要|得)?(?=[^，,。\\s有]{2,}$)`), ""],
  // 从3月23日到4月3日休年假: a plan.
  [
    new RegExp(
      `^(?:我|我们)?从(?=${day}[到至]${day}(?!.*(?:[吗呢么?？]|什么|哪|几|多少|有空|有没有|忙|看|查|安排|日程|每|改|挪|推|取消|删|帮))[^，,。\\s]{2,})`,
    ),
    "",
  ],
  // 跟物业说好了周六上午十点来修水管: they come.
  [new RegExp(`^(?:我|刚刚?|已经)*[跟和与]${who}${agreed}(${when})(?=(?:来|过来|上门)[^，,。]{2,})`), "$2$1"],
  // 和老师约好了周五下午四点去他办公室
  [
    new RegExp(`^(?:我|刚刚?|已经)*[跟和与]${who}${agreed}(${when})去[他她]们?的?(?=家|办公室|公司|单位|学校|店里|那)`),
    "$2去$1",
  ],
  [new RegExp(`^(?:我|刚刚?|已经)*([跟和与])${who}${agreed}(${when})(?=[^，,。]{2,})`), "$3$1$2"],
  // 帮我约明天上午十点体检
  [new RegExp(`^(?:我?(?:想要?|要|打算)|${please})(?:预)?约(?:一?下|一?个|在|到)?(?=${when}[^，,。\\s的]{2,})`), ""],
  // 约李娜周四下午三点喝咖啡 is with her; 叫王磊三点来开会 asks for him.
  [
    new RegExp(
      `^(?:我|${please})(?:约|喊|叫|拉)了?${hired}${who}\\s?(${when})(?:一起|一块儿?)?` +
        "(?!来|参加|过来|给|把|帮|起|去接|去拿|去取|送|交)([^，,。\\s]{2,})",
    ),
    "$2和$1$3",
  ],
];
