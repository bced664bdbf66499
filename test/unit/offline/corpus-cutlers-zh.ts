import { books, changes, does, drops, finds, frees, invites, refuses, replies, talks, tells } from "./outcome.ts";
import type { Utterance } from "./utterance.ts";

/** Written by someone who has not read the rules, and committed before the measure. */
const open = { or: /./ };
/** Where it is said to remind, but not how: with a reminder or without. */
const perhaps = /^(?:\[\d+\]|undefined)$/;
const tea = { earlier: ["周五上午十点和琳琳喝茶"] };
const isFree = /^(?![^]*(?:没空|没有空|不空|没时间))[^]*(?:有空|空闲|空着|没有|没安排|没事|可以)/;

export const cutlersZh: readonly Utterance[] = [
  // new events
  books("周四晚上七点到第二天早上七点夜班", /夜班$/, "2026-03-19T19:00", { end_at: "2026-03-20T07:00" }),
  books("明天下午三点一刻去学校接闺女", /接闺女$/, "2026-03-17T15:15", { location: /学校|^undefined$/ }),
  books("周三16:00和投资人通电话，半小时", /投资人通?电话$/, "2026-03-18T16:00", { duration_minutes: 30 }),
  books("4月2号下午一点化学期中考试，在B楼101", /化学期中考试$/, "2026-04-02T13:00", { location: /B ?楼 ?101$/i }),
  books("每周三晚上七点半合唱团排练", /^合唱团排练$/, "2026-03-18T19:30", { recurrence: { freq: "weekly" } }),
  books("麻烦记一下，周五早上八点把货车送去保养", /保养$/, "2026-03-20T08:00"),
  books("每天晚上9点提醒我吃降压药", /吃降压药$/, "2026-03-16T21:00", {
    recurrence: { freq: "daily" },
    reminders: perhaps,
  }),
  books("7月6号到17号休年假", /年假$/, "2026-07-06/2026-07-17"),
  books("周六晚六点半请老张一家来家里吃饭", /吃饭$/, "2026-03-21T18:30", { location: /家|^undefined$/ }),
  books("两个小时以后提醒我挪车", /挪车$/, "2026-03-16T11:12", { reminders: perhaps }),
  books("3月24日下午2:45理疗", /^理疗$/, "2026-03-24T14:45"),
  books("明天上午九点到十一点给我留出来写论文", /写论文$/, "2026-03-17T09:00", { end_at: "2026-03-17T11:00" }),
  books("诺诺的游泳课，每周六上午9:15，上到5月底", /诺诺的?游泳课$/, "2026-03-21T09:15", {
    recurrence: { freq: "weekly", until: /^2026-0(?:5-3[01]|6-01)/ },
  }),
  books("今天11点给保险公司打个电话", /保险公司打个?电话$/, "2026-03-16T11:00"),
  books("每个月第二个周二上午十点开董事会", /董事会$/, "2026-04-14T10:00", {
    recurrence: { freq: "monthly", by_weekday: ["2TU"] },
  }),
  books("3月30号早上七点半去4S店换机油，提前一天提醒", /换机油$/, "2026-03-30T07:30", {
    location: /4S店|^undefined$/i,
    reminders: [1440],
  }),
  books("我周日早上5:50要赶大巴", /大巴$/, "2026-03-22T05:50"),
  books("27号周五下午5点给李老师办退休欢送会，地点在学校食堂", /退休欢送会$/, "2026-03-27T17:00", {
    location: /学校食堂$/,
  }),
  books("每周二、周四傍晚六点跳操", /跳操$/, "2026-03-17T18:00", {
    recurrence: { freq: "weekly", by_weekday: ["TU", "TH"] },
  }),
  books("建个日程叫“冲刺演示”，周四下午两点到三点半", /^冲刺演示$/, "2026-03-19T14:00", {
    end_at: "2026-03-19T15:30",
  }),
  books("4月11号14点乐乐的生日派对", /乐乐的?生日派对$/, "2026-04-11T14:00"),
  books("4月15日租房合同到期，全天", /租房合同到期$/, "2026-04-15"),
  books("明天上午十点半抽血，记得空腹", /抽血/, "2026-03-17T10:30"),
  books("周三中午12点出发去机场", /机场$/, "2026-03-18T12:00", { location: /机场|^undefined$/ }),
  books("从这个星期天开始，每两周一次，下午四点大扫除", /大扫除$/, "2026-03-22T16:00", {
    recurrence: { freq: "weekly", interval: 2 },
  }),
  books("星期四11:30跟猎头聊半小时，用腾讯会议", /猎头聊/, "2026-03-19T11:30", {
    duration_minutes: 30,
    location: /腾讯会议|^undefined$/,
  }),
  books("下个月8号上午九点开庭，在海淀法院", /开庭$/, "2026-04-08T09:00", { location: /海淀法院$/ }),
  books("今晚8点半跟外婆视频", /外婆视频$/, "2026-03-16T20:30"),
  books("我妈下周四住院，记成全天", /住院$/, "2026-03-26"),
  books("后天早上6点半坐高铁去杭州出差", /杭州|高铁|出差/, "2026-03-18T06:30", { location: /杭州|^undefined$/ }),
  // looking
  finds("早，给我念念今天的行程", "2026-03-16", "2026-03-16", { answer: /项目同步/ }),
  tells("牙医是约的几点呀", /15:00|下午 ?(?:3|三) ?点|3:00/),
  finds("周五下午三点以后有空没", "2026-03-20", "2026-03-20", { answer: isFree }),
  tells("今天有瑜伽吗", /没|无|明天|周二/),
  finds("后天第一个会是什么", "2026-03-18", "2026-03-18", { answer: /团队周会/ }),
  finds("上周五我都干了些什么", "2026-03-13"),
  tells("周六是不是空的", /家庭日/),
  tells("我周三最晚几点能结束", /18:30|六点半|6 ?点半/),
  frees("帮我在明天下午找个45分钟的空档", "2026-03-17", "2026-03-17", { duration_minutes: 45 }),
  frees("周四我啥时候有空呢", "2026-03-19"),
  finds("24号有没有安排", "2026-03-24"),
  finds("四月份的日程给我看看", "2026-04-01", "2026-04-30"),
  tells("周四下午三点半有没有冲突？", /看牙医/),
  tells("看牙医大概要多久", /45|15:45/),
  tells("下一次瑜伽课是啥时候", /明天|周二|星期二|17/),
  tells("接下来三天我有什么安排", /产品评审/),
  tells("家庭日是几号来着", /21/),
  finds("礼拜五有什么事", "2026-03-20", "2026-03-20", { answer: /客户拜访/ }),
  finds("今天下午忙不忙", "2026-03-16", "2026-03-16", { answer: /项目同步/ }),
  tells("月底之前还有哪些事", /客户拜访/),
  // changes
  changes("明天的产品评审改下午两点", "review", { start_at: "2026-03-17T14:00" }),
  changes("看牙医往后推一周", "dentist", { start_at: "2026-03-26T15:00" }),
  changes("项目同步的名字换成“阿波罗同步”", "sync", { title: /^阿波罗同步$/ }),
  changes("今天的项目同步要开两个小时，改一下", "sync", { end_at: "2026-03-16T17:00" }),
  changes("和王磊吃午饭的地点是老王面馆", "lunch", { location: /^老王面馆$/ }),
  changes("看牙医之前半小时提醒我", "dentist", { reminders: [30] }),
  drops("腰疼，明天的瑜伽课取消吧", "yoga1"),
  drops("家庭日不过了，删了吧", "family"),
  drops("产品评审取消掉", "review"),
  changes("项目同步提前到两点半", "sync", { start_at: "2026-03-16T14:30" }),
  changes("周四的瑜伽晚半个小时", "yoga2", { start_at: "2026-03-19T19:30" }),
  changes("产品评审的地点换成二楼大会议室", "review", { location: /^二楼大会议室$/ }),
  invites("请欧阳明月来参加明天的产品评审", "review", ["oyang"]),
  invites("项目同步把李娜也叫上", "sync", ["lina"]),
  replies("周五的客户拜访我去，帮我接受邀请", "accept", "visit"),
  replies("季度规划我去不了，帮我拒掉", "reject", "quarter"),
  does(
    "这周三的团队周会我不参加，只删这一次",
    "calendar.delete",
    /(?=.*evt_weekly)(?=.*"(?:this|occurrence_start_at)")/,
  ),
  tells("瑜伽课延长半小时", /./, open),
  // after something
  changes("不对，是3:45", "new", { start_at: "2026-03-24T15:45" }, { earlier: ["3月24日下午2:45理疗"] }),
  changes("换成周日吧", "new", { start_at: "2026-03-22T18:30" }, { earlier: ["周六晚六点半跟老张一家吃饭"] }),
  changes("提前两天提醒我", "new", { reminders: [2880] }, { earlier: ["4月2号下午一点化学期中考试"] }),
  finds("那周五呢", "2026-03-20", "2026-03-20", { earlier: ["今天都有啥事儿"], answer: /客户拜访/ }),
  books("明天下午四点", /复盘会?$/, "2026-03-17T16:00", {}, { earlier: ["帮我安排一个复盘会"] }),
  does("哎呀不对，撤销", "calendar.restore", { event_id: "evt_yoga1" }, { earlier: ["腰疼，明天的瑜伽课取消吧"] }),
  drops("是周四的那节", "yoga2", { earlier: ["帮我把瑜伽课取消"] }),
  invites("那邀请她参加项目同步", "sync", ["oyang"], { earlier: ["欧阳明月在哪家公司"] }),
  changes("往后挪一个小时", "dentist", { start_at: "2026-03-19T16:00" }, { earlier: ["看牙医是什么时候"] }),
  drops("不用了，删掉吧", "new", tea),
  changes("每周都要", "new", { recurrence: { freq: "weekly" } }, { earlier: ["明天早上九点去菜地浇水"] }),
  changes("地方在湖畔茶楼", "new", { location: /^湖畔茶楼$/ }, tea),
  changes("标题改成跟琳琳叙旧", "new", { title: /^跟琳琳叙旧$/ }, tea),
  drops("把第一个取消了", "dentist", { earlier: ["周四有哪些安排"] }),
  // people and memory
  tells("帮我查查李娜的邮箱哈", /example\.com/),
  does("加个联系人，保姆刘姐，13500001111", "contacts.create", { name: /刘姐$/, phone: /13500001111$/ }),
  does("存一下何大夫的电话 13288889999，他是心内科医生", "contacts.create", {
    name: /^何大夫$/,
    phone: /13288889999$/,
  }),
  does("李娜换号码了，现在是18600002222", "contacts.update", {
    contact_id: "ctc_lina",
    patch: { phone: /18600002222$/ },
  }),
  does("通讯录里的王蕾不要了，删除吧", "contacts.delete", { contact_id: "ctc_wanglei2" }),
  tells("青禾设计那边我认识谁", /王蕾/),
  does("陈医生的邮箱是chen@yake.example，帮我补上", "contacts.update", {
    contact_id: "ctc_chen",
    patch: { email: "chen@yake.example" },
  }),
  does("我吃素，记住哈", "memory.update", /吃素|素食/),
  tells("我喜欢喝什么，你还记得吗", /咖啡/),
  does("我女儿朵朵对花生过敏，帮我记住", "memory.update", /(?=.*朵朵)(?=.*花生)/),
  does("我换工作了，现在在星河机器人上班", "memory.update", /星河机器人/),
  tells("你都记了我哪些信息", /Alice|咖啡|03-08|3 ?月 ?8|Product manager/i),
  // clock, chat, out of reach
  tells("现在几点钟啦", /9:12|9 ?点 ?12/),
  tells("4月22号是星期几", /三/),
  talks("你好呀，你是真人吗"),
  refuses("帮我叫个滴滴去火车站"),
  refuses("周六会下雨吗"),
  talks("好的，辛苦啦，先这样"),
];
