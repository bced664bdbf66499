import { books, changes, does, drops, finds, frees, invites, refuses, replies, talks, tells } from "./outcome.ts";
import type { Utterance } from "./utterance.ts";

/** Written by someone who has not read the rules, and committed before the measure. */
const open = { or: /./ };
const checkup = { earlier: ["周五下午四点体检"] };
/** Where it is said to remind, but not how: with a reminder or without. */
const perhaps = /^(?:\[\d+\]|undefined)$/;
const onlyThisWeekly = /(?=.*evt_weekly)(?=.*"(?:this|occurrence_start_at)")/;
const noMoreCoffee = /(?=.*(?:咖啡|interests))(?=.*(?:remove|delete|drop|unset|clear|erase|forget|null|\[\]|""))/i;
const bothYogas: Utterance["calls"] = [["calendar.delete", { event_ids: ["evt_yoga1", "evt_yoga2"] }]];

export const saddlersZh: readonly Utterance[] = [
  // new events
  books("周四下午两点半老年大学书法课", /书法课$/, "2026-03-19T14:30", { location: /老年大学|^undefined$/ }),
  books("周五晚上8点小组讨论，图书馆三楼研讨室", /小组讨论/, "2026-03-20T20:00", {
    location: /图书馆三楼研讨室|^undefined$/,
  }),
  books("明天白班，早7点半到晚7点半", /白班$/, "2026-03-17T07:30", { end_at: "2026-03-17T19:30" }),
  books("周三上午十点去锦绣花园12栋量房", /量房$/, "2026-03-18T10:00", { location: /锦绣花园|^undefined$/ }),
  books("3月26日10:00-12:00开庭，地点朝阳法院第五法庭", /开庭$/, "2026-03-26T10:00", {
    end_at: "2026-03-26T12:00",
    location: /^朝阳法院第五法庭$/,
  }),
  books("琪琪每周二下午四点一刻到五点上舞蹈课", /舞蹈课$/, "2026-03-17T16:15", {
    end_at: "2026-03-17T17:00",
    recurrence: { freq: "weekly" },
  }),
  books("明儿下午三点跟张总过一下报价，45分钟", /报价/, "2026-03-17T15:00", { duration_minutes: 45 }),
  books("28号上午9点到11点半小区义卖", /义卖$/, "2026-03-28T09:00", {
    end_at: "2026-03-28T11:30",
    location: /小区|^undefined$/,
  }),
  books("工作日每天中午十二点半遛狗", /遛狗$/, "2026-03-16T12:30", {
    recurrence: { freq: "weekly", by_weekday: ["MO", "TU", "WE", "TH", "FR"] },
  }),
  books("后天凌晨五点去批发市场进货", /进货$/, "2026-03-18T05:00", { location: /批发市场|^undefined$/ }),
  books("下午四点提醒我给物业打电话", /给物业打(?:个)?电话$/, "2026-03-16T16:00", { reminders: perhaps }),
  books("明早八点半提醒我带身份证", /带(?:上)?身份证$/, "2026-03-17T08:30", { reminders: perhaps }),
  books("4月4号到6号清明放假", /清明|放假/, "2026-04-04/2026-04-06"),
  books("下周一我请年假，记一下", /年假$/, "2026-03-23"),
  books("5月3号是我妈生日，每年都要，加到日历里", /妈妈?的?生日$/, "2026-05-03", {
    recurrence: { freq: "yearly" },
  }),
  books("从这周五开始每两周开一次部门例会，周五下午两点", /部门例会$/, "2026-03-20T14:00", {
    recurrence: { freq: "weekly", interval: 2 },
  }),
  books("明天开始每周二晚上七点到八点半上陶艺课，一共六次", /陶艺课$/, "2026-03-17T19:00", {
    end_at: "2026-03-17T20:30",
    recurrence: { freq: "weekly", count: 6 },
  }),
  books("今天11点跟上海办公室连线，半小时", /上海办公室|连线/, "2026-03-16T11:00", {
    duration_minutes: 30,
    location: /上海办公室|^undefined$/,
  }),
  books("3/24 9:15 带豆豆打疫苗", /打疫苗$/, "2026-03-24T09:15"),
  books("周五晚上七点一刻海底捞聚餐，提前一小时提醒我", /聚餐$/, "2026-03-20T19:15", {
    location: /海底捞|^undefined$/,
    reminders: [60],
  }),
  books("明天上午8点到9点半留出来写标书", /写标书$/, "2026-03-17T08:00", { end_at: "2026-03-17T09:30" }),
  books("周四晚8点到10点半乐队排练，在老仓库", /乐队排练/, "2026-03-19T20:00", {
    end_at: "2026-03-19T22:30",
    location: /老仓库$/,
  }),
  books("每周日晚上八点提醒我倒垃圾", /倒垃圾$/, "2026-03-22T20:00", {
    recurrence: { freq: "weekly" },
    reminders: perhaps,
  }),
  books("4月9号早上六点四十五做胃镜，提前一天提醒我", /胃镜$/, "2026-04-09T06:45", { reminders: [1440] }),
  books("16:30 code review 半小时", /^code review$/i, "2026-03-16T16:30", { duration_minutes: 30 }),
  books("每天晚上九点半背单词，到4月底为止", /背单词$/, "2026-03-16T21:30", {
    recurrence: { freq: "daily", until: /^2026-0(?:4-30|5-01)/ },
  }),
  books("周六要是不下雨，中午十二点去公园野餐", /野餐$/, "2026-03-21T12:00", { location: /公园|^undefined$/ }, open),
  tells("下周找个时间跟李娜吃个饭", /./, open),
  tells("房东说过几天来看房，具体哪天没说，你先安排上", /./, open),
  // looking
  finds("今儿个我有啥事", "2026-03-16", "2026-03-16", { answer: /午饭[^]*项目同步/ }),
  finds("明天忙不忙", "2026-03-17", "2026-03-17", { answer: /产品评审/ }),
  finds("帮我看一下下个礼拜的日程", "2026-03-23", "2026-03-29"),
  finds("这周末有没有安排", "2026-03-21", "2026-03-22", { answer: /家庭日/ }),
  tells("项目同步几点开始", /15:00|下午 ?(?:3|三) ?点|3:00/),
  tells("我下一节瑜伽课什么时候", /明天|周二|星期二|17 ?[日号]|-17/),
  tells("团队周会是几点来着", /0?9:30|(?:9|九) ?点半/),
  tells("季度规划那个会要开多久", /90|1\.5|一个半|1 ?(?:个)?小时 ?(?:30|半)|17:00[^]*18:30|5 ?点[^]*6 ?点半/),
  tells("产品评审是哪个会议室", /3 ?号会议室/),
  frees("周五哪个时间段能空出一个小时", "2026-03-20", "2026-03-20", { duration_minutes: 60 }),
  frees("明天下午我什么时候有空", "2026-03-17"),
  tells("今天下午三点我有事吗", /项目同步/),
  finds("周四晚上有空吗", "2026-03-19", "2026-03-19"),
  finds("31号有没有事", "2026-03-31"),
  finds("周三到周五我都有哪些安排", "2026-03-18", "2026-03-20", { answer: /团队周会[^]*看牙医[^]*客户拜访/ }),
  finds("上周五我干嘛了，日历上有吗", "2026-03-13"),
  tells("周四看完牙之后还有什么事", /瑜伽/),
  tells("离家庭日还有几天", /(?:5|五) ?天/, open),
  tells("五一那天是星期几", /周五|星期五|礼拜五/, open),
  // changes
  changes("诊所说周四只有四点一刻有号，看牙医改到那个时间", "dentist", { start_at: "2026-03-19T16:15" }),
  changes("产品评审挪到周三，时间不变", "review", { start_at: "2026-03-18T10:00" }),
  changes("家庭日改成周日", "family", { start_date: "2026-03-22" }),
  changes("看牙医的时间改成一个小时", "dentist", { end_at: "2026-03-19T16:00" }),
  changes("产品评审开始前15分钟叫我", "review", { reminders: [15] }),
  drops("王磊病了，今天中午的饭取消吧", "lunch"),
  drops("这周两节瑜伽课都取消", "yoga1", { calls: bothYogas, ...open }),
  does("这周的团队周会不开了，下周照常", "calendar.delete", onlyThisWeekly),
  tells("把会改到三点半", /./, open),
  tells("要是产品评审取消了，就把项目同步挪到明天十点", /./, open),
  changes("说错了，四点半", "new", { start_at: "2026-03-20T16:30" }, checkup),
  changes("地点是市一医院", "new", { location: /^市一医院$/ }, checkup),
  drops("算了不去了，删掉", "new", checkup),
  // guests and replies
  invites("项目同步叫上李娜，发个邀请", "sync", ["lina"]),
  invites("客户那边的Mei Chen也参加明天的产品评审，邀请她", "review", ["mei"]),
  replies("客户拜访我去不了，帮我回绝", "reject", "visit"),
  does(
    "算了，李娜不用来项目同步了，把她移出去",
    "calendar.uninvite",
    { event_id: "evt_sync", participants: [{ contact_id: "ctc_lina" }] },
    { earlier: ["邀请李娜参加今天的项目同步"], ...open },
  ),
  // people
  does("加个联系人，赵铁柱，瓦工，13911112222", "contacts.create", { name: /^赵铁柱$/, phone: /13911112222$/ }),
  does(
    "新增联系人：周晓彤，邮箱xiaotong@example.com，在仁和诊所上班",
    "contacts.create",
    /(?=.*"name":"周晓彤")(?=.*xiaotong@example\.com)(?=.*仁和诊所)/,
  ),
  does("欧阳明月的邮箱是oyang@yuanshan.example", "contacts.update", /(?=.*ctc_oyang)(?=.*oyang@yuanshan\.example)/),
  does("欧阳明月升人事总监了，更新一下她的职位", "contacts.update", {
    contact_id: "ctc_oyang",
    patch: { job_title: /^人事总监$/ },
  }),
  does("李娜跳槽去了蓝鲸传媒，通讯录改一下", "contacts.update", {
    contact_id: "ctc_lina",
    patch: { company: /^蓝鲸传媒$/ },
  }),
  does("把李娜从通讯录里删了", "contacts.delete", { contact_id: "ctc_lina" }),
  tells("我那个牙医姓什么来着", /陈/),
  tells("通讯录里有没有叫欧阳的", /欧阳明月/),
  does("存一下快递员小孙的号码 15822223333", "contacts.create", { name: /小孙/, phone: /15822223333$/ }),
  // memory
  does("我左膝盖做过手术，你帮我记着", "memory.update", /膝盖/),
  does("叫我老周就行", "memory.update", /"preferred_name":"老周"/),
  does("别再记着我喜欢黑咖啡了，忘了吧", "memory.update", noMoreCoffee),
  does("我老婆叫刘芳，记一下", "memory.update", /刘芳/),
  tells("你记的我是什么职位", /product manager|产品经理/i),
  does("我的车位是B区212，帮我记住", "memory.update", /212/),
  does("我晚上九点以后不办公，记一下", "memory.update", /九点|9 ?点|21|9:00/, open),
  // chat, out of reach
  talks("你好啊"),
  talks("好嘞，辛苦你了"),
  refuses("帮我点一份黄焖鸡米饭"),
  refuses("给李娜发个微信说我晚点到"),
  refuses("现在三环堵不堵"),
  talks("唉，今天好累啊", undefined, open),
  refuses("昨晚国足赢了没"),
  refuses("放一首邓丽君的歌"),
];
