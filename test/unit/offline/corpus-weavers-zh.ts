import { asks, books, changes, does, drops, finds, frees, invites, refuses, replies, talks, tells } from "./outcome.ts";
import type { Utterance } from "./utterance.ts";

/** Written by someone who has not read the rules, and committed before the measure. */
const open = { or: /./ };
const haircut = { earlier: ["周五下午四点剪头发"] };
const thursday = { earlier: ["周四我有哪些事"] };
/** Where it is said to wake or warn, but not how: with a reminder or without. */
const perhaps = /^(?:\[\d+\]|undefined)$/;
const both = (say: string, ...calls: NonNullable<Utterance["calls"]>): Utterance => ({
  kind: "two",
  say,
  calls,
  ...open,
});

export const weaversZh: readonly Utterance[] = [
  // new events
  books("后天晚上七点一刻合唱团排练", /^合唱团排练$/, "2026-03-18T19:15"),
  books("周日早7点到下午3点我值班", /^我?值班$/, "2026-03-22T07:00", { end_at: "2026-03-22T15:00" }),
  books("周四下午一点一刻去献血", /献血$/, "2026-03-19T13:15"),
  books("3月28号周六上午10点到12点幼儿园开放日", /^幼儿园开放日$/, "2026-03-28T10:00", {
    end_at: "2026-03-28T12:00",
  }),
  books("周五17:52的高铁去苏州", /苏州/, "2026-03-20T17:52", { location: /苏州|^undefined$/ }),
  books("周三上午十一点跟装修师傅碰一下，十五分钟就行", /装修师傅碰一下$/, "2026-03-18T11:00", {
    duration_minutes: 15,
  }),
  books("4/7 早8:20 体检 仁济医院", /^体检/, "2026-04-07T08:20", { location: /仁济医院|^undefined$/ }, open),
  books("27号全天搬家", /^搬家$/, "2026-03-27"),
  books("3月31号周二上午9点半林达项目启动会", /^林达项目启动会$/, "2026-03-31T09:30"),
  books("周四14:00-15:30预算会，白杨会议室", /^预算会$/, "2026-03-19T14:00", {
    end_at: "2026-03-19T15:30",
    location: /^白杨会议室$/,
  }),
  books("4月13号到16号去成都出差", /成都出差$|^出差$/, "2026-04-13/2026-04-16", { location: /成都|^undefined$/ }),
  books("今天傍晚5点45去修车", /修车$/, "2026-03-16T17:45"),
  books("这周六上午九点到中午十二点小宝游泳比赛，在市体育馆", /^小宝游泳比赛$/, "2026-03-21T09:00", {
    end_at: "2026-03-21T12:00",
    location: /^市体育馆$/,
  }),
  books("周三下午四点跟东京那边视频会议，预计五十分钟", /东京.*视频会议$/, "2026-03-18T16:00", {
    duration_minutes: 50,
  }),
  books("下周一请假一天", /请假/, "2026-03-23"),
  books("帮我记个事，周五下午三点半去居委会盖章", /盖章$/, "2026-03-20T15:30", { location: /居委会|^undefined$/ }),
  books("下下周一上午十点述职", /^述职$/, "2026-03-30T10:00"),
  // series and reminders
  books("每周五中午12:15团队午餐", /^团队午餐$/, "2026-03-20T12:15", { recurrence: { freq: "weekly" } }),
  books("从周三开始每十天浇一次兰花", /浇.*兰花/, "2026-03-18", { recurrence: { freq: "daily", interval: 10 } }),
  books("我一三五晚上六点健身，设成重复的", /健身$/, "2026-03-16T18:00", {
    recurrence: { freq: "weekly", by_weekday: ["MO", "WE", "FR"] },
  }),
  books("每月1号交房租，提前三天提醒我", /^交房租$/, "2026-04-01", {
    recurrence: { freq: "monthly" },
    reminders: [4320],
  }),
  books("每月最后一个周五下午四点团队演示", /^团队演示$/, "2026-03-27T16:00", {
    recurrence: { freq: "monthly", by_weekday: ["-1FR"] },
  }),
  books("每周三晚上6点到7点半西班牙语课，一共8次", /^西班牙语课$/, "2026-03-18T18:00", {
    end_at: "2026-03-18T19:30",
    recurrence: { freq: "weekly", count: 8 },
  }),
  books("每天晚上八点吃药，吃到周日", /吃药$/, "2026-03-16T20:00", {
    recurrence: { freq: "daily", until: "2026-03-22" },
  }),
  books("6月14号结婚纪念日，每年都有", /^结婚纪念日$/, "2026-06-14", { recurrence: { freq: "yearly" } }),
  books("周五下午四点别让我忘了交工时表", /交工时表$/, "2026-03-20T16:00", { reminders: perhaps }),
  books("4月10号提醒我给车年检", /给车年检$/, "2026-04-10", { reminders: perhaps }),
  books("4月2号晚上9点55飞哈尔滨，提前三小时叫我", /飞哈尔滨$/, "2026-04-02T21:55", { reminders: [180] }),
  // looking
  finds("周四我日程满不满", "2026-03-19"),
  finds("这周的安排给我过一遍", "2026-03-16", "2026-03-22"),
  finds("周三晚上我都有什么事", "2026-03-18", "2026-03-18", { answer: /季度规划/ }),
  tells("我接下来第一个安排是啥", /和王磊吃午饭/),
  tells("看牙医那个要多长时间", /45/),
  tells("家庭日是哪天来着", /周六|星期六|21/),
  frees("明天啥时候能挤出半小时打个电话", "2026-03-17", "2026-03-17", { duration_minutes: 30 }),
  frees("周五有没有整块的一小时空着", "2026-03-20", "2026-03-20", { duration_minutes: 60 }),
  finds("今天中午之前我还有没有空", "2026-03-16"),
  // changes
  changes("和王磊吃午饭改成12点45开始", "lunch", { start_at: "2026-03-16T12:45" }),
  changes("今天来不及，项目同步放到明天同一个点吧", "sync", { start_at: "2026-03-17T15:00" }),
  changes("产品评审提早20分钟", "review", { start_at: "2026-03-17T09:40" }),
  changes("和王磊吃午饭定在外婆家了", "lunch", { location: /^外婆家$/ }),
  changes("家庭日换成28号", "family", { start_date: "2026-03-28" }),
  changes("看牙医那条改名叫牙冠复查", "dentist", { title: /^牙冠复查$/ }),
  // gone
  drops("中午跟王磊那顿午饭吹了，取消吧", "lunch"),
  drops("项目同步从日历里拿掉", "sync"),
  does("团队周会以后都不开了，整个系列删掉", "calendar.delete", /^(?!.*"this").*evt_weekly/),
  // guests and replies
  invites("给欧阳明月发个产品评审的邀请", "review", ["oyang"]),
  invites("明天的产品评审把李娜也拉进来", "review", ["lina"]),
  replies("客户拜访我去不了，回绝吧", "reject", "visit"),
  // people and memory
  does("加一下房东：郭志强，13666667777", "contacts.create", { name: /^郭志强$/, phone: /13666667777$/ }),
  does("陈医生邮箱换成chen@clinic.example了", "contacts.update", {
    contact_id: "ctc_chen",
    patch: { email: "chen@clinic.example" },
  }),
  does("欧阳明月升人事总监了，联系人里更新一下", "contacts.update", {
    contact_id: "ctc_oyang",
    patch: /人事总监/,
  }),
  does("通讯录里的王蕾可以删了", "contacts.delete", { contact_id: "ctc_wanglei2" }),
  tells("我通讯录里有没有牙医", /陈医生|Patel/),
  does("我吃素，以后订餐记得", "memory.update", /素/),
  does("我老婆叫丹丹", "memory.update", /丹丹/),
  does("我换工作了，现在在北风科技", "memory.update", /"company":"北风科技"/),
  tells("我生日哪天你还记得不", /3 ?月 ?8 ?[日号]|03-08/),
  does("把我的生日忘掉吧", "memory.update", /"remove":.*birthday|"birthday":null/),
  // after something
  changes("晚一个小时吧", "new", { start_at: "2026-03-20T17:00" }, haircut),
  changes("换成周六早上九点行不", "new", { start_at: "2026-03-21T09:00" }, haircut),
  changes("四十分钟就够", "new", { end_at: "2026-03-20T16:40" }, haircut),
  changes("在绿野造型，忘说了", "new", { location: /^绿野造型$/ }, haircut),
  changes("每六周重复一次", "new", { recurrence: { freq: "weekly", interval: 6 } }, haircut),
  changes("到点前一小时喊我一声", "new", { reminders: [60] }, haircut),
  drops("想了想还是别去了，删了吧", "new", haircut),
  tells("那天我还有别的事吗", /客户拜访/, haircut),
  books("两周之后同一时间再来一次", /剪头发$/, "2026-04-03T16:00", {}, haircut),
  talks("没别的了，谢谢你", undefined, haircut),
  changes("牙医那个挪到四点", "dentist", { start_at: "2026-03-19T16:00" }, thursday),
  drops("第二个不去了，取消", "yoga2", { ...thursday, ...open }),
  finds("周五呢", "2026-03-20", "2026-03-20", thursday),
  { ...frees("那天什么时候有空", "2026-03-19"), ...thursday },
  books("明天下午五点", /会计.*电话|电话.*会计/, "2026-03-17T17:00", {}, { earlier: ["安排一个跟会计的电话"] }),
  invites("李娜也一起", "review", ["lina"], { earlier: ["邀请欧阳明月参加产品评审"] }),
  does(
    "他在正大律所上班",
    "contacts.update",
    { contact_id: "ctc_new", patch: { company: /^正大律所$/ } },
    { earlier: ["新增联系人郭志强，电话13666667777"], ...open },
  ),
  does("不对，叫我小艾", "memory.update", /"preferred_name":"小艾"/, { earlier: ["以后叫我阿艾"] }),
  changes("说错了，是周四", "new", { start_at: "2026-03-19T12:00" }, { earlier: ["周三中午12点跟老马吃饭"] }),
  does("我又改主意了，给我弄回来", "calendar.restore", { event_id: "evt_sync" }, { earlier: ["删除项目同步"] }),
  // with a catch
  tells("4月4号星期天上午11点看花展", /./, open),
  tells("明天25点跟小楼吃夜宵", /./, open),
  tells("下周王磊哪天有空就给我们约个三点的会", /./, open),
  books("要是诺诺不取消的话，周日上午11点跟她吃早午饭", /早午饭/, "2026-03-22T11:00", {}, open),
  finds("先别加，看看明天十点行不行", "2026-03-17", "2026-03-17", { answer: /产品评审/ }),
  tells("把李娜周四跟王磊的会取消", /./, open),
  tells("帮我买张周五去北京的高铁票", /./, open),
  refuses("给我妈发短信说我到了", open),
  tells("季度规划挪到周四", /./, open),
  tells("把小萨拉进项目同步的邀请里", /./, open),
  tells("记一下我银行卡密码是447190", /./, open),
  asks("提醒我那个事", "event", open),
  changes(
    "项目同步改到四点，顺便告诉王磊一声",
    "sync",
    { start_at: "2026-03-16T16:00" },
    { answer: /没用上|不能|没法|不会|做不到/, ...open },
  ),
  both(
    "取消项目同步，再把看牙医改到周五上午十点",
    ["calendar.delete", { event_id: "evt_sync" }],
    ["calendar.update", { event_id: "evt_dentist", patch: { start_at: /^2026-03-20T10:00/ } }],
  ),
  both(
    "客户拜访接受，季度规划拒绝",
    ["calendar.accept_invite", { invite_id: "inv_visit" }],
    ["calendar.reject_invite", { invite_id: "inv_quarter" }],
  ),
  tells("每隔一周周二下午五点乐队排练，四月份不排", /./, open),
  tells("3月20号到3月18号去滑雪", /./, open),
  tells("老汤今天日程上都有什么", /./, open),
  drops("不是牙医，是周四的瑜伽课，取消那个", "yoga2", open),
  tells("周二或者周三下午五点跟阿英喝咖啡", /./, open),
  asks("跟王磊约个会", "event", open),
];
