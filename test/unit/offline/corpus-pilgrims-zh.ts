import { asks, books, changes, does, drops, finds, frees, invites, refuses, replies, talks, tells } from "./outcome.ts";
import type { Utterance } from "./utterance.ts";

/** Written by someone who has not read the rules, and committed before the measure. */
const open = { or: /./ };
const dinner = { earlier: ["周四晚上七点跟老同学吃饭"] };
/** Where it is said to wake or warn, but not how: with a reminder or without. */
const perhaps = /^(?:\[\d+\]|undefined)$/;

export const pilgrimsZh: readonly Utterance[] = [
  // new events
  books("下周三下午3点半跟导师开组会", /导师开组会$/, "2026-03-25T15:30"),
  books(
    "安排一下：3/20 19:00 部门聚餐，海底捞国贸店",
    /部门聚餐/,
    "2026-03-20T19:00",
    { location: /海底捞国贸店/ },
    open,
  ),
  books("明早十点半产检", /^产检$/, "2026-03-17T10:30"),
  books("给我约个周五下午一点的按摩", /^按摩$/, "2026-03-20T13:00"),
  books("周六晚上6:30~9:00 生日party", /^生日party$/i, "2026-03-21T18:30", { end_at: "2026-03-21T21:00" }),
  books("后天早上九点 高铁去南京 G7013", /高铁去南京.*G7013/i, "2026-03-18T09:00", {}, open),
  books("三月二十八号上午十点看房", /^看房$/, "2026-03-28T10:00"),
  books("明天 14:00 面试 王小明 30分钟", /^面试 ?王小明$/, "2026-03-17T14:00", { duration_minutes: 30 }),
  books("麻烦您帮我在周四下午四点半加一个电话会议，谢谢", /^电话会议$/, "2026-03-19T16:30"),
  books("中午十二点半约了小李吃面", /小李吃面$/, "2026-03-16T12:30", {}, open),
  books("周日上午11点接机，T2航站楼", /接机/, "2026-03-22T11:00", { location: /T2航站楼|^undefined$/ }, open),
  books("明晚8点看球", /^看球$/, "2026-03-17T20:00"),
  books("5.20晚上8点烛光晚餐", /^烛光晚餐$/, "2026-05-20T20:00"),
  asks("下周二去派出所办身份证"),
  asks("帮我建个日程"),
  // series
  books("每天中午十二点四十午休二十分钟", /^午休$/, "2026-03-16T12:40", {
    duration_minutes: 20,
    recurrence: { freq: "daily" },
  }),
  books("每周六上午九点半送孩子学画画", /^送孩子学画画$/, "2026-03-21T09:30", { recurrence: { freq: "weekly" } }),
  books("每周一到周四晚上九点背单词", /^背单词$/, "2026-03-16T21:00", {
    recurrence: { freq: "weekly", by_weekday: ["MO", "TU", "WE", "TH"] },
  }),
  books("每月最后一个周五下午三点部门总结", /^部门总结$/, "2026-03-27T15:00", {
    recurrence: { freq: "monthly", by_weekday: ["-1FR"] },
  }),
  books(
    "每两周一次，周四上午十一点，和HR碰一下",
    /HR/i,
    "2026-03-19T11:00",
    {
      recurrence: { freq: "weekly", interval: 2 },
    },
    open,
  ),
  books(
    "连续五天每天晚上八点打卡",
    /^打卡$/,
    "2026-03-16T20:00",
    { recurrence: { freq: "daily", until: /2026-03-20/ } },
    open,
  ),
  books("每周三下午四点到五点半英语角，到6月底", /^英语角$/, "2026-03-18T16:00", {
    end_at: "2026-03-18T17:30",
    recurrence: { freq: "weekly", until: /2026-06-30/ },
  }),
  asks("每季度开一次预算会"),
  // reminders
  books("明天早上七点闹钟", /闹钟|起床/, "2026-03-17T07:00", { reminders: perhaps }, open),
  books("提醒我今晚十点给我妈回个电话", /^给我妈回个?电话$/, "2026-03-16T22:00", { reminders: [0] }),
  books("周五早上九点提醒我买演唱会的票", /^买演唱会的?票$/, "2026-03-20T09:00", { reminders: [0] }),
  books(
    "下午四点半开家长会，提前半小时和提前十分钟各提醒一次",
    /家长会/,
    "2026-03-16T16:30",
    {
      reminders: /^\[(?:30,10|10,30)\]$/,
    },
    open,
  ),
  changes("团队周会提前五分钟提醒一下", "weekly", { reminders: [5] }),
  tells("到家了提醒我浇花", /./, open),
  does(
    "看牙医不用提醒我了",
    "calendar.update",
    { event_id: "evt_dentist", patch: { reminders: /^(?:\[\]|null)$/ } },
    open,
  ),
  // what is there
  changes("产品评审延长半小时", "review", { end_at: "2026-03-17T11:30" }),
  changes("看牙医改周三下午三点吧", "dentist", { start_at: "2026-03-18T15:00" }),
  changes("项目同步提到上午十一点", "sync", { start_at: "2026-03-16T11:00" }),
  changes("家庭日改叫“外婆生日”", "family", { title: "外婆生日" }),
  changes("今天下午三点那个会往后推45分钟", "sync", { start_at: "2026-03-16T15:45" }),
  changes("把看牙医的地点写上：市一医院口腔科", "dentist", { location: "市一医院口腔科" }),
  changes("和王磊的饭改成晚饭，六点半", "lunch", { start_at: "2026-03-16T18:30" }, open),
  does(
    "团队周会这周挪到周四同一时间",
    "calendar.update",
    /^(?=.*evt_weekly)(?=.*2026-03-19T09:30)(?=.*occurrence_start_at)(?!.*"(?:all|following)")/,
    open,
  ),
  does(
    "团队周会这周不开了",
    "calendar.delete",
    /^(?=.*evt_weekly)(?=.*occurrence_start_at)(?!.*"(?:all|following)")/,
    open,
  ),
  drops("删除明天上午十点的日程", "review"),
  drops("今天三点的会取消了", "sync", open),
  drops("瑜伽课帮我删一下，周二那个", "yoga1", open),
  // looking
  finds("看下我明天的行程", "2026-03-17"),
  finds("周四到周六有什么事", "2026-03-19", "2026-03-21"),
  finds("20号那天排满了吗", "2026-03-20"),
  finds("这周我有哪些会", "2026-03-16", "2026-03-22"),
  finds("昨天有什么安排来着", "2026-03-15"),
  tells("今天第一个安排是什么", /和王磊吃午饭/),
  tells("季度规划几点结束", /18:30|6:30|6点半|六点半/),
  tells("搜一下跟客户有关的日程", /客户拜访/),
  frees("后天有没有一个小时的空档", "2026-03-18", "2026-03-18", { duration_minutes: 60 }),
  { ...frees("下周什么时候方便安排个半天的培训", "2026-03-23", "2026-03-29"), ...open },
  // guests and invites
  invites("把欧阳明月和李娜都拉进项目同步", "sync", ["oyang", "lina"]),
  invites("家庭日喊上Grace", "family", ["grace"]),
  replies("客户拜访帮我婉拒一下", "reject", "visit"),
  does(
    "给产品评审加个人，邮箱是tom@acme.example",
    "calendar.share",
    { event_id: "evt_review", participants: [{ email: "tom@acme.example" }] },
    open,
  ),
  tells("季度规划先说可能去", /./, open),
  // people
  does("新增联系人：刘洋，公司腾云，电话 139-1234-5678", "contacts.create", {
    name: "刘洋",
    company: "腾云",
    phone: /139.?1234.?5678/,
  }),
  tells("Grace是做什么的", /Engineering lead/),
  tells("我认识的人里谁是牙医", /陈医生/),
  does("王蕾换工作了，现在在字节", "contacts.update", { contact_id: "ctc_wanglei2", patch: { company: /字节/ } }, open),
  does("把李娜的邮箱删了", "contacts.update", { contact_id: "ctc_lina", patch: { email: null } }, open),
  asks("帮我存一下小美的电话"),
  tells("给王磊打个电话", /138\*+5678/, open),
  // memory
  does("我对芒果过敏，别忘了", "memory.update", /芒果/),
  does("我老婆叫晓雯，记好了", "memory.update", /晓雯/),
  does("我生日记错了，是8月3号", "memory.update", /08-03/, open),
  tells("你都记了我些啥", /黑咖啡|Alice/),
  tells("我是做什么工作的来着", /Product manager/i),
  tells("记一下我的银行卡密码是123456", /./, open),
  // the clock, small talk, out of reach
  tells("明天是几号星期几", /17[\s\S]*二|二[\s\S]*17/),
  tells("4月5号是星期几", /周日|星期日|星期天/),
  tells("现在纽约几点", /21:12|晚上 ?(?:9|九)/, open),
  talks("哈喽"),
  talks("你是真人还是机器人"),
  refuses("帮我写一封辞职信"),
  refuses("一号线换乘二号线要多久"),
  // going on
  changes("换成六点半", "new", { start_at: "2026-03-19T18:30" }, dinner),
  changes("地方定在外婆家", "new", { location: "外婆家" }, dinner),
  changes("时间不变，名字改成校友聚会", "new", { title: "校友聚会" }, dinner),
  drops("算了不去了，删了吧", "new", dinner),
  changes("每周都这样", "new", { recurrence: { freq: "weekly" } }, { ...dinner, ...open }),
  tells("那会儿有冲突吗", /瑜伽/, { ...dinner, ...open }),
  finds("那这周呢", "2026-03-16", "2026-03-22", { earlier: ["下周有什么安排"] }),
  changes("推迟一天", "dentist", { start_at: "2026-03-20T15:00" }, { earlier: ["看牙医是什么时候"] }),
  books("周五下午三点，和设计对稿", /设计对稿$/, "2026-03-20T15:00", {}, { earlier: ["帮我建个日程"] }),
  // with a catch
  tells("前天的会改到今天", /./, open),
  tells("除非李娜来，不然产品评审就取消", /./, open),
  tells("看牙医没改时间吧", /15:00|3:00|3 ?点|三点/, open),
  tells("我上次看牙是什么时候", /没有|没找到|找不到/, open),
  tells("我想把项目同步改到四点，你觉得呢", /./, open),
  tells("周四别给我安排事情", /./, open),
  books("三十号三点三个人吃饭", /三个人吃饭/, "2026-03-30T15:00", {}, open),
  tells("帮我问问王磊明天三点行不行", /./, open),
  tells("明天不是周三吗", /周二|星期二/, open),
  books("礼拜天下午两点搬家，不，礼拜六", /^搬家$/, "2026-03-21T14:00", {}, open),
  tells("约李老师4月初吃饭", /./, open),
  books("下午5.30开会", /开会/, "2026-03-16T17:30", {}, open),
  tells("周三和周五哪天更空", /./, open),
  {
    kind: "create",
    say: "明早七点起床，八点出门",
    calls: [
      ["calendar.create", { title: /起床/, start_at: "2026-03-17T07:00" }],
      ["calendar.create", { title: /出门/, start_at: "2026-03-17T08:00" }],
    ],
    exact: true,
    ...open,
  },
];
