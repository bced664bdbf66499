import { asks, books, changes, does, drops, finds, frees, invites, refuses, replies, talks, tells } from "./outcome.ts";
import type { Utterance } from "./utterance.ts";

/** Written by someone who has not read the rules, and committed before the measure. */
const open = { or: /./ };
const meeting = { earlier: ["明天下午三点开项目会"] };
/** Where it is said to wake or warn, but not how: with a reminder or without. */
const perhaps = /^(?:\[\d+\]|undefined)$/;

export const harvestersZh: readonly Utterance[] = [
  // new events
  books("明天下午三点开项目会", /^开?项目会$/, "2026-03-17T15:00"),
  books("帮我加个日程，周四上午十点面试候选人", /^面试候选人$/, "2026-03-19T10:00"),
  books("后天晚上七点跟爸妈吃饭", /爸妈吃饭$/, "2026-03-18T19:00"),
  books("周六下午两点半带孩子去打疫苗", /^带孩子去?打疫苗$/, "2026-03-21T14:30"),
  books("3月25号9点到11点半体检", /^体检$/, "2026-03-25T09:00", { end_at: "2026-03-25T11:30" }),
  books("今晚八点健身一小时", /^健身$/, "2026-03-16T20:00", { duration_minutes: 60 }),
  books("下周一早上8点半部门例会 地点A座302", /^部门例会$/, "2026-03-23T08:30", { location: /^A座302$/i }),
  books("明天中午12点和Grace吃lunch", /Grace吃lunch$/i, "2026-03-17T12:00"),
  books("周五全天请假", /^请假$/, "2026-03-20"),
  books("4月4号到6号去杭州玩", /玩$/, "2026-04-04/2026-04-06", { location: /杭州|^undefined$/ }),
  books("大后天下午四点一刻去银行办卡", /银行办卡$/, "2026-03-19T16:15"),
  books("订一下周三下午2:00-3:30的需求讨论", /^需求讨论$/, "2026-03-18T14:00", { end_at: "2026-03-18T15:30" }, open),
  books("我周二晚上有个饭局 七点", /饭局$/, "2026-03-17T19:00", {}, open),
  books("两小时后和客户通个电话", /客户通个?电话$/, "2026-03-16T11:12"),
  books("下个月8号晚上六点半同学聚会", /^同学聚会$/, "2026-04-08T18:30"),
  asks("周日早上爬山"),
  // series
  books("每周三晚上八点上英语课", /英语课$/, "2026-03-18T20:00", { recurrence: { freq: "weekly" } }),
  books(
    "工作日早上七点五十叫我起床",
    /起床$/,
    "2026-03-17T07:50",
    { reminders: perhaps, recurrence: { freq: ["weekly", "daily"], by_weekday: ["MO", "TU", "WE", "TH", "FR"] } },
    open,
  ),
  books(
    "每个月10号提醒我还房贷",
    /^还房贷$/,
    "2026-04-10",
    { reminders: perhaps, recurrence: { freq: "monthly" } },
    open,
  ),
  books("每天晚上十点半提醒我吃药", /^吃药$/, "2026-03-16T22:30", { reminders: [0], recurrence: { freq: "daily" } }),
  books("每周一三五早上六点半跑步", /^跑步$/, "2026-03-18T06:30", {
    recurrence: { freq: "weekly", by_weekday: ["MO", "WE", "FR"] },
  }),
  books("每周二下午五点游泳课，一共8次", /^游泳课$/, "2026-03-17T17:00", { recurrence: { freq: "weekly", count: 8 } }),
  books("从下周开始每周四下午两点组会", /^组会$/, "2026-03-26T14:00", { recurrence: { freq: "weekly" } }, open),
  books("到年底前每周一上午十点写周报", /^写周报$/, "2026-03-16T10:00", {
    recurrence: { freq: "weekly", until: /2026-12-31/ },
  }),
  books("每年6月12号是我老婆生日，加到日历里", /老婆.*生日/, "2026-06-12", { recurrence: { freq: "yearly" } }, open),
  // reminders
  books("半小时后提醒我关火", /^关火$/, "2026-03-16T09:42", { reminders: [0] }),
  books("提醒我明早九点交房租", /^交房租$/, "2026-03-17T09:00", { reminders: [0] }),
  books("明天下午两点见律师，提前一小时提醒", /^见律师$/, "2026-03-17T14:00", { reminders: [60] }),
  changes("看牙医那个，头一天提醒我一下", "dentist", { reminders: [1440] }),
  changes("产品评审前15分钟叫我一声", "review", { reminders: [15] }),
  asks("一会儿提醒我拿快递"),
  tells("下班前提醒我给Lisa回邮件", /./, open),
  // what is there
  changes("把明天的产品评审改到下午三点", "review", { start_at: "2026-03-17T15:00" }),
  changes("看牙医推迟到周五同一时间", "dentist", { start_at: "2026-03-20T15:00" }),
  changes("项目同步提前半小时", "sync", { start_at: "2026-03-16T14:30" }),
  asks("瑜伽课改成普拉提"),
  changes("周四的瑜伽课改到晚上八点", "yoga2", { start_at: "2026-03-19T20:00" }),
  changes("家庭日挪到周日", "family", { start_date: "2026-03-22" }),
  changes("项目同步改名叫“Q2同步”", "sync", { title: "Q2同步" }),
  changes("产品评审换到5号会议室", "review", { location: /^5 ?号会议室$/ }),
  changes("今天的午饭往后挪半小时", "lunch", { start_at: "2026-03-16T12:30" }, open),
  changes("看牙医要一个半小时，帮我改下", "dentist", { end_at: "2026-03-19T16:30" }, open),
  drops("把周四的瑜伽课取消掉", "yoga2"),
  drops("不看牙医了，删掉吧", "dentist"),
  drops("跟王磊的午饭不吃了，取消吧", "lunch"),
  drops("把家庭日从日历里删了", "family"),
  // looking
  finds("今天有啥安排", "2026-03-16"),
  finds("明天几点有会", "2026-03-17", "2026-03-17", { answer: /产品评审/ }),
  finds("这周末我有安排没", "2026-03-21", "2026-03-22"),
  finds("下周忙不忙", "2026-03-23", "2026-03-29"),
  finds("4月份有什么日程", "2026-04-01", "2026-04-30"),
  finds("今天下午还有会吗", "2026-03-16", "2026-03-16", { answer: /项目同步/ }),
  tells("我下次看牙是什么时候", /3月19|周四|星期四/),
  tells("产品评审是在哪个会议室来着", /3 ?号会议室/),
  tells("还有哪些邀请我没回", /季度规划[\s\S]*客户拜访|客户拜访[\s\S]*季度规划/),
  frees("帮我看看明天下午哪个时间段空着", "2026-03-17"),
  frees("这周哪天能抽出两个小时", "2026-03-16", "2026-03-22", { duration_minutes: 120 }),
  finds("周四下午三点半我有空不", "2026-03-19"),
  // guests and invites
  invites("叫上李娜参加产品评审", "review", ["lina"]),
  replies("客户拜访那个邀请帮我接受一下", "accept", "visit"),
  replies("季度规划我去不了，帮我拒了", "reject", "quarter"),
  does("把李娜从项目同步里去掉", "calendar.uninvite", {
    event_id: "evt_sync",
    participants: [{ contact_id: "ctc_lina" }],
  }),
  {
    kind: "invite",
    say: "明天下午三点和李娜对需求，邀请她",
    calls: [
      ["calendar.create", { title: /对需求/, start_at: "2026-03-17T15:00" }],
      ["calendar.share", { event_id: "evt_new", participants: [{ contact_id: "ctc_lina" }] }],
    ],
    exact: true,
  },
  // people
  does("存个联系人，张伟，13800138000", "contacts.create", { name: "张伟", phone: "13800138000" }),
  tells("李娜的邮箱是多少", /l\*+@example\.com/),
  tells("欧阳明月是干嘛的", /人事/),
  does("陈医生电话换成02166668888了", "contacts.update", {
    contact_id: "ctc_chen",
    patch: { phone: /^021-?66668888$/ },
  }),
  does("把Mei Chen的公司改成Redwood", "contacts.update", { contact_id: "ctc_mei", patch: { company: "Redwood" } }),
  // memory
  does("记住我不吃辣", "memory.update", /不吃辣/),
  does("以后叫我老陈", "memory.update", /"老陈"/),
  does("我住在成都，帮我记一下", "memory.update", /成都/),
  tells("你知道我生日吗", /03-08|3 ?月 ?8/),
  does("忘掉我喜欢黑咖啡这件事", "memory.update", /"remove".*黑咖啡/),
  // the clock, small talk, out of reach
  tells("请问现在几点钟啊", /0?9:12|9 ?点 ?12/),
  talks("在吗"),
  talks("你会做些什么呀", /日程|日历/),
  refuses("明儿出门用带伞吗"),
  refuses("帮我订张去北京的高铁票"),
  refuses("帮我给李娜发条微信说我晚到十分钟"),
  // going on
  changes("改到四点", "new", { start_at: "2026-03-17T16:00" }, meeting),
  changes("不对，是后天", "new", { start_at: "2026-03-18T15:00" }, meeting),
  changes("地点在二楼咖啡厅", "new", { location: "二楼咖啡厅" }, meeting),
  books("下午两点", /理发/, "2026-03-20T14:00", {}, { earlier: ["周五理发"] }),
  finds("后天呢", "2026-03-18", "2026-03-18", { earlier: ["明天有什么安排"] }),
  tells("她是哪个公司的", /Yuanshan/, { earlier: ["李娜的邮箱是多少"] }),
  does("等等，还是留着吧", "calendar.restore", /evt_family/, { earlier: ["取消家庭日"], or: /./ }),
  // with a catch
  finds("上周五我都干嘛了", "2026-03-13"),
  tells("别把瑜伽课删了", /./, open),
  tells("如果明天下雨就把产品评审推到周四", /./, open),
  tells("明天三点不开会了", /没有|没找到|找不到/, open),
  books("约王总三点半见面，不对，四点，明天", /王总/, "2026-03-17T16:00", {}, open),
  tells("2月30号上午九点交材料", /./, open),
  books("周一早上8点开晨会", /晨会/, "2026-03-23T08:00", {}, open),
  books("和小满明早十点开会", /小满/, "2026-03-17T10:00", {}, open),
  books("明天下午三点交三份报告给五个人", /交三份报告给五个人/, "2026-03-17T15:00", {}, open),
  tells("王磊周三下午有空吗", /./, open),
  tells("明天或者后天下午三点剪头发", /./, open),
  tells("每周五下午五点复盘，但4月3号那次不要", /./, open),
  changes("产品评审从十点改到九点，不是十一点", "review", { start_at: "2026-03-17T09:00" }, open),
  tells("提醒我周五之前把报告交了", /./, open),
];
