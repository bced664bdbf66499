import { asks, books, changes, does, drops, finds, frees, invites, replies, tells } from "./outcome.ts";
import type { Utterance } from "./utterance.ts";

/** Written by someone who has not read the rules, and committed before the measure. */
const open = { or: /./ };
const hotpot = { earlier: ["周五晚上七点和表姐吃火锅"] };
/** Where it is said to wake or warn, but not how: with a reminder or without. */
const perhaps = /^(?:\[\d+\]|undefined)$/;
const both = (say: string, ...calls: NonNullable<Utterance["calls"]>): Utterance => ({
  kind: "two",
  say,
  calls,
  ...open,
});

export const masonsZh: readonly Utterance[] = [
  // new events
  books("您好，请帮我安排一个周三上午十点二十和房产中介的见面", /房产中介的?见面$/, "2026-03-18T10:20"),
  books("周五早上7点半打球", /^打球$/, "2026-03-20T07:30"),
  books("周六晚上六点半在海底捞和高中同学聚餐", /高中同学聚餐$/, "2026-03-21T18:30", { location: /^海底捞$/ }),
  books("明天上午9点到11点写季度总结", /^写季度总结$/, "2026-03-17T09:00", { end_at: "2026-03-17T11:00" }),
  books("3月24号下午两点开预算会，一个半小时", /预算会$/, "2026-03-24T14:00", { duration_minutes: 90 }),
  books("4月9日15:20体检报告解读", /^体检报告解读$/, "2026-04-09T15:20"),
  books("25号早上八点空调师傅上门", /^空调师傅上门$/, "2026-03-25T08:00"),
  books("下周四晚上七点跟老同学视频", /老同学视频$/, "2026-03-26T19:00"),
  books("4月3号请年假一天", /年假/, "2026-04-03"),
  books("五一去青岛玩，5月1号到5月4号", /青岛|玩/, "2026-05-01/2026-05-04", { location: /青岛|^undefined$/ }),
  books("今晚八点健身", /^健身$/, "2026-03-16T20:00"),
  books("明天下午三点半在公司楼下星巴克见客户", /^见客户$/, "2026-03-17T15:30", { location: /星巴克$/ }),
  books("明早八点提醒我带身份证", /^带身份证$/, "2026-03-17T08:00", { reminders: perhaps }),
  books("40分钟后叫我关火", /^关火$/, "2026-03-16T09:52", { reminders: perhaps }),
  books("周三下午两点项目答辩，提前一个小时提醒我", /^项目答辩$/, "2026-03-18T14:00", { reminders: [60] }),
  books("每周四晚上七点半钢琴课", /^钢琴课$/, "2026-03-19T19:30", { recurrence: { freq: "weekly" } }),
  books("帮我加个每周二和周五早上六点半的晨跑", /^晨跑$/, "2026-03-17T06:30", {
    recurrence: { freq: "weekly", by_weekday: ["TU", "FR"] },
  }),
  books("每个月5号还房贷", /^还房贷$/, "2026-04-05", { recurrence: { freq: "monthly" } }),
  books("6月12号老婆生日，每年都提醒我", /^老婆生日$/, "2026-06-12", {
    recurrence: { freq: "yearly" },
    reminders: perhaps,
  }),
  books("从明天起每天晚上九点吃药，吃到25号", /^吃药$/, "2026-03-17T21:00", {
    recurrence: { freq: "daily", until: "2026-03-25" },
  }),
  books("每两周一次，周三下午四点和领导一对一，从这周开始", /领导一对一$/, "2026-03-18T16:00", {
    recurrence: { freq: "weekly", interval: 2 },
  }),
  books("后天下午3点约了理发，帮我记下别忘了", /理发$/, "2026-03-18T15:00"),
  books(
    "我表弟周日来上海，下午两点十分到虹桥站，我得去接他，帮我记到日历里",
    /接/,
    "2026-03-22T14:10",
    { location: /虹桥|^undefined$/ },
    open,
  ),
  books("新建日程“读书会”，周六下午三点到五点", /^“?读书会”?$/, "2026-03-21T15:00", { end_at: "2026-03-21T17:00" }),
  books("周五晚上9:05飞成都，航班CA4102", /成都|CA4102/i, "2026-03-20T21:05", { location: /成都|^undefined$/ }),
  books("下周一上午十点腾讯会议跟供应商对账", /供应商对账$/, "2026-03-23T10:00", {
    location: /腾讯会议|^undefined$/,
  }),
  books("周六洗车", /^洗车$/, "2026-03-21", {}, open),
  books("下午四点半接孩子", /^接孩子$/, "2026-03-16T16:30"),
  both(
    "周五上午十点面试候选人，下午三点部门例会",
    ["calendar.create", { title: /^面试候选人$/, start_at: /^2026-03-20T10:00/ }],
    ["calendar.create", { title: /^部门例会$/, start_at: /^2026-03-20T15:00/ }],
  ),
  tells("28号周五晚上七点看话剧", /./, open),
  // looking
  finds("今天都有啥安排", "2026-03-16"),
  finds("明天有会吗", "2026-03-17"),
  finds("麻烦看一下周四的日程", "2026-03-19"),
  finds("这周忙吗", "2026-03-16", "2026-03-22"),
  finds("下周有什么事", "2026-03-23", "2026-03-29"),
  finds("周末有安排没", "2026-03-21", "2026-03-22"),
  finds("3月20号有什么", "2026-03-20"),
  tells("接下来是什么事", /王磊吃午饭/),
  tells("产品评审在哪儿开？", /3 ?号会议室/),
  tells("我哪天看牙医", /周四|星期四|19/),
  tells("季度规划要开多久", /90|一个半|1\.5|1 ?个?小时|18:30|六点半/),
  frees("周四帮我找一个小时的空档", "2026-03-19", "2026-03-19", { duration_minutes: 60 }),
  finds("明天上午十点半我有空吗", "2026-03-17", "2026-03-17", { answer: /产品评审/ }),
  frees("周五下午我几点到几点是空的", "2026-03-20"),
  tells("下一节瑜伽课是什么时候", /明天|周二|星期二|17/),
  tells("有哪些邀请我还没回复", /季度规划[^]*客户拜访|客户拜访[^]*季度规划/),
  finds("四月份目前排了些什么", "2026-04-01", "2026-04-30"),
  finds("周三最早的安排是几点", "2026-03-18", "2026-03-18", { answer: /9:30|九点半|团队周会/ }),
  tells("我跟王磊约了什么", /午饭/),
  tells("请问欧阳明月周三下午有空吗", /./, open),
  // changes
  changes("今天的项目同步推到五点", "sync", { start_at: "2026-03-16T17:00" }),
  changes("产品评审挪到周五，时间不变", "review", { start_at: "2026-03-20T10:00" }),
  changes("看牙医改成下周二上午九点半", "dentist", { start_at: "2026-03-24T09:30" }),
  changes("和王磊吃午饭往后推一刻钟", "lunch", { start_at: "2026-03-16T12:15" }),
  changes("产品评审要开到十二点", "review", { end_at: "2026-03-17T12:00" }),
  changes("项目同步改成四十五分钟", "sync", { end_at: "2026-03-16T15:45" }),
  changes("中午和王磊吃午饭定在外婆家了，地点帮我填上", "lunch", { location: /^外婆家$/ }),
  changes("把项目同步改名叫灯塔项目同步", "sync", { title: /^灯塔项目同步$/ }),
  changes("看牙医前一小时提醒我", "dentist", { reminders: [60] }),
  changes("周四的瑜伽课提前到六点", "yoga2", { start_at: "2026-03-19T18:00" }),
  does(
    "这周的团队周会挪到周四上午十点，就这一次",
    "calendar.update",
    /(?=.*evt_weekly)(?=.*2026-03-19T10:00)(?=.*"(?:this|occurrence_start_at)")/,
  ),
  changes("家庭日换成周日过吧", "family", { start_date: "2026-03-22" }),
  tells("把客户拜访改到下周一", /./, open),
  // gone
  drops("删掉今天的项目同步", "sync"),
  drops("麻烦取消一下周四的看牙医，谢谢", "dentist"),
  drops("今天中午十二点那个取消吧", "lunch"),
  does("这周三的团队周会不开了", "calendar.delete", /(?=.*evt_weekly)(?=.*"(?:this|occurrence_start_at)")/),
  asks("瑜伽课不去了，删了吧", "event", open),
  // guests and replies
  invites("产品评审叫上王蕾", "review", ["wanglei2"]),
  invites("请邀请李娜和欧阳明月参加项目同步", "sync", ["lina", "oyang"]),
  both(
    "周五上午十一点跟欧阳明月开个短会，邀请她一下",
    ["calendar.create", { title: /欧阳明月开个?短会$/, start_at: /^2026-03-20T11:00/ }],
    ["calendar.share", { event_id: "evt_new", participants: [{ contact_id: "ctc_oyang" }] }],
  ),
  does("项目同步别让王磊来了，把他去掉", "calendar.uninvite", {
    event_id: "evt_sync",
    participants: [{ contact_id: "ctc_wanglei" }],
  }),
  replies("客户拜访我参加，帮我接受", "accept", "visit"),
  replies("季度规划去不了，帮我拒了", "reject", "quarter"),
  // people
  tells("王磊的电话多少", /138\*+5678|卡片/),
  tells("王蕾是做什么的", /设计师/),
  tells("远山科技我认识谁", /王磊[^]*欧阳明月|欧阳明月[^]*王磊/),
  does("存个新联系人，赵敏，电话13912345678", "contacts.create", { name: /^赵敏$/, phone: /13912345678$/ }),
  does("通讯录里加上房东周先生，邮箱zhou@example.cn", "contacts.create", {
    name: /周先生$/,
    email: "zhou@example.cn",
  }),
  does("添加联系人：孙建国，华宇建材的销售总监", "contacts.create", {
    name: /^孙建国$/,
    company: /^华宇建材$/,
    job_title: /^销售总监$/,
  }),
  does("李娜的邮箱改成lina@yuanshan.example", "contacts.update", {
    contact_id: "ctc_lina",
    patch: { email: "lina@yuanshan.example" },
  }),
  does("欧阳明月跳槽去星河传媒了，更新一下", "contacts.update", {
    contact_id: "ctc_oyang",
    patch: { company: /^星河传媒$/ },
  }),
  does("把王蕾从通讯录里删了", "contacts.delete", { contact_id: "ctc_wanglei2" }),
  tells("给王磊发条微信说我晚点到", /./, open),
  // memory
  does("以后叫我小艾就行", "memory.update", /"preferred_name":"小艾"/),
  does("跟你说一下，我吃不了辣，记着", "memory.update", /辣/),
  does("我搬到苏州了，记一下", "memory.update", /苏州/),
  does("我不喜欢早上九点之前有安排，帮我记住", "memory.update", /09:00|九点|9点/),
  does("我儿子乐乐的生日是11月3号，帮我记着", "memory.update", /11-03/),
  tells("你都记得我哪些事", /咖啡|Yuanshan|Alice|Product manager/),
  tells("你知道我几月几号生日吗", /3 ?月 ?8|03-08/),
  does("别再记着我喜欢黑咖啡了", "memory.update", /"remove".*(?:咖啡|interests)/),
  // after something
  changes("改成八点吧", "new", { start_at: "2026-03-20T20:00" }, hotpot),
  changes("在小龙坎吃", "new", { location: /^小龙坎$/ }, hotpot),
  changes("提前一小时叫我", "new", { reminders: [60] }, hotpot),
  drops("算了不去了，删掉", "new", hotpot),
  finds("那周四呢", "2026-03-19", "2026-03-19", { earlier: ["周三有什么安排"] }),
  books("后天上午十点", /^交物业费$/, "2026-03-18T10:00", { reminders: perhaps }, { earlier: ["提醒我交物业费"] }),
  changes("周四晚上那节", "yoga2", { start_at: "2026-03-19T18:30" }, { earlier: ["瑜伽课改到晚上六点半"] }),
  does("哎呀删错了，恢复一下", "calendar.restore", { event_id: "evt_dentist" }, { earlier: ["把看牙医删了"] }),
];
