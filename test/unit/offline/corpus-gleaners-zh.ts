import { asks, books, changes, does, drops, finds, frees, invites, refuses, replies, talks, tells } from "./outcome.ts";
import type { Utterance } from "./utterance.ts";

/** Written last of all, and committed before the measure; first try in docs/offline.md. */
const open = { or: /./ };
const boat = ["4月14号上午九点二十验船"];

export const gleanersZh: readonly Utterance[] = [
  // new events
  books("4月14号上午九点二十验船", /^验船$/, "2026-04-14T09:20"),
  books("周六晚上七点半在村委会礼堂吃丰收宴", /丰收宴/, "2026-03-21T19:30", { location: "村委会礼堂" }, open),
  books("我周三上午九点四十五得给街道办打电话", /给街道办打电话/, "2026-03-18T09:45", {}, open),
  books("周五早上9:10六年级升旗", /六年级升旗/, "2026-03-20T09:10", {}, open),
  books(
    "每两周的周一上午十一点迭代计划会",
    /迭代计划会/,
    "2026-03-16T11:00",
    {
      recurrence: { freq: "weekly", interval: 2 },
    },
    open,
  ),
  books("30号全天付擦窗户的钱", /付擦窗户的钱/, "2026-03-30", {}, open),
  books("4月11号上午十点到下午三点养蜂培训", /^养蜂培训$/, "2026-04-11T10:00", { end_at: "2026-04-11T15:00" }),
  books("今天下午六点提醒我把鸡拿出来解冻", /把鸡拿出来解冻/, "2026-03-16T18:00", { reminders: [0] }, open),
  books("约纳斯周四晚上十点零五到", /约纳斯/, "2026-03-19T22:05", {}, open),
  books(
    "每周二周四下午五点到六点空手道",
    /^空手道$/,
    "2026-03-17T17:00",
    {
      end_at: "2026-03-17T18:00",
      recurrence: { freq: "weekly", by_weekday: ["TU", "TH"] },
    },
    open,
  ),
  books("明早八点董事电话会，提前半小时提醒我", /董事电话会/, "2026-03-17T08:00", { reminders: [30] }),
  books("下下周五晚上六点品酒", /^品酒$/, "2026-04-03T18:00"),
  books("6月1号上午九点水暖培训开课，一共五天", /水暖培训/, "2026-06-01T09:00", {}, open),
  // with a catch
  tells("跟安娜找个两人都方便的日子吃饭", /./, open),
  tells("明天七点瑜伽，跟平时一样", /./, open),
  tells("周日艾拉的派对三点开始，我们两点出发", /./, open),
  tells("水槽一年得清两回", /./, open),
  tells("看牙医无限期推迟", /./, open),
  does("别忘了我周五不在", "memory.update", /周五不在/, open),
  tells("周四四点前我没时间", /./, open),
  tells("周一还是别见了", /./, open),
  tells("三节瑜伽课里去掉两节", /./, open),
  tells("上次参加产品评审的人都请来", /./, open),
  tells("周五订个最便宜的时段", /./, open),
  tells("每晚看书十分钟，周末二十分钟", /./, open),
  books("我六点的飞机，到点叫我", /^飞机$/, "2026-03-16T18:00", { reminders: [0] }, open),
  tells("四月上午都别排事", /./, open),
  tells("周三往后的日程都清掉", /./, open),
  tells("4月31号三点交钥匙", /./, open),
  tells("周二中午跟李娜吃饭，她不行就周四", /./, open),
  tells("等老本回来把同步改到每周五", /./, open),
  tells("把产品评审转给王磊", /./, open),
  asks("五月去泡温泉", "time", { or: /几点|什么时候|哪一天|哪天/ }),
  // going on
  changes("九点半更好", "new", { start_at: "2026-04-14T09:30" }, { earlier: boat, or: /./ }),
  changes("往后推一周", "new", { start_at: "2026-04-21T09:20" }, { earlier: boat, or: /./ }),
  changes("设成两个小时", "new", { end_at: "2026-04-14T11:20" }, { earlier: boat, or: /./ }),
  tells("顺便跟船主说一声", /./, { earlier: boat, or: /./ }),
  tells("那天是周二对吧", /./, { earlier: boat, or: /./ }),
  tells("不是船，是拖车", /./, { earlier: boat, or: /./ }),
  tells("时间先空着", /./, { earlier: boat, or: /./ }),
  drops("还是删了吧", "new", { earlier: boat, or: /./ }),
  talks("感激不尽", undefined, { earlier: boat, or: /./ }),
  books("上午十点", /调琴/, "2026-03-24T10:00", {}, { earlier: ["下周二请人调琴"], or: /./ }),
  tells("我得问问他", /./, { earlier: ["下周二请人调琴"], or: /./ }),
  // what is there
  changes("产品评审晚一个小时", "review", { start_at: "2026-03-17T11:00" }),
  changes("看牙医改名为陈医生复诊", "dentist", { title: "陈医生复诊" }),
  drops("家庭日不搞了", "family", open),
  tells("今年家庭日办不成了", /./, open),
  tells("要收费的话就别取消看牙医", /./, open),
  replies("答应季度规划", "accept", "quarter"),
  invites("请李娜一起来和王磊吃午饭", "lunch", ["lina"], open),
  // looking, people, memory, the rest
  finds("给我看看周四", "2026-03-19"),
  finds("今天还剩什么", "2026-03-16", "2026-03-16", open),
  frees("明天什么时候能抽45分钟跑步", "2026-03-17"),
  tells("我多久上一次瑜伽", /./, open),
  tells("王磊是哪家公司的", /远山科技/, open),
  does("记住我乳糖不耐受", "memory.update", /乳糖/),
  tells("关于我你有什么不知道的", /./, open),
  refuses("现在帮我叫辆车去车站", { or: /./ }),
  talks("你是谁做的"),
];
