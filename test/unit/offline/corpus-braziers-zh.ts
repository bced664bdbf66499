import { asks, books, changes, does, drops, finds, frees, invites, refuses, replies, talks, tells } from "./outcome.ts";
import type { Utterance } from "./utterance.ts";

/** Written by someone who has not read the rules, and committed before the measure. */
const open = { or: /./ };
const haircut = { earlier: ["周五下午四点剪头发"] };
/** Where it is said to remind, but not how: with a reminder or without. */
const perhaps = /^(?:\[\d+\]|undefined)$/;
const onlyThisWeekly = /(?=.*evt_weekly)(?=.*"(?:this|occurrence_start_at)")/;
const workdays = ["MO", "TU", "WE", "TH", "FR"];

export const braziersZh: readonly Utterance[] = [
  // new events
  books("明早六点半去早市买菜", /买菜$/, "2026-03-17T06:30", { location: /早市|^undefined$/ }),
  books("今晚十一点五十抢票，提前10分钟叫我", /抢票$/, "2026-03-16T23:50", { reminders: [10] }),
  books("这周五下午三点老年大学书法课", /书法课$/, "2026-03-20T15:00", { location: /老年大学|^undefined$/ }),
  books("周四白班 8:00-16:00", /白班$/, "2026-03-19T08:00", { end_at: "2026-03-19T16:00" }),
  books("下周二上午9点半开庭，海淀法院第五法庭", /开庭/, "2026-03-24T09:30", {
    location: /海淀法院|^undefined$/,
  }),
  books("每天早上7点10分叫孩子起床", /孩子起床$/, "2026-03-17T07:10", {
    recurrence: { freq: "daily" },
    reminders: perhaps,
  }),
  books("每周六下午两点钢琴陪练，一个半小时", /钢琴陪练$/, "2026-03-21T14:00", {
    duration_minutes: 90,
    recurrence: { freq: "weekly" },
  }),
  books("4月5号清明节全家回老家扫墓", /扫墓$/, "2026-04-05", { location: /老家|^undefined$/ }),
  books("5月1号到5月4号去青岛玩", /青岛|玩/, "2026-05-01/2026-05-04", { location: /青岛|^undefined$/ }),
  books("40分钟后提醒我关火", /关火$/, "2026-03-16T09:52", { reminders: perhaps }),
  books("下午三点半提醒我给供应商回个电话", /供应商回个?电话$/, "2026-03-16T15:30", { reminders: perhaps }),
  books("8月15号是我老婆生日，每年都有，记到日历上", /老婆的?生日$/, "2026-08-15", {
    recurrence: { freq: "yearly" },
  }),
  books("后天下午两点到四点面试候选人，在A座会议室", /面试/, "2026-03-18T14:00", {
    end_at: "2026-03-18T16:00",
    location: /A ?座会议室$|^undefined$/i,
  }),
  books("跟Kevin约个call，周四上午10点，45min", /kevin|call/i, "2026-03-19T10:00", { duration_minutes: 45 }),
  books("明天中午12点健身房带私教课", /私教课$/, "2026-03-17T12:00", { location: /健身房|^undefined$/ }),
  books("周日早上八点开车送爸妈去高铁站", /送爸妈/, "2026-03-22T08:00", { location: /高铁站|^undefined$/ }),
  books("下个月3号上午八点体检，记得空腹", /体检/, "2026-04-03T08:00"),
  books("3月28日至30日 出差成都", /出差/, "2026-03-28/2026-03-30", { location: /成都|^undefined$/ }),
  books("每个工作日晚上9点半复盘15分钟", /复盘$/, "2026-03-16T21:30", {
    duration_minutes: 15,
    recurrence: { freq: "weekly", by_weekday: workdays },
  }),
  books("从这周开始，每两周的周五下午4点盘点库存", /盘点库存$/, "2026-03-20T16:00", {
    recurrence: { freq: "weekly", interval: 2 },
  }),
  books("周三晚上八点小组讨论（线上）", /小组讨论/, "2026-03-18T20:00", { location: /线上|^undefined$/ }),
  books("明儿下午四点一刻接老爷子出院", /接老爷子出院$/, "2026-03-17T16:15"),
  books("每周二、四晚7点打羽毛球，打到五月底", /羽毛球$/, "2026-03-17T19:00", {
    recurrence: { freq: "weekly", by_weekday: ["TU", "TH"], until: /^2026-0(?:5-(?:28|29|30|31)|6-01)/ },
  }),
  books("3月20号交论文初稿 ddl", /论文初稿/, "2026-03-20"),
  books("今晚七点和我妈去散步半小时", /散步$/, "2026-03-16T19:00", { duration_minutes: 30 }),
  books("周五晚上约了大学室友吃火锅", /火锅$/, "2026-03-20", {}, open),
  books("6月7号、8号两天高考，整天的", /高考$/, "2026-06-07/2026-06-08", {}, open),
  asks("改天约李娜喝个茶，帮我安排一下"),
  // changes
  changes("项目同步推迟到四点半", "sync", { start_at: "2026-03-16T16:30" }),
  changes("明天的产品评审挪到下午三点", "review", { start_at: "2026-03-17T15:00" }),
  changes("看牙医改约到下周一，还是那个点", "dentist", { start_at: "2026-03-23T15:00" }),
  drops("明晚的瑜伽课不上了，删掉", "yoga1"),
  drops("王磊今天来不了，午饭取消掉", "lunch"),
  changes("家庭日改个名，叫带娃去动物园", "family", { title: /^带娃去动物园$/ }),
  changes("产品评审要开两个小时，帮我改下", "review", { end_at: "2026-03-17T12:00" }),
  changes("周四的瑜伽课提前15分钟提醒我一下", "yoga2", { reminders: [15] }),
  changes("家庭日换到周日吧", "family", { start_date: "2026-03-22" }),
  changes("不行，五点吧", "new", { start_at: "2026-03-20T17:00" }, haircut),
  changes("地方是小区门口的丽人理发店", "new", { location: /丽人理发店$/ }, haircut),
  changes("改成后天", "new", { start_at: "2026-03-18T08:30" }, { earlier: ["明天早上八点半打疫苗"] }),
  does("这礼拜的团队周会停一次，后面的照旧", "calendar.delete", onlyThisWeekly),
  tells("瑜伽我不想去了，帮我取消", /./, open),
  tells("要是周六下雨就把家庭日挪到周日", /./, open),
  // looking
  finds("今儿个我都有哪些事儿", "2026-03-16", "2026-03-16", { answer: /项目同步/ }),
  finds("周三排了什么", "2026-03-18", "2026-03-18", { answer: /团队周会/ }),
  tells("周四那节瑜伽几点开始", /19:00|晚上 ?(?:7|七) ?点|7:00/),
  tells("产品评审是在几号会议室", /3 ?号会议室/),
  frees("明天下午帮我找一个小时的空档", "2026-03-17", "2026-03-17", { duration_minutes: 60 }),
  finds("这个周末有安排吗", "2026-03-21", "2026-03-22", { answer: /家庭日/ }),
  tells("4月15号是星期几", /(?:周|星期|礼拜)三/),
  tells("今天下午三点我是不是有个会", /项目同步/),
  tells("我下一个日程是啥", /王磊/),
  tells("周四看完牙还有别的事吗", /瑜伽/),
  finds("31号有事吗", "2026-03-31"),
  tells("客户拜访到几点结束", /15:00|下午 ?(?:3|三) ?点|3:00/),
  frees("周五上午有没有连着两个小时的空闲", "2026-03-20", "2026-03-20", { duration_minutes: 120 }),
  tells("这周跟王磊有约吗，哪天", /午饭/),
  finds("昨天有啥日程来着", "2026-03-15"),
  tells("周三最后一个安排是什么", /季度规划/),
  // people
  tells("青禾设计那个设计师叫什么", /王蕾/),
  does("加个联系人，装宽带的孙师傅，电话15900003333", "contacts.create", {
    name: /孙师傅/,
    phone: /15900003333$/,
  }),
  does(
    "存一下：韩雪梅，晨曦律所，邮箱hanxm@chenxi.example",
    "contacts.create",
    /(?=.*"韩雪梅")(?=.*晨曦律所)(?=.*"hanxm@chenxi\.example")/,
  ),
  does("王蕾跳槽去了拾光工作室，帮我改下她的公司", "contacts.update", {
    contact_id: "ctc_wanglei2",
    patch: { company: /^拾光工作室$/ },
  }),
  does(
    "李娜的邮箱换成lina2026@yuanshan.example",
    "contacts.update",
    /(?=.*"ctc_lina")(?=.*"lina2026@yuanshan\.example")/,
  ),
  does("把Sam O'Neill从通讯录里删了", "contacts.delete", { contact_id: "ctc_sam" }),
  tells("我通讯录里有牙医没有", /陈医生|Patel/),
  does(
    "她在蓝湾花店上班",
    "contacts.update",
    { contact_id: "ctc_new", patch: { company: /^蓝湾花店$/ } },
    { earlier: ["新增联系人罗静，电话13300004444"] },
  ),
  // memory
  does("叫我老龚就行", "memory.update", /"preferred_name":"老龚"/),
  tells("我的生日是哪天来着", /03-08|3 ?月 ?8/),
  tells("你都记了我哪些事", /咖啡|Alice|Yuanshan/),
  does("我的固定车位是B2层C18，帮我记着", "memory.update", /C18/i),
  does("我媳妇叫田晓燕，记一下", "memory.update", /田晓燕/),
  does("把我的生日忘掉", "memory.update", /birthday|生日/),
  tells("你记的我的职位是什么", /product manager|产品经理/i),
  does("我现在不喜欢黑咖啡了，这条删了吧", "memory.update", /咖啡|interests/),
  does("我周末从来不加班，你记住", "memory.update", /周末/),
  // guests and replies
  invites("今天的项目同步叫上李娜", "sync", ["lina"]),
  invites("给王蕾发个产品评审的邀请", "review", ["wanglei2"]),
  replies("季度规划那个邀请我接受", "accept", "quarter"),
  replies("周五的客户拜访我去不了，回绝一下", "reject", "visit"),
  does("李娜不用来了，把她从项目同步里去掉", "calendar.uninvite", /(?=.*evt_sync)(?=.*ctc_lina)/, {
    earlier: ["邀请李娜参加项目同步"],
  }),
  // chat, out of reach
  talks("谢啦兄弟"),
  talks("你是真人还是机器人啊"),
  talks("好累啊不想上班"),
  refuses("给我点杯奶茶送到公司"),
  refuses("帮我发微信跟我妈说晚点回"),
  refuses("现在二环堵不堵"),
];
