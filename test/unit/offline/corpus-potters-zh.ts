import { asks, books, changes, does, drops, finds, frees, invites, refuses, replies, talks, tells } from "./outcome.ts";
import type { Utterance } from "./utterance.ts";

/** Written by someone who has not read the rules, and committed before the measure. */
const open = { or: /./ };
const brunch = { earlier: ["周日上午11点跟小金吃早茶"] };
const friday = { earlier: ["周五都有什么"] };
/** Where it is said to wake or warn, but not how: with a reminder or without. */
const perhaps = /^(?:\[\d+\]|undefined)$/;
const workdays = ["MO", "TU", "WE", "TH", "FR"];
const both = (say: string, ...calls: NonNullable<Utterance["calls"]>): Utterance => ({
  kind: "two",
  say,
  calls,
  ...open,
});

export const pottersZh: readonly Utterance[] = [
  // new events
  books("早上好，麻烦加一个周四早上八点一刻跟班主任的面谈", /班主任的?面谈$/, "2026-03-19T08:15"),
  books("周六9:15热瑜伽", /^热瑜伽$/, "2026-03-21T09:15"),
  books(
    "电工终于回电话了，周三下午一点到三点之间过来，帮我占上",
    /电工/,
    "2026-03-18T13:00",
    { end_at: "2026-03-18T15:00" },
    open,
  ),
  books("4月17号晚上7点五棵松看演唱会", /演唱会$/, "2026-04-17T19:00", { location: /五棵松|^undefined$/ }),
  books("24号周二10:15到10:45跟德文一对一", /德文一对一$/, "2026-03-24T10:15", { end_at: "2026-03-24T10:45" }),
  books("周日早上五点半要到机场", /机场/, "2026-03-22T05:30", { location: /机场|^undefined$/ }),
  books("31号中午十二点全员大会", /^全员大会$/, "2026-03-31T12:00"),
  books("明天下午两点半到三点一刻准备PPT", /^准备PPT$/i, "2026-03-17T14:30", { end_at: "2026-03-17T15:15" }),
  books("4月18号到19号家族聚会", /^家族聚会$/, "2026-04-18/2026-04-19"),
  books(
    "周日下午2点到5点陶艺课，9号工作室",
    /^陶艺课$/,
    "2026-03-22T14:00",
    { end_at: "2026-03-22T17:00", location: /9号工作室/ },
    open,
  ),
  books("3月26号周四16:00董事电话会，90分钟", /^董事电话会$/, "2026-03-26T16:00", { duration_minutes: 90 }),
  books("周五下午三点三刻找托尼做头发", /托尼做头发$/, "2026-03-20T15:45"),
  books("5月16号奶奶八十大寿", /^奶奶八十大寿$/, "2026-05-16"),
  books("今晚六点半回爸妈家吃饭", /吃饭$/, "2026-03-16T18:30", { location: /爸妈家|^undefined$/ }),
  books("大后天上午十点半去奥克公司面试", /面试$/, "2026-03-19T10:30", { location: /奥克公司|^undefined$/ }),
  books("周五上午11点加一条“发账单”", /^“?发账单”?$/, "2026-03-20T11:00"),
  books("30号中午12点15请老领导吃饭，地点新荣记", /老领导吃饭$/, "2026-03-30T12:15", { location: /^新荣记$/ }),
  books("周四一早七点半验车", /验车$/, "2026-03-19T07:30"),
  // series and reminders
  books("每周二、四下午4点15到5点小提琴", /^小提琴$/, "2026-03-17T16:15", {
    end_at: "2026-03-17T17:00",
    recurrence: { freq: "weekly", by_weekday: ["TU", "TH"] },
  }),
  books("每天早上七点提醒我吃维生素", /吃维生素$/, "2026-03-17T07:00", {
    recurrence: { freq: "daily" },
    reminders: perhaps,
  }),
  books("4月15号报税，之后每三个月一次", /^报税$/, "2026-04-15", { recurrence: { freq: "monthly", interval: 3 } }),
  books("每月第二个周六上午九点去养老院做义工", /做义工$/, "2026-04-11T09:00", {
    recurrence: { freq: "monthly", by_weekday: ["2SA"] },
    location: /养老院|^undefined$/,
  }),
  books("每周三晚八点扔垃圾", /^扔垃圾$/, "2026-03-18T20:00", { recurrence: { freq: "weekly" } }),
  books("工作日中午12点半午睡，天天都要", /午睡$/, "2026-03-16T12:30", {
    recurrence: { freq: "weekly", by_weekday: workdays },
  }),
  books("半小时后提醒我挪车", /^挪车$/, "2026-03-16T09:42", { reminders: perhaps }),
  books("周五下午五点提醒我图书馆的书到期了", /图书馆的书/, "2026-03-20T17:00", { reminders: perhaps }),
  books("20号下午三点半复盘会，提前半小时提醒", /^复盘会$/, "2026-03-20T15:30", { reminders: [30] }),
  // looking
  finds("周五我忙不忙", "2026-03-20"),
  finds("23号那一周都有什么", "2026-03-23", "2026-03-29"),
  finds("今天晚上我有事没", "2026-03-16"),
  tells("今天午饭约的几点", /12/),
  finds("明天有没有撞时间的", "2026-03-17"),
  frees("周三要个整的九十分钟，哪些时段可以", "2026-03-18", "2026-03-18", { duration_minutes: 90 }),
  tells("还有没处理的邀请吗", /季度规划[^]*客户拜访|客户拜访[^]*季度规划/),
  finds("周三上午十点前有事吗", "2026-03-18", "2026-03-18", { answer: /团队周会/ }),
  tells("团队周会是周三还是周四", /周三|星期三|18/),
  // changes
  changes("牙医那边来电话，看牙医改到周四下午两点一刻了", "dentist", { start_at: "2026-03-19T14:15" }),
  changes("产品评审调到周三下午两点", "review", { start_at: "2026-03-18T14:00" }),
  changes("项目同步只开半小时就行", "sync", { end_at: "2026-03-16T15:30" }),
  changes("项目同步地点换到天台", "sync", { location: /^天台$/ }),
  changes("明天的瑜伽课改七点半开始", "yoga1", { start_at: "2026-03-17T19:30" }),
  changes("周四的瑜伽课加个提醒，提前一小时", "yoga2", { reminders: [60] }),
  does(
    "就这周三，团队周会改到十点半",
    "calendar.update",
    /(?=.*evt_weekly)(?=.*2026-03-18T10:30)(?=.*"(?:this|occurrence_start_at)")/,
  ),
  // gone
  drops("王磊放我鸽子了，今天中午那顿午饭删了吧", "lunch"),
  drops("今天项目同步不用开了，去掉", "sync"),
  drops("明天的瑜伽课我不去了，取消掉", "yoga1"),
  // guests and replies
  invites("项目同步也叫上欧阳明月", "sync", ["oyang"]),
  does("产品评审不用李娜来了，把她移出去", "calendar.uninvite", {
    event_id: "evt_review",
    participants: [{ contact_id: "ctc_lina" }],
  }),
  replies("季度规划那个邀请我答应了", "accept", "quarter"),
  // people and memory
  does("把阮如意加到通讯录，邮箱ruyi@example.cn", "contacts.create", {
    name: /^阮如意$/,
    email: "ruyi@example.cn",
  }),
  does("李娜的手机换成13588889999了", "contacts.update", { contact_id: "ctc_lina", patch: { phone: /13588889999$/ } }),
  does("王蕾不在青禾设计了，现在在天际旅行", "contacts.update", {
    contact_id: "ctc_wanglei2",
    patch: { company: /^天际旅行$/ },
  }),
  tells("欧阳明月在哪家公司上班", /远山科技/),
  does("陈医生的联系方式用不着了，删掉", "contacts.delete", { contact_id: "ctc_chen" }),
  does("以后请称呼我为船长", "memory.update", /"preferred_name":"船长"/),
  does("我女儿朵朵7月2号生日，记住", "memory.update", /07-02/),
  does("我现在住杭州", "memory.update", /杭州/),
  does("记住我周五不开会", "memory.update", /"FR"|周五/),
  tells("在你那儿，我的公司写的是哪家", /Yuanshan/),
  tells("我平时爱喝什么来着", /咖啡/),
  // after something
  changes("早半个小时", "new", { start_at: "2026-03-22T10:30" }, brunch),
  changes("要不十二点吧", "new", { start_at: "2026-03-22T12:00" }, brunch),
  changes("到下午一点结束", "new", { end_at: "2026-03-22T13:00" }, brunch),
  changes("那家店叫陶陶居，地点写上", "new", { location: /^陶陶居$/ }, brunch),
  changes("提前一个半小时提醒下我", "new", { reminders: [90] }, brunch),
  changes("标题换成小金生日早茶", "new", { title: /^小金生日早茶$/ }, brunch),
  changes("往后挪一周", "new", { start_at: "2026-03-29T11:00" }, brunch),
  drops("小金来不了，取消吧", "new", brunch),
  invites("给欧阳明月也发一份邀请", "new", ["oyang"], brunch),
  changes("在点都德，时间改十一点一刻", "new", { start_at: "2026-03-22T11:15", location: /^点都德$/ }, brunch),
  books("下周一也照样来一个", /小金吃早茶$/, "2026-03-23T11:00", {}, brunch),
  drops("看牙医那个取消", "dentist", { earlier: ["看看我这周的安排"] }),
  does("回绝掉", "calendar.reject_invite", /(?:inv|evt)_visit/, friday),
  finds("周六呢", "2026-03-21", "2026-03-21", friday),
  books(
    "周三晚上九点",
    /给房东打电话$/,
    "2026-03-18T21:00",
    { reminders: perhaps },
    { earlier: ["提醒我给房东打电话"] },
  ),
  changes("明天那节", "yoga1", { start_at: "2026-03-17T20:00" }, { earlier: ["瑜伽课改到晚上八点"] }),
  does(
    "那是旧的，新的是lina@newmail.example",
    "contacts.update",
    { contact_id: "ctc_lina", patch: { email: "lina@newmail.example" } },
    { earlier: ["李娜的邮箱是什么"] },
  ),
  does("撤回，别删", "calendar.restore", { event_id: "evt_lunch" }, { earlier: ["删掉和王磊吃午饭"] }),
  does("还有，我讨厌香菜", "memory.update", /香菜/, { earlier: ["记住我不吃猪肉"] }),
  talks("太棒了，有你真好", undefined, brunch),
  // with a catch
  tells("周五21号下午两点去公证处", /./, open),
  tells("帮我看看李娜周三三点在不在", /./, open),
  tells("要是王磊不来吃午饭了，就中午12点给我安排健身", /./, open),
  tells("明天十点我要是没事就给我约健身房", /./),
  books("周五上午十点如果有空，就加个给宠物医院打电话", /给?宠物医院打电话$/, "2026-03-20T10:00", {}, open),
  tells("客户拜访往后推一小时", /./, open),
  drops("明天产品评审取消，瑜伽课留着", "review", open),
  refuses("放首爵士乐", open),
  tells("打电话问问牙医有没有更早的号", /./, open),
  tells("我身份证号是310101199003070012，帮我存着", /./, open),
  asks("瑜伽课改到周五", "event", open),
  tells("把我的日历共享给李娜看", /./, open),
  both(
    "周二晚上七点跟老李吃饭，再存一下他的电话13500001234",
    ["calendar.create", { title: /老李吃饭$/, start_at: /^2026-03-17T19:00/ }],
    ["contacts.create", { name: /^老李$/, phone: /13500001234$/ }],
  ),
  both(
    "明天下午一点跟李娜通个电话，顺便给她发邀请",
    ["calendar.create", { title: /李娜通个?电话$/, start_at: /^2026-03-17T13:00/ }],
    ["calendar.share", { event_id: "evt_new", participants: [{ contact_id: "ctc_lina" }] }],
  ),
  tells("我记得是周三看牙医吧？", /周四|星期四|19|没有|不是/),
  tells("以后每个会都缩短五分钟，把现有的全改了", /./, open),
  tells("周四下午三点要是没安排，就留给水管工", /./),
  tells("把演唱会取消了", /./, open),
  tells("李娜对评审有什么意见", /./, open),
  tells("产品评审定在4月31号上午十点", /./, open),
];
