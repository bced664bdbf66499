import { asks, books, changes, does, drops, finds, frees, invites, refuses, replies, talks, tells } from "./outcome.ts";
import type { Utterance } from "./utterance.ts";

/** Written by someone who has not read the rules, and committed before the measure. */
const open = { or: /./ };
const inspection = { earlier: ["消防检查 周四上午10点"] };
/** Where it is said to remind, but not how: with a reminder or without. */
const perhaps = /^(?:\[\d+\]|undefined)$/;
const isFree = /^(?![^]*(?:没空|没有空|不空|没时间))[^]*(?:有空|空闲|空着|没有|没安排|没事|可以)/;

export const wainwrightsZh: readonly Utterance[] = [
  // new events
  books("周四夜班 晚上八点到早上八点", /^夜班$/, "2026-03-19T20:00", { end_at: "2026-03-20T08:00" }),
  books("明天白班7:30-15:30", /^白班$/, "2026-03-17T07:30", { end_at: "2026-03-17T15:30" }),
  books("每周一下午两点科室学习，地点示教室", /科室学习$/, "2026-03-16T14:00", {
    recurrence: { freq: "weekly" },
    location: /^示教室$/,
  }),
  books("4月11号护理三基考试，上午九点，提前一天提醒我", /护理三基考试$/, "2026-04-11T09:00", { reminders: [1440] }),
  books(
    "下了夜班要补觉，周五上午九点到下午两点帮我占住",
    /补觉/,
    "2026-03-20T09:00",
    { end_at: "2026-03-20T14:00" },
    open,
  ),
  books("老大周三下午四点半奥数课", /奥数课$/, "2026-03-18T16:30"),
  books("今天下午五点去幼儿园接老三", /接老三$/, "2026-03-16T17:00", { location: /幼儿园|^undefined$/ }),
  books("二宝钢琴考级 4月25日下午1点40 在少年宫", /钢琴考级$/, "2026-04-25T13:40", { location: /少年宫$/ }),
  books("每周六早上九点送老大去游泳，一个半小时", /游泳$/, "2026-03-21T09:00", {
    duration_minutes: 90,
    recurrence: { freq: "weekly" },
  }),
  books("老婆出差，23号到26号，日历上标一下", /老婆出差$/, "2026-03-23/2026-03-26"),
  books("下周三学校开放日，全天", /开放日$/, "2026-03-25", { location: /学校|^undefined$/ }),
  books("周五上午10点组会，我要汇报，提前半小时提醒", /组会|汇报/, "2026-03-20T10:00", { reminders: [30] }),
  books("4月15号论文初稿截止", /论文初稿/, "2026-04-15"),
  books("每两周的周四下午三点和导师一对一，这周开始", /导师一对一$/, "2026-03-19T15:00", {
    recurrence: { freq: "weekly", interval: 2 },
  }),
  books("每天晚上十点写半小时论文", /写.*论文$/, "2026-03-16T22:00", {
    duration_minutes: 30,
    recurrence: { freq: "daily" },
  }),
  books("预约了电镜，后天13点到17点，实验楼B102", /电镜/, "2026-03-18T13:00", {
    end_at: "2026-03-18T17:00",
    location: /实验楼B102$|^undefined$/i,
  }),
  books("明早五点去菜市场进货", /进货$/, "2026-03-17T05:00", { location: /菜市场|^undefined$/ }),
  books("周六晚上六点王总包厢两桌，记一下", /王总|包厢/, "2026-03-21T18:00", { location: /包厢|^undefined$/ }),
  books("消防检查 周四上午10点", /^消防检查$/, "2026-03-19T10:00"),
  books("每月5号发工资", /发工资$/, "2026-04-05", { recurrence: { freq: "monthly" } }),
  books("下周一店休，写日历上", /店休$/, "2026-03-23"),
  books("抽油烟机清洗，师傅说后天早上八点来，大概三小时", /油烟机/, "2026-03-18T08:00", { duration_minutes: 180 }),
  books("请于本月二十七日上午八时三十分安排复查心电图，市一医院。", /心电图$/, "2026-03-27T08:30", {
    location: /市一医院|^undefined$/,
  }),
  does("每天早晨六点半打太极拳", "calendar.create", {
    title: /太极拳$/,
    start_at: /^2026-03-1[67]T06:30/,
    recurrence: { freq: "daily" },
  }),
  books("每月第二个星期日上午九点和老同事爬山", /老同事爬山$/, "2026-04-12T09:00", {
    recurrence: { freq: "monthly", by_weekday: ["2SU"] },
  }),
  books("老年大学摄影课，每周二、周四上午9点到10点半，上到6月底", /摄影课$/, "2026-03-17T09:00", {
    end_at: "2026-03-17T10:30",
    location: /老年大学|^undefined$/,
    recurrence: { freq: "weekly", by_weekday: ["TU", "TH"], until: /^2026-0(?:6-30|7-01)/ },
  }),
  books("3月29号晚上七点二十的火车回家", /火车|回家/, "2026-03-29T19:20"),
  books("周日我休息 下午三点跟老乡吃饭", /老乡吃饭$/, "2026-03-22T15:00"),
  books(
    "1号交房租 每个月都要 提醒我",
    /房租/,
    "2026-04-01",
    { recurrence: { freq: "monthly" }, reminders: perhaps },
    open,
  ),
  books("半个小时后提醒我给老板回电话", /给老板回电话$/, "2026-03-16T09:42", { reminders: perhaps }),
  // looking
  finds("帮我瞅瞅今天要忙些啥", "2026-03-16", "2026-03-16", { answer: /项目同步/ }),
  tells("看牙医那个大概要多久", /45|三刻钟|四十五/),
  finds("星期五我有什么事没有", "2026-03-20", "2026-03-20", { answer: /客户拜访/ }),
  finds("周四中午十二点我有空不", "2026-03-19", "2026-03-19", { answer: isFree }),
  frees("明天下午找个能睡两小时的空档", "2026-03-17", "2026-03-17", { duration_minutes: 120 }),
  tells("团队周会是星期几的几点", /9:30|九点半/),
  tells("下一次瑜伽课什么时候", /明天|周二|星期二|17/),
  finds("下个月有什么安排了", "2026-04-01", "2026-04-30"),
  tells("今天最后一个事情几点结束", /16:00|四点|\b4 ?点|\b4:00/),
  finds("查一下十八号到二十号的日程", "2026-03-18", "2026-03-20", { answer: /看牙医/ }),
  tells("明天的评审去哪开", /3 ?号会议室/),
  does("这个礼拜想找四个小时写论文，哪天行", "calendar.find_free", {
    start_at: /^2026-03-16/,
    duration_minutes: 240,
  }),
  tells("家庭日是礼拜几啊", /周六|星期六|礼拜六|21/),
  finds("三月二十八号我有空吗", "2026-03-28", "2026-03-28", { answer: isFree }),
  tells("吃完午饭下午还有什么会", /项目同步/),
  finds("明天晚上排了什么没", "2026-03-17", "2026-03-17", { answer: /瑜伽课/ }),
  tells("有几个邀请我还没答复", /季度规划[^]*客户拜访|客户拜访[^]*季度规划|2 ?[个条项份]|两[个条项份]/),
  tells("我有没有记过车子年检的事", /没|无/),
  tells("季度规划什么时候开始什么时候结束", /(?:17:00|五点|\b5:00|\b5 ?点)[^]*(?:18:30|六点半|\b6:30|\b6 ?点半)/),
  finds("下周末有没有安排", "2026-03-28", "2026-03-29"),
  // changes
  changes("牙医那边让我把看牙改到周三下午两点", "dentist", { start_at: "2026-03-18T14:00" }),
  changes("产品评审往后拖半小时", "review", { start_at: "2026-03-17T10:30" }),
  changes("把项目同步的名字改成新店筹备会", "sync", { title: /^新店筹备会$/ }),
  changes("产品评审换到5楼大会议室了", "review", { location: /^5 ?楼大会议室$/ }),
  changes("项目同步延长到四点半", "sync", { end_at: "2026-03-16T16:30" }),
  changes("看牙医提前两小时提醒我一下", "dentist", { reminders: [120] }),
  changes("和王磊吃午饭的地点写成老码头火锅", "lunch", { location: /^老码头火锅$/ }),
  changes("明天的瑜伽课改成晚上六点半开始", "yoga1", { start_at: "2026-03-17T18:30" }),
  changes("周四瑜伽课挪周五，钟点一样", "yoga2", { start_at: "2026-03-20T19:00" }),
  changes("家庭日挪到星期天吧，周六我要上班", "family", { start_date: "2026-03-22" }),
  drops("明天那个产品评审不开了 删了吧", "review"),
  drops("王磊今天来不了，午饭取消", "lunch"),
  drops("看牙医我不去了，帮忙去掉", "dentist"),
  does(
    "团队周会就这周三这一次不开，帮我取消",
    "calendar.delete",
    /(?=.*evt_weekly)(?=.*"(?:this|occurrence_start_at)")/,
  ),
  invites("让李娜也来参加项目同步", "sync", ["lina"]),
  replies("季度规划我参加，帮我回复", "accept", "quarter"),
  replies("客户拜访那天我上班去不了，帮我拒了", "reject", "visit"),
  asks("把瑜伽课删了", "event", open),
  // after something
  changes("提前一小时提醒我", "new", { reminders: [60] }, inspection),
  changes("不对，是周五", "new", { start_at: "2026-03-20T10:00" }, inspection),
  changes("地点在店里", "new", { location: /店里$/ }, inspection),
  changes("结束改成早上九点", "new", { end_at: "2026-03-20T09:00" }, { earlier: ["周四夜班 晚上八点到早上八点"] }),
  finds("那后天呢", "2026-03-18", "2026-03-18", { earlier: ["明天有哪些安排"] }),
  books("下周二晚上七点", /家长会$/, "2026-03-24T19:00", {}, { earlier: ["帮我加个家长会"] }),
  does("哎呀点错了，撤回", "calendar.restore", { event_id: "evt_sync" }, { earlier: ["取消项目同步"] }),
  invites("再加上欧阳明月", "review", ["oyang"], { earlier: ["邀请李娜参加产品评审"] }),
  does(
    "算了别叫李娜了",
    "calendar.uninvite",
    { event_id: "evt_review", participants: [{ contact_id: "ctc_lina" }] },
    { earlier: ["邀请李娜参加产品评审"] },
  ),
  changes("第二个推迟一小时", "sync", { start_at: "2026-03-16T16:00" }, { earlier: ["看看今天的日程"] }),
  changes("周四那个", "yoga2", { start_at: "2026-03-19T18:00" }, { earlier: ["瑜伽课改到晚上六点"] }),
  does(
    "她的电话是13500001111",
    "contacts.update",
    { contact_id: "ctc_lina", patch: { phone: /13500001111$/ } },
    { earlier: ["李娜在哪家公司"] },
  ),
  tells("那几点结束", /11:00|十一点|11 ?点/, { earlier: ["产品评审几点开始"] }),
  changes(
    "以后每周都这样，到五月底为止",
    "new",
    { recurrence: { freq: "weekly", until: /^2026-0(?:5-31|6-01)/ } },
    { earlier: ["明天晚上八点上英语课"] },
  ),
  // people and memory
  does("存个电话，送菜的老刘，13811223344", "contacts.create", { name: /老刘$/, phone: /13811223344$/ }),
  tells("陈医生的电话有吗", /021/),
  does("加个联系人 赵敏 公司市二院 职位护士长 电话13900009999", "contacts.create", {
    name: /^赵敏$/,
    company: /^市二院$/,
    job_title: /^护士长$/,
    phone: /13900009999$/,
  }),
  does("王蕾现在升设计总监了", "contacts.update", {
    contact_id: "ctc_wanglei2",
    patch: { job_title: /^设计总监$/ },
  }),
  tells("欧阳明月是干啥的", /人事/),
  does("李娜换公司了，现在在蓝海物流", "contacts.update", {
    contact_id: "ctc_lina",
    patch: { company: /^蓝海物流$/ },
  }),
  does("把王蕾从通讯录里删掉", "contacts.delete", { contact_id: "ctc_wanglei2" }, open),
  does("记住我对青霉素过敏", "memory.update", /青霉素/),
  does("我经常上夜班，上午一般在睡觉，你记一下", "memory.update", /夜班|睡觉/),
  does("我姓周，喊我老周就好", "memory.update", /"preferred_name":"老周"/),
  tells("关于我你存了哪些东西", /咖啡|Yuanshan|Product manager|Alice/i),
  does("我有三个娃，老大叫一诺，老二叫一鸣，老三叫一凡，帮我记住", "memory.update", /(?=.*一诺)(?=.*一鸣)(?=.*一凡)/),
  // clock, chat, out of reach
  tells("现在几点钟了", /9:12|九点十二|9 ?点 ?12/),
  tells("今年五一是星期几", /星期五|周五|礼拜五/),
  talks("你好，我刚装上，你都能干点啥"),
  refuses("帮我给王磊打个电话", open),
  refuses("明天会下雨不", open),
  talks("谢谢你啊，辛苦了"),
];
