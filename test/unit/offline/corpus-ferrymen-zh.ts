import { asks, books, changes, does, drops, finds, frees, invites, refuses, replies, talks, tells } from "./outcome.ts";
import type { Utterance } from "./utterance.ts";

/** Written by someone who has not read the rules, and committed before the measure. */
const open = { or: /./ };
const coffee = { earlier: ["周四上午11点和艾琳喝咖啡"] };
const tomorrow = { earlier: ["明天有什么安排"] };
const gym = { earlier: ["明天早上七点健身"] };
/** Where it is said to wake or warn, but not how: with a reminder or without. */
const perhaps = /^(?:\[\d+\]|undefined)$/;
const workdays = ["MO", "TU", "WE", "TH", "FR"];

export const ferrymenZh: readonly Utterance[] = [
  // new events
  books("周四上午9点去4S店保养车", /保养/, "2026-03-19T09:00", { location: /4S店|^undefined$/ }),
  books("明天下午两点到四点写年度总结", /^写?年度总结$/, "2026-03-17T14:00", { end_at: "2026-03-17T16:00" }),
  books("今天下午四点二十接娃", /^接娃$/, "2026-03-16T16:20"),
  books("周六上午十点半理发，帮我记一下", /^理发$/, "2026-03-21T10:30"),
  books("4月3号上午11点15办护照", /^办护照$/, "2026-04-03T11:15"),
  books("周三下午4点40带咪咪去打疫苗", /咪咪去?打疫苗$/, "2026-03-18T16:40"),
  books(
    "3月26日 17:15-17:45 家长会 三年二班教室",
    /^家长会/,
    "2026-03-26T17:15",
    { end_at: "2026-03-26T17:45", location: /三年二班教室|^undefined$/ },
    open,
  ),
  books("5月1号到5月5号去厦门玩", /厦门/, "2026-05-01/2026-05-05", { location: /厦门|^undefined$/ }),
  books("明天中午十二点半跟新同事吃饭", /新同事吃饭$/, "2026-03-17T12:30"),
  books("今天下午四点半跟银行打个电话，半小时", /银行打个?电话$/, "2026-03-16T16:30", { duration_minutes: 30 }),
  books("周五早上九点开始给我留一个小时专注时间", /专注时间$/, "2026-03-20T09:00", { duration_minutes: 60 }),
  books("今晚八点看直播", /^看直播$/, "2026-03-16T20:00"),
  books("下周一下午两点设计评审，45分钟", /^设计评审$/, "2026-03-23T14:00", { duration_minutes: 45 }),
  books("4月14号全天培训", /^培训$/, "2026-04-14"),
  books("周三晚上六点半和篮球队聚餐，在老码头", /篮球队聚餐$/, "2026-03-18T18:30", { location: /老码头$/ }),
  books("下周三也就是25号中午12点见导师", /^见导师$/, "2026-03-25T12:00"),
  books("24号上午10点到11点半有个讲座", /讲座$/, "2026-03-24T10:00", { end_at: "2026-03-24T11:30" }),
  books("两周后的今天下午三点复查眼睛", /^复查眼睛$/, "2026-03-30T15:00"),
  books("帮我加个日程，周五晚上7点，跟房东谈续租", /房东谈续租$/, "2026-03-20T19:00"),
  books("后天上午十点搬家师傅上门", /搬家师傅上门$/, "2026-03-18T10:00"),
  // series and reminders
  books("从明天起每个工作日早上8:45站会", /^站会$/, "2026-03-17T08:45", {
    recurrence: { freq: "weekly", by_weekday: workdays },
  }),
  books("每周四下午5点到5点45钢琴课", /^钢琴课$/, "2026-03-19T17:00", {
    end_at: "2026-03-19T17:45",
    recurrence: { freq: "weekly" },
  }),
  books("从明天开始，每隔一周的周二晚上7点大扫除", /^大扫除$/, "2026-03-17T19:00", {
    recurrence: { freq: "weekly", interval: 2 },
  }),
  books("每月20号还信用卡", /^还信用卡$/, "2026-03-20", { recurrence: { freq: "monthly" } }),
  books("每个月第一个周三晚上七点半读书会", /^读书会$/, "2026-04-01T19:30", {
    recurrence: { freq: "monthly", by_weekday: ["1WE"] },
  }),
  books("每周二和周五早上六点游泳训练，到五月底", /^游泳训练$/, "2026-03-17T06:00", {
    recurrence: { freq: "weekly", by_weekday: ["TU", "FR"], until: "2026-05-31" },
  }),
  books("我爸5月9号生日，每年都要记着，加到日历", /爸.*生日/, "2026-05-09", { recurrence: { freq: "yearly" } }, open),
  books("下午两点提醒我给物业打电话", /给物业打电话$/, "2026-03-16T14:00", { reminders: perhaps }),
  books("20分钟后叫我关火", /关火$/, "2026-03-16T09:32", { reminders: perhaps }),
  books("4月16号上午9点复诊，提前一天提醒", /^复诊$/, "2026-04-16T09:00", { reminders: [1440] }),
  books("4月30号下午1点论文答辩，提前一周和提前一小时各提醒一次", /^论文答辩$/, "2026-04-30T13:00", {
    reminders: /^\[(?:10080,60|60,10080)\]$/,
  }),
  // looking
  finds("明天都有啥安排呀", "2026-03-17"),
  finds("这个周末我有没有什么事来着", "2026-03-21", "2026-03-22"),
  finds("下午三点我是不是有个会", "2026-03-16", "2026-03-16", { answer: /项目同步/ }),
  tells("我啥时候看牙来着", /看牙医/),
  tells("明天的产品评审在哪间屋开啊", /3 号会议室/),
  frees("周四帮我找两个小时的空档", "2026-03-19", "2026-03-19", { duration_minutes: 120 }),
  finds("周五下午我有没有空", "2026-03-20"),
  tells("还有哪些邀请我没回复", /季度规划/),
  // changes
  changes("产品评审挪到十一点半", "review", { start_at: "2026-03-17T11:30" }),
  changes("看牙医换到周五早上九点吧", "dentist", { start_at: "2026-03-20T09:00" }),
  changes("今天的项目同步往后推半小时", "sync", { start_at: "2026-03-16T15:30" }),
  changes("产品评审改在7B会议室", "review", { location: /^7B ?会议室$/ }),
  changes("跟王磊的午饭改成一个半小时", "lunch", { end_at: "2026-03-16T13:30" }),
  changes("看牙医提前45分钟提醒我", "dentist", { reminders: [45] }),
  // gone
  drops("周四的瑜伽课去不了了，删掉吧", "yoga2"),
  drops("把看牙医那条删了", "dentist"),
  does("这周的团队周会不开了", "calendar.delete", /(?=.*evt_weekly)(?=.*"(?:this|occurrence_start_at)")/),
  // guests and replies
  invites("项目同步加上李娜和欧阳明月", "sync", ["lina", "oyang"]),
  replies("客户拜访那个我去，帮我回一下", "accept", "visit"),
  replies("季度规划帮我推掉", "reject", "quarter"),
  // people and memory
  does("存一下，周敏，电话13912340000", "contacts.create", { name: /^周敏$/, phone: /13912340000$/ }),
  does("新建联系人 何志远 zhiyuan.he@example.cn 星河传媒的", "contacts.create", {
    name: /^何志远$/,
    email: "zhiyuan.he@example.cn",
    company: /^星河传媒$/,
  }),
  does("王蕾跳槽去云帆设计了，帮我改下公司", "contacts.update", {
    contact_id: "ctc_wanglei2",
    patch: { company: /^云帆设计$/ },
  }),
  tells("远山科技我都认识谁", /王磊[^]*欧阳明月|欧阳明月[^]*王磊/),
  does("我十点之前不开会，记住哈", "memory.update", /10:00|十点|10点/),
  does("以后叫我阿林", "memory.update", /"preferred_name":"阿林"/),
  does("我的直属领导是孙浩，记一下", "memory.update", /孙浩/),
  tells("你都知道我些什么", /Alice|黑咖啡/),
  // after something
  changes("改成十一点半", "new", { start_at: "2026-03-19T11:30" }, coffee),
  changes("算了还是周五吧", "new", { start_at: "2026-03-20T11:00" }, coffee),
  drops("不约了，删掉", "new", coffee),
  changes("地点在静安寺星巴克", "new", { location: /静安寺星巴克$/ }, coffee),
  changes("提前20分钟提醒我一下", "new", { reminders: [20] }, coffee),
  changes("名字改成艾琳叙旧", "new", { title: /^艾琳叙旧$/ }, coffee),
  changes("改成每周都有吧", "new", { recurrence: { freq: "weekly" } }, coffee),
  changes("大概要一个半小时", "new", { end_at: "2026-03-19T12:30" }, coffee),
  invites("把李娜也叫上", "new", ["lina"], coffee),
  finds("那后天呢", "2026-03-18", "2026-03-18", tomorrow),
  changes("评审推到中午12点", "review", { start_at: "2026-03-17T12:00" }, tomorrow),
  drops("第一个取消掉", "review", { ...tomorrow, ...open }),
  books("周六下午两点", /按摩$/, "2026-03-21T14:00", {}, { earlier: ["帮我约个按摩"] }),
  drops("周四那节", "yoga2", { earlier: ["取消瑜伽课"] }),
  does("哎不对，恢复回来", "calendar.restore", { event_id: "evt_dentist" }, { earlier: ["取消看牙医"] }),
  does(
    "她电话换成13700001111了",
    "contacts.update",
    { contact_id: "ctc_oyang", patch: { phone: /13700001111$/ } },
    { earlier: ["欧阳明月是谁"] },
  ),
  does("算了别记这个", "memory.update", /undo|remove/, { earlier: ["记住我喜欢爬山"] }),
  books("好，那就约艾琳喝咖啡", /艾琳喝咖啡$/, "2026-03-19T11:00", {}, { earlier: ["周四上午11点我有空吗"], ...open }),
  changes("呃，还是三点吧", "review", { start_at: "2026-03-17T15:00" }, { earlier: ["把产品评审改到下午两点"] }),
  books("周四也来一次", /^健身$/, "2026-03-19T07:00", {}, gym),
  changes("不对，是晚上七点", "new", { start_at: "2026-03-17T19:00" }, gym),
  does("接受吧", "calendar.accept_invite", /(?:inv|evt)_visit/, { earlier: ["周五有什么事"] }),
  talks("好嘞，辛苦啦", undefined, gym),
  // with a catch
  tells("3月21号周五晚上7点跟老李一家吃饭", /./, open),
  tells("周六要是不下雨就十点去爬山", /./, open),
  tells("明天十点要是没别的事，就约小汤做演示", /./),
  tells("明天下午五点到四点跟法务开会", /./, open),
  tells("王磊周四什么时候有空", /./, open),
  tells("下周找个我和李娜都有空的中午一起吃饭", /./, open),
  refuses("给王磊发个微信说我晚到十分钟", open),
  refuses("帮我妈订束花", open),
  drops("瑜伽课别动，只把产品评审取消", "review", open),
  drops("明天除了瑜伽课其他都取消", "review", open),
  tells("把客户拜访改到下午四点", /./, open),
  tells("邀请赵大宝参加产品评审", /./, open),
  tells("记住我的银行卡号6222 0200 1234 5678 900", /./, open),
  asks("产品评审要改时间", "event", open),
  tells("2月30号晚上六点瑜伽", /./, open),
  asks("周二有点事", "event", open),
  refuses("开车去牙医那儿要多久", open),
  {
    kind: "two",
    say: "明早六点健身，周三早上六点游泳，都加上",
    calls: [
      ["calendar.create", { title: /^健身$/, start_at: /^2026-03-17T06:00/ }],
      ["calendar.create", { title: /^游泳$/, start_at: /^2026-03-18T06:00/ }],
    ],
    ...open,
  },
];
