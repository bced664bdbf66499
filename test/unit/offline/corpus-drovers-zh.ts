import { asks, books, changes, does, drops, finds, frees, invites, refuses, replies, talks, tells } from "./outcome.ts";
import type { Utterance } from "./utterance.ts";

/** Written after titles were cut by words and odd minutes were asked about, and committed before the measure. */
const vat = ["4月7号上午11点半报税电话会"];
const open = { or: /./ };

export const droversZh: readonly Utterance[] = [
  // new events
  books("4月7号上午11点半报税电话会", /^报税电话会$/, "2026-04-07T11:30"),
  books("周六早上七点牲畜拍卖", /^牲畜拍卖$/, "2026-03-21T07:00"),
  books("周二下午两点一刻我要见测量员", /见测量员/, "2026-03-17T14:15", {}, open),
  books("请安排3月24号8:30安全交底", /安全交底/, "2026-03-24T08:30"),
  books("周三下午五点小金做指甲", /做指甲/, "2026-03-18T17:00", {}, open),
  books("4月10号晚上7:45在城市剧院看歌剧", /看歌剧/, "2026-04-10T19:45", { location: "城市剧院" }),
  books("每天早上五点半喂牛", /^喂牛$/, "2026-03-17T05:30", { recurrence: { freq: "daily" } }),
  books("每个月第一个周日上午十点唱诗班", /唱诗班/, "2026-04-05T10:00", {
    recurrence: { freq: "monthly", by_weekday: ["1SU"] },
  }),
  books("每周一和周四早上七点一刻理疗", /^理疗$/, "2026-03-19T07:15", {
    recurrence: { freq: "weekly", by_weekday: ["MO", "TH"] },
  }),
  books("明天下午一点到四点刷篱笆", /^刷篱笆$/, "2026-03-17T13:00", { end_at: "2026-03-17T16:00" }),
  books("8月3号到14号休年假", /休年假/, "2026-08-03/2026-08-14"),
  books("二十分钟后提醒我看烤箱", /看烤箱/, "2026-03-16T09:32", { reminders: [0] }),
  books("周四早上8点20修排气管，头天晚上提醒我", /修排气管/, "2026-03-19T08:20", {}, open),
  books("周五上午十点头脑风暴，九十分钟", /^头脑风暴$/, "2026-03-20T10:00", { duration_minutes: 90 }),
  books("每周二晚上六点陶艺课，上到五月底", /^陶艺课$/, "2026-03-17T18:00", {
    recurrence: { freq: "weekly", until: /2026-05-31/ },
  }),
  books("3月28号周六上午九点女儿游泳比赛", /女儿游泳比赛/, "2026-03-28T09:00"),
  books("周五晚上八点和老丹看电影", /看电影/, "2026-03-20T20:00"),
  books("今天下午四点四十五彩排", /^彩排$/, "2026-03-16T16:45"),
  // with a catch
  tells("周日十点没准去湖边", /./, open),
  tells("健身每天早上六点，周日不练，练三周，1号跳过", /./, open),
  tells("明天四点不是老本就是小金接孩子", /./, open),
  tells("兽医周五九点或九点半有号", /./, open),
  tells("等李娜确认了就约周五三点", /./, open),
  tells("明天第一个会之前跟老马通个电话", /./, open),
  tells("三月最后一周除了26号我都不在", /./, open),
  tells("下周的会都砍一半时间", /./, open),
  tells("清明以后周会就停了", /./, open),
  tells("周五晚上给小金空着", /./, open),
  tells("明天三点喝咖啡，五点再喝一次", /./, open),
  tells("我可没说要取消瑜伽课", /./, open),
  tells("最好20号前后跟妈吃个饭", /./, open),
  tells("周日十一点十二个人吃早午餐，家里桌子坐不下", /./, open),
  tells("离看牙医还有半小时的时候告诉我", /./, open),
  tells("每周五给团队发个总结", /./, open),
  asks("下周验光", "time", { or: /几点|什么时候|哪一天/ }),
  // going on
  changes("推到中午十二点", "new", { start_at: "2026-04-07T12:00" }, { earlier: vat }),
  changes("大概要四十五分钟", "new", { end_at: "2026-04-07T12:15" }, { earlier: vat, or: /./ }),
  changes("提前一天提醒我", "new", { reminders: [1440] }, { earlier: vat }),
  changes("改成8号", "new", { start_at: "2026-04-08T11:30" }, { earlier: vat }),
  drops("算了，取消掉", "new", { earlier: vat, or: /./ }),
  tells("真的有必要开吗", /./, { earlier: vat, or: /./ }),
  tells("会计来不了，另找个时间", /./, { earlier: vat, or: /./ }),
  tells("除非那天放假", /./, { earlier: vat, or: /./ }),
  tells("有空的话放前一周", /./, { earlier: vat, or: /./ }),
  talks("挺好的", undefined, { earlier: vat, or: /./ }),
  books("下午四点", /验光/, "2026-03-25T16:00", {}, { earlier: ["25号去验光"] }),
  tells("只要不是上午都行", /./, { earlier: ["25号去验光"], or: /./ }),
  // what is there
  changes("看牙医挪到三点半", "dentist", { start_at: "2026-03-19T15:30" }),
  changes("项目同步推迟半小时", "sync", { start_at: "2026-03-16T15:30" }),
  drops("明天的产品评审不开了", "review"),
  tells("哪节瑜伽课可以不上", /./, open),
  tells("我没答应过客户拜访", /./, open),
  tells("今天三点以后的都挪到明天", /./, open),
  invites("项目同步加上李娜", "sync", ["lina"], open),
  replies("接受季度规划", "accept", "quarter"),
  // looking
  finds("周五怎么安排的", "2026-03-20"),
  finds("下周都有些啥", "2026-03-23", "2026-03-29"),
  frees("周五十点我有空吗", "2026-03-20"),
  tells("团队周会是几点", /9:30|09:30/),
  tells("这周有没有哪天超过两个会", /./, open),
  // people, memory, the rest
  tells("陈医生电话多少", /陈医生/, open),
  does("存一下联系人罗莎，邮箱rosa@diaz.example", "contacts.create", /罗莎.*rosa@diaz|rosa@diaz.*罗莎/),
  does("记一下，周二孩子跟他爸", "memory.update", /孩子/, open),
  tells("我说过的都别忘", /./, open),
  refuses("放点爵士乐"),
  refuses("珠穆朗玛峰有多高"),
  talks("好嘞，今天就到这"),
];
