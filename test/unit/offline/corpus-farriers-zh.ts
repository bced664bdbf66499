import { asks, books, changes, does, drops, finds, frees, invites, refuses, replies, talks, tells } from "./outcome.ts";
import type { Utterance } from "./utterance.ts";

/** Written by someone who has not read the rules, and committed before the measure. */
const open = { or: /./ };
const wash = { earlier: ["周四早上七点三刻洗车"] };
/** Where it is said to remind, but not how: with a reminder or without. */
const perhaps = /^(?:\[\d+\]|undefined)$/;
const isFree = /^(?![^]*(?:没空|没有空|不空|没时间))[^]*(?:有空|空闲|空着|没有|没安排|没事|可以)/;

export const farriersZh: readonly Utterance[] = [
  // new events
  books("明晚上夜班，七点到后天早上七点", /夜班$/, "2026-03-17T19:00", { end_at: "2026-03-18T07:00" }),
  books("帮我记个事：周四下午三点半去幼儿园开家长会", /家长会$/, "2026-03-19T15:30", {
    location: /幼儿园|^undefined$/,
  }),
  books("4月2号早上九点高数期中考，在理教201", /^高数期中考试?$/, "2026-04-02T09:00", { location: /^理教 ?201$/ }),
  books("周三早上八点送车去保养", /保养$/, "2026-03-18T08:00"),
  books("周五上午11点跟红杉的投资人通电话，半小时", /红杉的?投资人通?电话$/, "2026-03-20T11:00", {
    duration_minutes: 30,
  }),
  books("每周六上午九点半送娃上游泳课", /游泳课$/, "2026-03-21T09:30", { recurrence: { freq: "weekly" } }),
  books("今晚十点提醒我洗校服", /洗校服$/, "2026-03-16T22:00", { reminders: perhaps }),
  books("四十分钟后提醒我看下锅里的汤", /汤$/, "2026-03-16T09:52", { reminders: perhaps }),
  books("三月二十四号下午一点三刻去出入境大厅办护照", /办护照$/, "2026-03-24T13:45", {
    location: /出入境大厅|^undefined$/,
  }),
  books("31号全天盘点库存", /盘点库存$/, "2026-03-31"),
  books("孙子4月10号到12号过来住，记一下", /孙子/, "2026-04-10/2026-04-12"),
  books("30号给枫叶工作室开发票，提前一天提醒我", /发票$/, "2026-03-30", { reminders: /^\[\d+\]$/ }, open),
  books("周日十一点半约了按摩", /按摩$/, "2026-03-22T11:30"),
  books("礼拜六晚上7点老张一家来家里吃饭", /老张一家.*吃饭$/, "2026-03-21T19:00", { location: /家里|^undefined$/ }),
  books("从明天开始每三天浇一次花，下午六点", /浇.*花$/, "2026-03-17T18:00", {
    recurrence: { freq: "daily", interval: 3 },
  }),
  books("复盘会，每两周一次，周五下午3点，从这周五开始", /^复盘会$/, "2026-03-20T15:00", {
    recurrence: { freq: "weekly", interval: 2 },
  }),
  books("每个月第一个周一晚上七点半开业主大会", /业主大会$/, "2026-04-06T19:30", {
    recurrence: { freq: "monthly", by_weekday: ["1MO"] },
  }),
  books("明天下午四点跟小田喝咖啡呗", /小田喝咖啡$/, "2026-03-17T16:00"),
  books("3月25号14:15 和刘老师腾讯会议", /刘老师/, "2026-03-25T14:15", { location: /腾讯会议|^undefined$/ }),
  books("周五下午一点到六点我调休，写进日历", /调休$/, "2026-03-20T13:00", { end_at: "2026-03-20T18:00" }),
  books("5月2号下午五点朵朵钢琴汇演", /^朵朵的?钢琴汇演$/, "2026-05-02T17:00"),
  books("明晚十点五十去机场接我弟", /接我?弟弟?$/, "2026-03-17T22:50", { location: /机场|^undefined$/ }),
  books("27号早上八点半献血，一个小时，提前俩小时提醒我", /^献血$/, "2026-03-27T08:30", {
    duration_minutes: 60,
    reminders: [120],
  }),
  books("6月4号是结婚纪念日，每年都要，全天", /^结婚纪念日$/, "2026-06-04", { recurrence: { freq: "yearly" } }),
  books("每周二周四中午12点做理疗，到4月16号为止", /理疗$/, "2026-03-17T12:00", {
    recurrence: { freq: "weekly", by_weekday: ["TU", "TH"], until: /2026-04-1[67]/ },
  }),
  books("周三16:00-17:30路演彩排", /^路演彩排$/, "2026-03-18T16:00", { end_at: "2026-03-18T17:30" }),
  books("23号学校放假，标成全天", /放假$/, "2026-03-23"),
  books("明天中午十二点半在金龙酒家跟供应商吃饭", /供应商吃饭$/, "2026-03-17T12:30", { location: /^金龙酒家$/ }),
  books("我要加一个日程，后天晚上八点，线上英语课", /英语课$/, "2026-03-18T20:00", { location: /线上|^undefined$/ }),
  books("麻烦您记一下，下周四上午九点十分去社区医院量血压", /量血压$/, "2026-03-26T09:10", {
    location: /社区医院|^undefined$/,
  }),
  // looking
  finds("早上好，我今天要忙些什么呀", "2026-03-16", "2026-03-16", { answer: /项目同步/ }),
  tells("看牙医约的是几点", /15:00|下午 ?(?:3|三) ?点|3:00/),
  tells("明天的评审在哪儿开", /3 ?号会议室/),
  finds("把周五的安排给我看看", "2026-03-20", "2026-03-20", { answer: /客户拜访/ }),
  frees("明天下午有没有一个小时的空档", "2026-03-17", "2026-03-17", { duration_minutes: 60 }),
  finds("28号晚上我有空没", "2026-03-28", "2026-03-28", { answer: isFree }),
  tells("周三最后一个日程是啥", /季度规划/),
  tells("今天那个项目同步大概开到几点", /16:00|4:00|下午 ?(?:4|四) ?点/),
  finds("明天忙不忙呀", "2026-03-17", "2026-03-17", { answer: /产品评审/ }),
  finds("周三到周五的日程列一下", "2026-03-18", "2026-03-20"),
  tells("今天有瑜伽课吗？", /没|不|明天|周二/),
  tells("季度规划要开多久啊", /90|一个半|1\.5|1 ?(?:个)?小时 ?(?:零)?(?:30|半)|17:00[^]{1,12}18:30/),
  finds("四月份有什么安排没", "2026-04-01", "2026-04-30"),
  tells("接下来三天我有哪些事", /产品评审/),
  finds("这个星期一共有多少个日程", "2026-03-16", "2026-03-22"),
  frees("周四我哪个时间段能空出一个半小时？", "2026-03-19", "2026-03-19", { duration_minutes: 90 }),
  tells("明天十点半我有事没", /产品评审/),
  tells("家庭日具体是哪一天来着", /周六|星期六|21/),
  finds("21号什么安排", "2026-03-21", "2026-03-21", { answer: /家庭日/ }),
  tells("周三第一个会几点开始", /9:30|九点半/),
  // changes
  changes("看牙医换到周五早上十点", "dentist", { start_at: "2026-03-20T10:00" }),
  changes("明天产品评审延长半小时", "review", { end_at: "2026-03-17T11:30" }),
  changes("把项目同步的名字改成猎鹰碰头会", "sync", { title: /^猎鹰碰头会$/ }),
  changes("看牙医的地点写上仁爱口腔", "dentist", { location: /^仁爱口腔$/ }),
  changes("牙医那边改时间了，周四下午两点一刻", "dentist", { start_at: "2026-03-19T14:15" }),
  changes("看牙医之前半小时提醒我一下", "dentist", { reminders: [30] }),
  drops("今天的项目同步不用开了，删了吧", "sync"),
  drops("明晚瑜伽停课，取消掉", "yoga1"),
  changes("产品评审往前挪一个钟头", "review", { start_at: "2026-03-17T09:00" }),
  changes("明天的瑜伽课改到晚上六点半", "yoga1", { start_at: "2026-03-17T18:30" }),
  does("这周三的团队周会跳过，就这一次", "calendar.delete", /(?=.*evt_weekly)(?=.*"(?:this|occurrence_start_at)")/),
  invites("今天项目同步也请李娜来一下", "sync", ["lina"]),
  replies("客户拜访我去，接受吧", "accept", "visit"),
  replies("周三季度规划的邀请替我回绝一下，要陪孩子", "reject", "quarter"),
  changes("家庭日挪到28号", "family", { start_date: "2026-03-28" }),
  asks("瑜伽课往后推二十分钟", "event", open),
  invites("麻烦把欧阳明月跟李娜加到明天产品评审里", "review", ["oyang", "lina"]),
  changes("项目同步缩短到半个小时", "sync", { end_at: "2026-03-16T15:30" }),
  // after something
  changes("等下，改成八点一刻", "new", { start_at: "2026-03-19T08:15" }, wash),
  changes("提前一小时提醒我", "new", { reminders: [60] }, wash),
  drops("不洗了，删掉吧", "new", wash),
  changes("名字改成汽车美容", "new", { title: /^汽车美容$/ }, wash),
  finds("那周五呢", "2026-03-20", "2026-03-20", { earlier: ["周四我都有啥"] }),
  invites("把李娜也叫上", "sync", ["lina"], { earlier: ["今天项目同步几点"] }),
  books("明天下午五点", /理疗$/, "2026-03-17T17:00", {}, { earlier: ["帮我预约一次理疗"] }),
  does("哎呀取消错了，帮我恢复", "calendar.restore", { event_id: "evt_review" }, { earlier: ["取消明天的产品评审"] }),
  tells("那他电话呢", /021/, { earlier: ["陈医生是做什么的"] }),
  changes("明天的那个", "yoga1", { start_at: "2026-03-17T20:15" }, { earlier: ["瑜伽课改到晚上八点一刻"] }),
  changes("那挪到周五同一时间吧", "dentist", { start_at: "2026-03-20T15:00" }, { earlier: ["我什么时候看牙医"] }),
  drops("把第二个取消", "sync", { earlier: ["今天有哪些安排"] }),
  changes("改成每周都有", "new", { recurrence: { freq: "weekly" } }, { earlier: ["明天下午四点和小田喝咖啡"] }),
  books(
    "周四也来一个",
    /^自习$/,
    "2026-03-19T19:00",
    { end_at: "2026-03-19T21:00" },
    { earlier: ["明天晚上七点到九点自习"], ...open },
  ),
  // people and memory
  tells("陈医生是什么医生", /牙/),
  does("存个联系人：何敏，邮箱hemin@post.example", "contacts.create", {
    name: /^何敏$/,
    email: "hemin@post.example",
  }),
  does("王蕾换手机号了，13500001111", "contacts.update", {
    contact_id: "ctc_wanglei2",
    patch: { phone: /13500001111$/ },
  }),
  does("李娜现在在海桥银行上班了", "contacts.update", {
    contact_id: "ctc_lina",
    patch: { company: /^海桥银行$/ },
  }),
  does("陈医生这个联系人不要了，删掉", "contacts.delete", { contact_id: "ctc_chen" }, open),
  does("帮我记着，我对青霉素过敏", "memory.update", /青霉素/),
  does("对了我不吃辣", "memory.update", /辣/, open),
  tells("关于我你存了哪些信息", /咖啡|Alice|Yuanshan/),
  does("以后叫我吴老师", "memory.update", /"preferred_name":"吴老师"/),
  tells("你知道我生日是几月几号吗", /3 ?月 ?8|03-08|三月八/),
  does("新联系人 罗师傅 修水管的 13822223333", "contacts.create", { name: /^罗师傅$/, phone: /13822223333$/ }),
  // clock, chat, out of reach
  tells("今儿礼拜几啊", /周一|星期一|礼拜一/),
  tells("看下表，这会儿几点啦", /9[:：点] ?12|九点十二/),
  talks("谢谢啦，帮大忙了"),
  refuses("帮我点个外卖吧，想吃麻辣烫", open),
  refuses("明天会下雨吗，要不要带伞", open),
  tells("你能帮我干点啥呀", /日程|日历|联系人/),
];
