import { books, changes, does, drops, finds, frees, invites, refuses, replies, talks, tells } from "./outcome.ts";
import type { Utterance } from "./utterance.ts";

/** Written by someone who has not read the rules, and committed before the measure. */
const inLaws = { earlier: ["周六晚上六点请亲家吃饭"] };
const stock = { earlier: ["周三下午三点盘货"] };
/** Where it is said to remind, but not how: with a reminder or without. */
const perhaps = /^(?:\[\d+\]|undefined)$/;

export const sawyersZh: readonly Utterance[] = [
  // new events
  books("明天下午2点半代码评审，一个小时", /^代码评审$/, "2026-03-17T14:30", { duration_minutes: 60 }),
  books("周四晚上11点上线，提前半小时提醒", /上线$/, "2026-03-19T23:00", { reminders: [30] }),
  books("每天早上10点站会，15分钟", /^站会$/, "2026-03-16T10:00", {
    duration_minutes: 15,
    recurrence: { freq: "daily" },
  }),
  books("下周一到周三出差深圳", /出差/, "2026-03-23/2026-03-25", { location: /深圳|^undefined$/ }),
  books("每两周的周五下午四点半迭代回顾，从这周五开始", /^迭代回顾$/, "2026-03-20T16:30", {
    recurrence: { freq: "weekly", interval: 2 },
  }),
  books("3月25号晚8点技术分享 腾讯会议", /^技术分享/, "2026-03-25T20:00", { location: /腾讯会议|^undefined$/ }),
  books("今晚七点到十点加班写文档", /写文档$/, "2026-03-16T19:00", { end_at: "2026-03-16T22:00" }),
  books("麻烦你帮我记一下，星期四早上八点去社区医院量血压", /量血压$/, "2026-03-19T08:00", {
    location: /社区医院|^undefined$/,
  }),
  books("每星期二、星期五上午九点半老年大学书画课", /书画课$/, "2026-03-17T09:30", {
    location: /老年大学|^undefined$/,
    recurrence: { freq: "weekly", by_weekday: ["TU", "FR"] },
  }),
  books("22号中午孙子过生日吃饭，十一点半，福满楼", /孙子.*生日/, "2026-03-22T11:30", {
    location: /福满楼|^undefined$/,
  }),
  books("每晚八点提醒我吃降压药", /吃降压药$/, "2026-03-16T20:00", {
    recurrence: { freq: "daily" },
    reminders: perhaps,
  }),
  books("后天上午9点老战友来家里坐坐", /老战友/, "2026-03-18T09:00", { location: /家|^undefined$/ }),
  books("清明前一天，4月4号，全家去扫墓", /扫墓$/, "2026-04-04"),
  books("每月15号领养老金", /领养老金$/, "2026-04-15", { recurrence: { freq: "monthly" } }),
  books("礼拜天下午三点公园下棋", /下棋$/, "2026-03-22T15:00", { location: /公园|^undefined$/ }),
  books("周五下午三点四十接女儿放学", /接女儿放学$/, "2026-03-20T15:40"),
  books("女儿钢琴考级 4月26日上午9:20 音乐学院", /^女儿的?钢琴考级/, "2026-04-26T09:20", {
    location: /音乐学院|^undefined$/,
  }),
  books("这周六上午9点到11点半奥数班", /^奥数班$/, "2026-03-21T09:00", { end_at: "2026-03-21T11:30" }),
  books("每周日下午4点送儿子学游泳，到6月底为止", /学游泳$/, "2026-03-22T16:00", {
    recurrence: { freq: "weekly", until: /^2026-0(?:6-(?:28|30)|7-01)/ },
  }),
  books("下周四学校春游，全天", /春游$/, "2026-03-26", { location: /学校|^undefined$/ }),
  books("明晚七点半家长群线上会议，别忘了提醒我", /会议$/, "2026-03-17T19:30", {
    location: /线上|^undefined$/,
    reminders: perhaps,
  }),
  books("周三下午两点带宝宝打预防针，提前一天提醒我", /带?宝宝打预防针$/, "2026-03-18T14:00", { reminders: [1440] }),
  books("明早五点半去批发市场进货", /进货$/, "2026-03-17T05:30", { location: /批发市场|^undefined$/ }),
  books("每周一上午十点盘点库存", /^盘点库存$/, "2026-03-16T10:00", { recurrence: { freq: "weekly" } }),
  books("周五十点供货商老刘送货来", /老刘.*送货/, "2026-03-20T10:00"),
  books("25号交房租，每个月都要", /交房租$/, "2026-03-25", { recurrence: { freq: "monthly" } }),
  books("四月一号到四月七号店庆", /店庆$/, "2026-04-01/2026-04-07"),
  books("店里装修 3.28-3.30", /装修$/, "2026-03-28/2026-03-30", { location: /店里|^undefined$/ }),
  books("今天下午四点二十去银行存钱", /存钱$/, "2026-03-16T16:20", { location: /银行|^undefined$/ }),
  books("四十分钟后提醒我给客人回电话", /客人回电话$/, "2026-03-16T09:52", { reminders: perhaps }),
  // looking
  finds("开店之前先看看今天有哪些事", "2026-03-16", "2026-03-16", { answer: /王磊/ }),
  finds("帮我瞅瞅星期四有什么事", "2026-03-19", "2026-03-19", { answer: /看牙医/ }),
  finds("这礼拜六有安排没", "2026-03-21", "2026-03-21", { answer: /家庭日/ }),
  tells("产品评审几点结束？", /11:00|十一点|11 ?点/),
  tells("季度规划是星期几", /周三|星期三|18 ?[日号]|-18/),
  finds("明天下午三点以后我有空吗", "2026-03-17"),
  frees("周三下午有没有一个半小时的空档", "2026-03-18", "2026-03-18", { duration_minutes: 90 }),
  tells("我这周有几节瑜伽课", /(?<![\d:-])2(?![\d:-])|两|瑜伽[^]*瑜伽/),
  tells("下次瑜伽是什么时候", /明天|明晚|周二|星期二|17 ?[日号]|-17/),
  tells("团队周会在周几开", /周三|星期三|18 ?[日号]|-18/),
  tells("今天最后一个日程是啥", /项目同步/),
  tells("后天早上第一件事是什么", /团队周会/),
  finds("下个月有什么日程", "2026-04-01", "2026-04-30"),
  tells("星期五下午两点那个是什么事来着", /客户拜访/),
  finds("从明天到周五我都有哪些事", "2026-03-17", "2026-03-20"),
  tells("还有哪些邀请没处理", /季度规划[^]*客户拜访|客户拜访[^]*季度规划/),
  tells("看牙医要多长时间", /45|四十五|三刻/),
  tells("明天十点能约人吗", /产品评审|没空|没有空|不空|不行|冲突/),
  frees("帮我找周四上午能空出两小时的时间", "2026-03-19", "2026-03-19", { duration_minutes: 120 }),
  finds("3月21号是什么日子，有啥事吗", "2026-03-21", "2026-03-21", { answer: /家庭日/ }),
  // changes
  changes("项目同步挪到下午四点半", "sync", { start_at: "2026-03-16T16:30" }),
  changes("产品评审提前半小时开", "review", { start_at: "2026-03-17T09:30" }),
  changes("明天的瑜伽改成晚上八点", "yoga1", { start_at: "2026-03-17T20:00" }),
  changes("和王磊的午饭改在楼下面馆吃", "lunch", { location: /^楼下的?面馆$/ }),
  changes("项目同步一个小时不够，加半小时吧", "sync", { end_at: "2026-03-16T16:30" }),
  changes("产品评审改名为支付模块评审", "review", { title: /^支付模块评审$/ }),
  changes("看牙医提前两小时提醒我", "dentist", { reminders: [120] }),
  changes("家庭日改到下周六", "family", { start_date: "2026-03-28" }),
  changes("产品评审的会议室换了，在5号会议室", "review", { location: /^5 ?号会议室$/ }),
  drops("今天的项目同步取消吧，人不齐", "sync"),
  drops("周四晚上的瑜伽课不上了，删掉", "yoga2"),
  drops("中午不和王磊吃饭了，帮我删掉那条", "lunch"),
  does("本周三的团队周会不开了，删掉这一次", "calendar.delete", /(?=.*evt_weekly)(?=.*"(?:this|occurrence_start_at)")/),
  // guests and replies
  replies("季度规划那个邀请我答应了，帮我回一下", "accept", "quarter"),
  replies("客户拜访的邀请帮我推掉", "reject", "visit"),
  invites("产品评审叫上欧阳明月", "review", ["oyang"]),
  invites("把陈医生加到看牙医那个日程里", "dentist", ["chen"]),
  // people
  tells("李娜的邮箱是啥", /example\.com/),
  does("帮我存个电话，修水管的老赵，13566667777", "contacts.create", { name: /老赵$/, phone: /13566667777$/ }),
  does("添加联系人 班主任孙老师 手机13755558888", "contacts.create", { name: /孙老师$/, phone: /13755558888$/ }),
  tells("王蕾在哪家公司", /青禾设计/),
  tells("通讯录里有姓陈的吗", /陈医生/),
  does("欧阳明月电话是13812340000，帮我补上", "contacts.update", {
    contact_id: "ctc_oyang",
    patch: { phone: /13812340000$/ },
  }),
  does("陈医生退休了，把这个联系人删了吧", "contacts.delete", { contact_id: "ctc_chen" }),
  does("李娜升职了，现在是运营总监", "contacts.update", {
    contact_id: "ctc_lina",
    patch: { job_title: /^运营总监$/ },
  }),
  // memory
  does("帮我记住我家娃对牛奶过敏", "memory.update", /牛奶/),
  does("以后就叫我老周吧", "memory.update", /"preferred_name":"老周"/),
  tells("你知道我在哪家公司上班吗", /Yuanshan/),
  does("我一般晚上十点半睡觉，记一下", "memory.update", /22:30|十点半/),
  // after something
  changes("改到六点半", "new", { start_at: "2026-03-21T18:30" }, inLaws),
  changes("地方定在聚福楼", "new", { location: /^聚福楼$/ }, inLaws),
  changes("提前一小时提醒我一下", "new", { reminders: [60] }, inLaws),
  changes("亲家有事，改礼拜天吧", "new", { start_at: "2026-03-22T18:00" }, inLaws),
  drops("不请了，删了吧", "new", inLaws),
  finds("那后天呢", "2026-03-18", "2026-03-18", { earlier: ["明天我都有什么安排啊"] }),
  drops("第二个取消", "yoga2", { earlier: ["帮我瞅瞅星期四有什么事"] }),
  does("哎不对，还是恢复吧", "calendar.restore", { event_id: "evt_sync" }, { earlier: ["取消项目同步"] }),
  books("下周二晚上七点", /家访$/, "2026-03-24T19:00", {}, { earlier: ["帮我加个家访"] }),
  drops("明天那个", "yoga1", { earlier: ["把瑜伽课取消"] }),
  invites("把她也叫到项目同步里", "sync", ["oyang"], { earlier: ["欧阳明月是做什么的"] }),
  changes("以后每周都要", "new", { recurrence: { freq: "weekly" } }, stock),
  changes("大概要两个小时", "new", { end_at: "2026-03-18T17:00" }, stock),
  does(
    "他公司叫鑫源食品",
    "contacts.update",
    { contact_id: "ctc_new", patch: { company: /^鑫源食品$/ } },
    { earlier: ["新建联系人 刘建国 13800001111"] },
  ),
  // clock, chat, out of reach
  tells("4月18号是星期几呀", /(?:周|星期|礼拜)六/),
  refuses("帮我叫个外卖"),
  refuses("给我放首邓丽君的歌"),
  talks("你好呀，你能干些什么"),
  talks("辛苦啦，谢谢你"),
];
