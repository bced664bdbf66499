import { books, changes, does, drops, finds, frees, invites, refuses, replies, talks, tells } from "./outcome.ts";
import type { Utterance } from "./utterance.ts";

/** Written by someone who has not read the rules, and committed before the measure. */
const open = { or: /./ };
const massage = { earlier: ["周六下午两点做按摩"] };
/** Where it is said to remind, but not how: with a reminder or without. */
const perhaps = /^(?:\[\d+\]|undefined)$/;
const onlyThisWeekly = /(?=.*evt_weekly)(?=.*"(?:this|occurrence_start_at)")/;

export const thatchersZh: readonly Utterance[] = [
  // new events
  books("周五大夜班，晚上十点到第二天早上六点", /夜班$/, "2026-03-20T22:00", { end_at: "2026-03-21T06:00" }),
  books("3月25号上午9点高数期中考试，地点二教301", /^高数期中考试$/, "2026-03-25T09:00", { location: /^二教 ?301$/ }),
  books("今天下午四点四十去幼儿园接妞妞", /接妞妞$/, "2026-03-16T16:40", { location: /幼儿园|^undefined$/ }),
  books("明天上午十一点半跟投资人通个电话，二十分钟", /投资人/, "2026-03-17T11:30", { duration_minutes: 20 }),
  books("周日全天爬山", /^爬山$/, "2026-03-22"),
  books("麻烦您帮我记一下，周四上午九点去社区医院量血压", /量血压$/, "2026-03-19T09:00", {
    location: /社区医院|^undefined$/,
  }),
  books("每周一三五晚上八点夜跑", /^夜跑$/, "2026-03-16T20:00", {
    recurrence: { freq: "weekly", by_weekday: ["MO", "WE", "FR"] },
  }),
  books("周五上午11点半提醒我交周报", /交周报$/, "2026-03-20T11:30", { reminders: perhaps }),
  books("25分钟后叫我下楼拿外卖", /拿外卖$/, "2026-03-16T09:37", { reminders: perhaps }),
  books("每周三晚上7点合唱团排练，到六月底结束", /^合唱团排练$/, "2026-03-18T19:00", {
    recurrence: { freq: "weekly", until: /^2026-0(?:6-30|7-01)/ },
  }),
  books("每晚十点吃降压药", /吃降压药$/, "2026-03-16T22:00", { recurrence: { freq: "daily" } }),
  books("4月20到22号在深圳参加展会", /展会$/, "2026-04-20/2026-04-22", { location: /深圳|^undefined$/ }),
  books("周六下午一点半给猫洗澡，大概一个小时", /给猫洗澡$/, "2026-03-21T13:30", { duration_minutes: 60 }),
  books("请安排明天16点和论文导师的视频会议", /论文导师的?视频会议$/, "2026-03-17T16:00"),
  books("4月30日 结题材料截止", /结题材料/, "2026-04-30"),
  books("星期天中午十一点半跟老战友聚会，在老地方酒楼", /老战友聚会$/, "2026-03-22T11:30", { location: /老地方酒楼$/ }),
  books("今天14:20-14:50 跟美工对稿", /对稿$/, "2026-03-16T14:20", { end_at: "2026-03-16T14:50" }),
  books("23号早上7:05的高铁去南京，提前两小时提醒我", /高铁|南京/, "2026-03-23T07:05", {
    reminders: [120],
    location: /南京|^undefined$/,
  }),
  books("从明天开始，每三天晚上六点浇一次花", /浇/, "2026-03-17T18:00", { recurrence: { freq: "daily", interval: 3 } }),
  books("下周四晚上六点半开家长会，学校报告厅", /家长会/, "2026-03-26T18:30", { location: /学校报告厅|^undefined$/ }),
  books("周三晚6点到7点订了篮球场，加进日程", /篮球场?/, "2026-03-18T18:00", {
    end_at: "2026-03-18T19:00",
    location: /篮球场|^undefined$/,
  }),
  books("周六晚上七点去丈母娘家吃饭", /吃饭$/, "2026-03-21T19:00", { location: /丈母娘家|^undefined$/ }),
  books("6月6号结婚纪念日，每年都提醒我", /^结婚纪念日$/, "2026-06-06", {
    recurrence: { freq: "yearly" },
    reminders: perhaps,
  }),
  books("明天10点到12点沙发送货上门", /送货/, "2026-03-17T10:00", { end_at: "2026-03-17T12:00" }),
  books("每个月28号交房租", /交房租$/, "2026-03-28", { recurrence: { freq: "monthly" } }),
  books("2026-04-02 15:30 见律师 建国路88号", /^见律师/, "2026-04-02T15:30", {
    location: /建国路 ?88 ?号|^undefined$/,
  }),
  books("明天下午一点写方案，90分钟，开始前5分钟提醒我", /写方案$/, "2026-03-17T13:00", {
    duration_minutes: 90,
    reminders: [5],
  }),
  books("4月19日半程马拉松，全天", /半程马拉松$/, "2026-04-19"),
  books("电工师傅周三早上八点三刻过来", /电工/, "2026-03-18T08:45"),
  books("大后天晚上9点直播彩排", /^直播彩排$/, "2026-03-19T21:00"),
  // looking
  finds("早上好呀，今天都有啥安排", "2026-03-16", "2026-03-16", { answer: /项目同步/ }),
  finds("礼拜四都有什么事", "2026-03-19", "2026-03-19", { answer: /看牙医/ }),
  tells("牙医约的几点啊", /15:00|下午 ?(?:3|三) ?点|3:00/),
  tells("明天十点那个会在哪儿开", /3 ?号会议室/),
  tells("明天上午十点半我有时间吗", /产品评审/),
  finds("3月27号我有什么事没有", "2026-03-27"),
  finds("周六空着吗", "2026-03-21", "2026-03-21", { answer: /家庭日/ }),
  tells("今天是和谁一起吃午饭？", /王磊/),
  tells("明天瑜伽几点下课", /20:00|(?:8|八) ?点|8:00/),
  finds("四月份有安排没", "2026-04-01", "2026-04-30"),
  finds("把这个星期的行程给我过一遍", "2026-03-16", "2026-03-22"),
  tells("有人发邀请给我等着我回吗，是哪些", /季度规划[^]*客户拜访|客户拜访[^]*季度规划/),
  frees("周三上午十点到下午四点之间，找个45分钟的空", "2026-03-18", "2026-03-18", { duration_minutes: 45 }),
  tells("这周哪天要去拜访客户", /周五|星期五|20 ?[日号]|-20/),
  tells("周四看完牙医是几点了", /15:45|3:45|3 ?点 ?45|三刻/),
  finds("后天的日程列一下", "2026-03-18", "2026-03-18", { answer: /团队周会/ }),
  finds("周五晚上我有事没", "2026-03-20"),
  tells("这星期我有几节瑜伽课？", /2 ?[节个次场项条]|两|瑜伽课[^]*瑜伽课/),
  // changes
  changes("项目同步能不能改四点", "sync", { start_at: "2026-03-16T16:00" }),
  changes("牙医那边说要往后挪两天，看牙医帮我改一下", "dentist", { start_at: "2026-03-21T15:00" }),
  changes("把产品评审的名字换成路线图评审", "review", { title: /^路线图评审$/ }),
  changes("项目同步改在腾讯会议上开", "sync", { location: /^腾讯会议上?$/ }),
  changes("和王磊的午饭延长到一点半", "lunch", { end_at: "2026-03-16T13:30" }),
  changes("看牙医那个，提前两小时提醒我", "dentist", { reminders: [120] }),
  changes("明天的瑜伽课提前到晚上六点", "yoga1", { start_at: "2026-03-17T18:00" }),
  changes("产品评审得改到周五上午九点", "review", { start_at: "2026-03-20T09:00" }),
  changes("项目同步只开半小时，改一下", "sync", { end_at: "2026-03-16T15:30" }),
  does("以后团队周会都改到十点", "calendar.update", /(?=.*evt_weekly)(?=.*10:00)/, open),
  drops("周四的瑜伽课去不了了，删了吧", "yoga2"),
  drops("家庭日取消，谢谢", "family"),
  does("这周三的团队周会不开，只取消这一次", "calendar.delete", onlyThisWeekly),
  tells("把董事会那个会取消掉", /./, open),
  // guests and replies
  invites("明天的产品评审，人事欧阳明月也要来，给她发个邀请", "review", ["oyang"]),
  invites("今天的项目同步再邀请李娜和王蕾", "sync", ["lina", "wanglei2"]),
  replies("客户拜访我会参加的", "accept", "visit"),
  replies("季度规划帮我拒了", "reject", "quarter"),
  // after something
  changes("换成三点吧", "new", { start_at: "2026-03-21T15:00" }, massage),
  changes("时长一个半小时", "new", { end_at: "2026-03-21T15:30" }, massage),
  changes("再加个提前一小时的提醒", "new", { reminders: [60] }, massage),
  changes("不对，是周日", "new", { start_at: "2026-03-22T14:00" }, massage),
  changes("地点在悦来会所", "new", { location: /^悦来会所$/ }, massage),
  finds("再下一周呢", "2026-03-30", "2026-04-05", { earlier: ["下周有什么安排"] }),
  does("哎呀手滑了，撤销", "calendar.restore", { event_id: "evt_review" }, { earlier: ["删除产品评审"] }),
  books("周四上午十一点", /眼科检查$/, "2026-03-19T11:00", {}, { earlier: ["帮我约个眼科检查"] }),
  drops("第二个取消", "yoga2", { earlier: ["周四有什么日程"] }),
  tells("她职位是什么", /设计师/, { earlier: ["王蕾在哪家公司"] }),
  changes("挪到下午两点", "review", { start_at: "2026-03-17T14:00" }, { earlier: ["产品评审是什么时候"] }),
  books("周五也来一次", /^游泳$/, "2026-03-20T07:00", {}, { earlier: ["明天早上七点游泳"] }),
  does(
    "她手机是13500001111",
    "contacts.update",
    { contact_id: "ctc_new", patch: { phone: /13500001111$/ } },
    { earlier: ["新建联系人方敏，公司是云杉出版社"] },
  ),
  drops("后面那节，19号的", "yoga2", { earlier: ["取消瑜伽课"] }),
  // people
  does("记个电话：修水管的老马，13812340000", "contacts.create", { name: /老马/, phone: /13812340000$/ }),
  tells("通讯录里谁是产品经理来着", /王磊/),
  does("李娜换手机号了，现在是18600002222", "contacts.update", {
    contact_id: "ctc_lina",
    patch: { phone: /18600002222$/ },
  }),
  does("王蕾的头衔帮我更新成设计总监", "contacts.update", {
    contact_id: "ctc_wanglei2",
    patch: { job_title: /^设计总监$/ },
  }),
  does("陈医生这个联系人不要了，删掉吧", "contacts.delete", { contact_id: "ctc_chen" }),
  tells("欧阳明月在哪上班", /远山科技/),
  // memory
  does("我海鲜过敏，你记一下", "memory.update", /海鲜/),
  does("我家两个娃叫安安和乐乐，帮我记住", "memory.update", /(?=.*安安)(?=.*乐乐)/),
  does("以后叫我马老师吧", "memory.update", /"preferred_name":"马老师"/),
  tells("你知道我平时爱喝什么吗", /咖啡/),
  does("我生日你记错啦，是11月2号", "memory.update", /11-02|11 ?月 ?2/),
  does("我换工作了，现在在晨光医院当护士长", "memory.update", /(?=.*晨光医院)(?=.*护士长)/),
  // clock, chat, out of reach
  tells("看下表，这会儿几点钟", /9:12|9 ?点 ?12/),
  tells("今儿礼拜几", /周一|星期一|礼拜一/),
  talks("太棒了，帮大忙了，感谢"),
  talks("你是谁呀，能帮我做点啥"),
  refuses("帮我叫个滴滴去机场"),
  refuses("明天北京会下雨吗"),
];
