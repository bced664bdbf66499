import { asks, books, changes, does, drops, finds, frees, invites, refuses, replies, talks, tells } from "./outcome.ts";
import type { Utterance } from "./utterance.ts";

/** Written by someone who has not read the rules, and committed before the measure. */
const open = { or: /./ };
const neighbours = { earlier: ["周五晚上六点半和老邻居聚餐"] };
/** Where it is said to remind, but not how: with a reminder or without. */
const perhaps = /^(?:\[\d+\]|undefined)$/;
const isFree = /^(?![^]*(?:没空|没有空|不空|没时间))[^]*(?:有空|空闲|空着|没有|没安排|没事|可以)/;

export const fullersZh: readonly Utterance[] = [
  // new events
  books("周四下午五点一刻送大宝去上篮球课", /篮球课$/, "2026-03-19T17:15"),
  books("这周六夜班，晚上八点到第二天早上八点", /夜班$/, "2026-03-21T20:00", { end_at: "2026-03-22T08:00" }),
  books("高数期中考试 3月27日 9:00-11:00 教学楼B201", /^高数期中考试$/, "2026-03-27T09:00", {
    end_at: "2026-03-27T11:00",
    location: /B201$/,
  }),
  books("每天晚上十点提醒我吃降压药", /吃降压药$/, "2026-03-16T22:00", {
    recurrence: { freq: "daily" },
    reminders: perhaps,
  }),
  books("麻烦您帮我登记一下，本周五上午九点去社区医院量血压", /量血压$/, "2026-03-20T09:00", {
    location: /社区医院|^undefined$/,
  }),
  books("周四上午11点跟投资人开视频会，半个钟", /视频会$/, "2026-03-19T11:00", { duration_minutes: 30 }),
  books("3月24号早上8点45车子保养", /保养$/, "2026-03-24T08:45"),
  books("28号中午十二点去虹桥站接丈母娘", /接丈母娘$/, "2026-03-28T12:00", { location: /虹桥站|^undefined$/ }),
  books("每周三、周五晚上七点半跳广场舞", /广场舞$/, "2026-03-18T19:30", {
    recurrence: { freq: "weekly", by_weekday: ["WE", "FR"] },
  }),
  books("每三天浇一次花，傍晚六点，从今天开始", /浇/, "2026-03-16T18:00", {
    recurrence: { freq: "daily", interval: 3 },
  }),
  books("合唱团排练 每周三19点到21点 一直到五月底", /^合唱团排练$/, "2026-03-18T19:00", {
    end_at: "2026-03-18T21:00",
    recurrence: { freq: "weekly", until: /^2026-0(?:5-(?:2[7-9]|3[01])|6-01)/ },
  }),
  books("7月6号到7月17号休年假", /年假$/, "2026-07-06/2026-07-17"),
  books("4月20号我调休，标个全天", /调休$/, "2026-04-20"),
  books("两个小时后叫我挪车", /挪车$/, "2026-03-16T11:12", { reminders: perhaps }),
  books("4月12号周日下午两点表妹婚礼，在君悦酒店，提前一天提醒我", /表妹的?婚礼$/, "2026-04-12T14:00", {
    location: /君悦酒店$/,
    reminders: [1440],
  }),
  books("周六早上八点半跟二叔喝早茶", /早茶$/, "2026-03-21T08:30"),
  books("下周一上午十点房东过来看漏水", /看漏水$/, "2026-03-23T10:00"),
  books("今天下午一点到三点我要对账，帮我占上", /对账$/, "2026-03-16T13:00", { end_at: "2026-03-16T15:00" }),
  books("明天16:40高铁去南京", /高铁|南京/, "2026-03-17T16:40", { location: /南京|^undefined$/ }),
  books("每两周的周四下午四点做心理咨询，这周四第一次", /心理咨询$/, "2026-03-19T16:00", {
    recurrence: { freq: "weekly", interval: 2 },
  }),
  books("每个月第一个周五晚上八点打牌", /打牌$/, "2026-04-03T20:00", {
    recurrence: { freq: "monthly", by_weekday: ["1FR"] },
  }),
  books("每月25号交房租，提前两天提醒", /交房租$/, "2026-03-25", {
    recurrence: { freq: "monthly" },
    reminders: [2880],
  }),
  books("10月4号是我们结婚纪念日，每年都给我记上", /结婚纪念日$/, "2026-10-04", {
    recurrence: { freq: "yearly" },
  }),
  books("上午十点二十跟小唐对一下稿子，20分钟就够", /稿/, "2026-03-16T10:20", { duration_minutes: 20 }),
  books("毛毛游泳课，每周一三五下午三点半", /毛毛的?游泳课$/, "2026-03-16T15:30", {
    recurrence: { freq: "weekly", by_weekday: ["MO", "WE", "FR"] },
  }),
  books("30号早上八点去车管所换驾照", /换驾照$/, "2026-03-30T08:00", { location: /车管所|^undefined$/ }),
  books("我想预定 明天下午两点 客户报价会议 谢谢", /客户报价会议$/, "2026-03-17T14:00"),
  books("周日上午十一点到下午两点全家包饺子", /包饺子$/, "2026-03-22T11:00", { end_at: "2026-03-22T14:00" }),
  books("下个月15号晚上7点半演唱会，工人体育场，别忘了", /演唱会$/, "2026-04-15T19:30", {
    location: /工人体育场$/,
    reminders: perhaps,
  }),
  books("后天十八点社团招新宣讲，大概四十分钟", /社团招新宣讲$/, "2026-03-18T18:00", { duration_minutes: 40 }),
  // looking
  finds("今天还有啥事儿", "2026-03-16", "2026-03-16", { answer: /(?=[^]*和王磊吃午饭)(?=[^]*项目同步)/ }),
  tells("牙医是几号几点来着？", /周四|星期四|19/),
  tells("明天的产品评审在哪儿开呀", /3 ?号会议室/),
  finds("周三早上要开会不", "2026-03-18", "2026-03-18", { answer: /团队周会/ }),
  finds("周五晚上我有没有约", "2026-03-20", "2026-03-20", { answer: isFree }),
  frees("明天下午什么时候是空的", "2026-03-17"),
  tells("周三我几点能忙完", /18:30|六点半|6:30|6 ?点半/),
  finds("请帮我看看3月20日的安排", "2026-03-20", "2026-03-20", { answer: /客户拜访/ }),
  tells("今天午饭约的是哪位来着", /王磊/),
  finds("星期六排满了吗？", "2026-03-21", "2026-03-21", { answer: /家庭日/ }),
  tells("这个礼拜有几节瑜伽课", /\b2\b|2 ?[节个项]|两|瑜伽课[^]*瑜伽课/),
  finds("今天下午一点到三点之间有事没", "2026-03-16", "2026-03-16", { answer: isFree }),
  frees("周四上午能不能找出一个半小时的空", "2026-03-19", "2026-03-19", { duration_minutes: 90 }),
  finds("下个月都排了些什么", "2026-04-01", "2026-04-30"),
  tells("项目同步几点散会", /16:00|下午 ?(?:4|四) ?点|4:00/),
  tells("我之前有没有约过理发？", /没|无/),
  finds("24号我有别的事吗", "2026-03-24", "2026-03-24", { answer: isFree }),
  tells("吃完午饭之后是什么安排", /项目同步/),
  tells("团队周会是星期几开", /周三|星期三|后天/),
  tells("还有哪些邀请等我答复", /季度规划[^]*客户拜访|客户拜访[^]*季度规划/),
  // changes
  changes("看牙医改到周五下午两点一刻了", "dentist", { start_at: "2026-03-20T14:15" }),
  changes("项目同步今天三点半再开始", "sync", { start_at: "2026-03-16T15:30" }),
  changes("项目同步的名字换成阿波罗碰头会", "sync", { title: /^阿波罗碰头会$/ }),
  changes("我要迟到了，和王磊的午饭往后推一刻钟", "lunch", { start_at: "2026-03-16T12:15" }),
  changes("产品评审只开半小时就好", "review", { end_at: "2026-03-17T10:30" }),
  changes("和王磊吃午饭的地方定了，在绿茶餐厅", "lunch", { location: /^绿茶餐厅$/ }),
  changes("看牙医前一天提醒我一下哈", "dentist", { reminders: [1440] }),
  changes("麻烦把产品评审换到周三下午两点", "review", { start_at: "2026-03-18T14:00" }),
  changes("周四的瑜伽课早一个小时上", "yoga2", { start_at: "2026-03-19T18:00" }),
  asks("瑜伽课帮我换成早上七点", "event", open),
  drops("明晚的瑜伽课取消吧", "yoga1"),
  drops("家庭日不搞了，帮我删掉", "family"),
  drops("王磊今天来不了，午饭那条去掉", "lunch"),
  replies("客户拜访我会参加，帮我回复一下", "accept", "visit"),
  replies("季度规划帮我回绝了", "reject", "quarter"),
  invites("产品评审也叫上欧阳明月", "review", ["oyang"]),
  does(
    "就这周三的团队周会不开了，后面的照常",
    "calendar.delete",
    /(?=.*evt_weekly)(?=.*"(?:this|occurrence_start_at)")/,
  ),
  tells("周五的健身删掉", /./, open),
  // after something
  changes("哦不对，是七点", "new", { start_at: "2026-03-20T19:00" }, neighbours),
  changes("提前两小时提醒我", "new", { reminders: [120] }, neighbours),
  drops("他们都不来了，删了吧", "new", neighbours),
  changes("地方在小南国", "new", { location: /^小南国$/ }, neighbours),
  finds("再后一天呢", "2026-03-20", "2026-03-20", { earlier: ["周四有什么事"] }),
  drops("把第一个取消", "dentist", { earlier: ["周四有什么事"] }),
  books("明天下午三点四十", /眼科/, "2026-03-17T15:40", {}, { earlier: ["帮我约一下眼科"] }),
  does("哎别，给我加回来", "calendar.restore", { event_id: "evt_family" }, { earlier: ["家庭日删了吧"] }),
  changes("往后挪一个钟头", "review", { start_at: "2026-03-17T11:00" }, { earlier: ["产品评审什么时候"] }),
  invites("请李娜也参加", "review", ["lina"], { earlier: ["产品评审什么时候"] }),
  drops("星期四的那一节", "yoga2", { earlier: ["取消瑜伽课"] }),
  tells("王蕾呢", /青禾/, { earlier: ["欧阳明月在哪家公司"] }),
  changes("以后每周都要", "new", { recurrence: { freq: "weekly" } }, { earlier: ["明天上午十点给银行打电话"] }),
  changes("到中午十二点", "new", { end_at: "2026-03-21T12:00" }, { earlier: ["周六早上九点去拉货"] }),
  // people and memory
  does("李娜换号了，新号码13800001111", "contacts.update", {
    contact_id: "ctc_lina",
    patch: { phone: /13800001111$/ },
  }),
  does("存个联系人：罗敏，职位校医，邮箱luomin@school.example", "contacts.create", {
    name: /^罗敏$/,
    job_title: /^校医$/,
    email: "luomin@school.example",
  }),
  tells("我通讯录里有青禾设计的人吗", /王蕾/),
  tells("欧阳明月是什么职位", /人事/),
  does("把陈医生从通讯录里删了", "contacts.delete", { contact_id: "ctc_chen" }),
  does("家里阿姨叫方秀英，电话13522223333，帮我存到联系人", "contacts.create", {
    name: /^方秀英$/,
    phone: /13522223333$/,
  }),
  does("我吃素，你记住哦", "memory.update", /素/),
  tells("你现在都知道我些什么", /Alice|黑咖啡|Yuanshan/i),
  does("记住我女儿果果对花生过敏", "memory.update", /花生/),
  does("我换工作了，现在在蓝鲸医疗上班", "memory.update", /蓝鲸医疗/),
  tells("我生日是哪天，你那边有吗", /03-08|3 ?月 ?8/),
  does("记一下，我中午一点到两点要午睡，不接会议", "memory.update", /13:00.*14:00|一点到两点|午睡/),
  // the rest
  tells("今儿几号，礼拜几", /(?=[^]*16)(?=[^]*[周期拜]一)/),
  tells("离4月10号还有多少天", /25/),
  refuses("替我给李娜打个电话说堵车了"),
  refuses("帮我点个外卖，要麻辣烫"),
  talks("早啊，今天精神不错"),
  refuses("明天出门用不用带伞"),
];
