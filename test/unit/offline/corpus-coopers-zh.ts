import { asks, books, changes, does, drops, finds, frees, invites, refuses, replies, talks, tells } from "./outcome.ts";
import type { Utterance } from "./utterance.ts";

/** Written by someone who has not read the rules, and committed before the measure. */
const open = { or: /./ };
const coffee = { earlier: ["周五上午十点和小杨喝咖啡"] };
/** Where it is said to remind, but not how: with a reminder or without. */
const perhaps = /^(?:\[\d+\]|undefined)$/;
const workdays = ["MO", "TU", "WE", "TH", "FR"];
const isFree = /^(?![^]*(?:没空|没有空|不空|没时间))[^]*(?:有空|空闲|空着|没有|没安排|没事|可以)/;

export const coopersZh: readonly Utterance[] = [
  // new events
  books("今晚8点到明早8点值班", /值班$/, "2026-03-16T20:00", { end_at: "2026-03-17T08:00" }),
  books("下周三下午一点考高数，在二教301", /高数/, "2026-03-25T13:00", { location: /二教301$/ }),
  books("麻烦您帮我记一下，周日中午十一点半孙子一家来吃饭", /孙子一家来吃饭$/, "2026-03-22T11:30"),
  books("明早8点半和投资人电话会 半小时", /投资人的?电话会$/, "2026-03-17T08:30", { duration_minutes: 30 }),
  books("每周三下午五点一刻送女儿去跳舞班", /送女儿去跳舞班$/, "2026-03-18T17:15", {
    recurrence: { freq: "weekly" },
    location: /跳舞班|^undefined$/,
  }),
  books("周五早上7:30送车去4S店保养", /保养$/, "2026-03-20T07:30", { location: /4S店|^undefined$/i }),
  books("每晚十点提醒我吃降压药", /吃降压药$/, "2026-03-16T22:00", {
    recurrence: { freq: "daily" },
    reminders: perhaps,
  }),
  books("二十分钟后叫我下楼拿外卖", /拿外卖$/, "2026-03-16T09:32", { reminders: perhaps }),
  books("四月七号上午十点一刻去出入境大厅办护照", /办护照$/, "2026-04-07T10:15", {
    location: /出入境大厅|^undefined$/,
  }),
  books("我想添加一个见面，跟房东，三月二十四日，晚上六点", /房东|见面/, "2026-03-24T18:00"),
  books("4月4号到6号清明放假，标成全天", /放假$/, "2026-04-04/2026-04-06"),
  books("3.26 14:45 复查", /^复查$/, "2026-03-26T14:45"),
  books("今晚六点半回我妈家吃饭", /吃饭$/, "2026-03-16T18:30", { location: /妈家|^undefined$/ }),
  books("周五上午11点迭代演示，提前十分钟提醒我", /^迭代演示$/, "2026-03-20T11:00", { reminders: [10] }),
  books("6月7号到8号女儿高考，全天", /女儿高考$/, "2026-06-07/2026-06-08"),
  books("论文初稿4月30号截止，加到日历", /论文初稿/, "2026-04-30", { reminders: perhaps }, open),
  books("31号9:00~12:30 新员工培训", /^新员工培训$/, "2026-03-31T09:00", { end_at: "2026-03-31T12:30" }),
  books("合唱团排练，隔周周四晚7点，从这周四开始", /^合唱团排练$/, "2026-03-19T19:00", {
    recurrence: { freq: "weekly", interval: 2 },
  }),
  books("今天下午三点五十接娃放学", /接娃放学$/, "2026-03-16T15:50"),
  books("周四傍晚六点半跟老周在簋街撸串", /老周.*撸串$/, "2026-03-19T18:30", { location: /簋街|^undefined$/ }),
  books("24号17:55高铁去杭州", /高铁|杭州/, "2026-03-24T17:55", { location: /杭州|^undefined$/ }),
  books("每周二和周四早上八点康复训练，到4月30号为止", /康复训练$/, "2026-03-17T08:00", {
    recurrence: { freq: "weekly", by_weekday: ["TU", "TH"], until: /^2026-(?:04-30|05-01)/ },
  }),
  books("周六10点到12点社区义诊", /^社区义诊$/, "2026-03-21T10:00", { end_at: "2026-03-21T12:00" }),
  books("下周五全天团建，地点莫干山", /^团建$/, "2026-03-27", { location: /^莫干山$/ }),
  books("周四下午一点跟欧阳明月聊25分钟转正的事", /欧阳明月|转正/, "2026-03-19T13:00", { duration_minutes: 25 }),
  books("明天上午九点要给保险公司打个电话，别让我忘了", /给保险公司打个?电话$/, "2026-03-17T09:00", {
    reminders: perhaps,
  }),
  books("以后每个工作日早上7点到7点半练口语，明天开始", /练口语$/, "2026-03-17T07:00", {
    end_at: "2026-03-17T07:30",
    recurrence: { freq: "weekly", by_weekday: workdays },
  }),
  books("给客户拍片 4月18号下午4点 世纪公园", /^给客户拍片/, "2026-04-18T16:00", {
    location: /^世纪公园$|^undefined$/,
  }),
  books("每月第一个周一上午10点开董事会", /董事会$/, "2026-04-06T10:00", {
    recurrence: { freq: "monthly", by_weekday: [/^\+?1MO$/] },
  }),
  asks("帮我约个推拿吧"),
  // looking
  finds("今天都有啥安排呀", "2026-03-16", "2026-03-16", { answer: /项目同步/ }),
  tells("牙医我是约的几点来着？", /15:00|下午 ?(?:3|三) ?点|3:00/),
  tells("团队周会星期几开", /周三|星期三|后天|18 ?[日号]|-18/),
  finds("周五下午有事没", "2026-03-20", "2026-03-20", { answer: /客户拜访/ }),
  finds("查一下3月18号的日程", "2026-03-18", "2026-03-18", { answer: /季度规划/ }),
  tells("周三最晚忙到几点", /18:30|6 ?点半|六点半|6:30/),
  frees("明天下午什么时候有一个小时的空", "2026-03-17", "2026-03-17", { duration_minutes: 60 }),
  finds("星期天我有空不", "2026-03-22", "2026-03-22", { answer: isFree }),
  finds("四月份有什么安排吗", "2026-04-01", "2026-04-30"),
  finds("下周一要开会吗", "2026-03-23"),
  tells("这周我有几节瑜伽", /(?:^|\D)2 ?(?:节|个|次|项|条|场)|两|瑜伽课[^]*瑜伽课/),
  finds("周四周五都有什么", "2026-03-19", "2026-03-20", { answer: /看牙医[^]*客户拜访/ }),
  finds("明天下午四点我有空见人吗", "2026-03-17", "2026-03-17", { answer: isFree }),
  tells("明天的瑜伽课上到几点结束", /20:00|8 ?点|八点|8:00/),
  does("这周帮我找个一个半小时的空档写论文", "calendar.find_free", {
    start_at: /^2026-03-16/,
    duration_minutes: 90,
  }),
  tells("家庭日是周六还是周日来着", /周六|星期六|21/),
  tells("吃完午饭之后今天还有什么事", /项目同步/),
  tells("明天第一个会是什么", /产品评审/),
  tells("下次瑜伽什么时候", /明天|周二|星期二|17/),
  frees("周三中午之前有没有半小时空闲", "2026-03-18", "2026-03-18", { duration_minutes: 30 }),
  // changes
  changes("产品评审改到明天下午两点", "review", { start_at: "2026-03-17T14:00" }),
  changes("把项目同步的名字改成阿波罗例会", "sync", { title: /^阿波罗例会$/ }),
  changes("医院来电话了，看牙医改到周五上午9点15", "dentist", { start_at: "2026-03-20T09:15" }),
  changes("产品评审一个小时不够，给我加半小时", "review", { end_at: "2026-03-17T11:30" }),
  changes("和王磊吃午饭的地点定了，绿茶餐厅", "lunch", { location: /^绿茶餐厅$/ }),
  changes("看牙医那个提前45分钟提醒我一下", "dentist", { reminders: [45] }),
  drops("明天晚上的瑜伽课帮我取消掉", "yoga1"),
  drops("今天项目同步不开了", "sync"),
  does("周三的团队周会这次跳过，只删这一次", "calendar.delete", /(?=.*evt_weekly)(?=.*"(?:this|occurrence_start_at)")/),
  changes("周六下雨，家庭日换到周日吧", "family", { start_date: "2026-03-22" }),
  invites("让李娜也参加项目同步", "sync", ["lina"]),
  replies("季度规划那个邀请，就说我会参加", "accept", "quarter"),
  replies("客户拜访我去不了，帮我拒了", "reject", "visit"),
  changes("下午的项目同步晚20分钟开始", "sync", { start_at: "2026-03-16T15:20" }),
  changes("周四的瑜伽换到周五同一时间", "yoga2", { start_at: "2026-03-20T19:00" }),
  asks("瑜伽课改到晚上八点", "event", open),
  changes("产品评审换到5号会议室了", "review", { location: /^5 ?号会议室$/ }),
  tells("取消周五的理发", /理发|没|找不到|不/, open),
  // after something
  changes("改十点半吧", "new", { start_at: "2026-03-20T10:30" }, coffee),
  changes("地点是星巴克人民广场店", "new", { location: /^星巴克人民广场店$/ }, coffee),
  drops("不约了，删掉", "new", coffee),
  changes("提前半小时提醒", "new", { reminders: [30] }, coffee),
  changes("标题改成和小杨叙旧", "new", { title: /^和小杨叙旧$/ }, coffee),
  changes("还是换成周六吧", "new", { start_at: "2026-03-21T10:00" }, coffee),
  finds("那后天呢", "2026-03-18", "2026-03-18", { earlier: ["明天有什么事"], answer: /团队周会/ }),
  does("撤销刚才的操作", "calendar.restore", { event_id: "evt_dentist" }, { earlier: ["取消看牙医"] }),
  books("明天中午十二点", /推拿$/, "2026-03-17T12:00", {}, { earlier: ["帮我约个推拿"] }),
  drops("第二个取消", "sync", { earlier: ["今天有哪些日程"] }),
  tells("她在哪家公司", /远山科技/, { earlier: ["欧阳明月是做什么的"] }),
  drops("是周四晚上那节", "yoga2", { earlier: ["帮我取消瑜伽课"] }),
  changes("每周都要", "new", { recurrence: { freq: "weekly" } }, { earlier: ["周三下午四点吉他课"] }),
  finds("周末呢", "2026-03-21", "2026-03-22", { earlier: ["周五有安排吗"], answer: /家庭日/ }),
  // people and memory
  does("存个号码 刘洋 13800001111", "contacts.create", { name: /^刘洋$/, phone: /13800001111$/ }),
  tells("青禾设计有我认识的人吗", /王蕾/),
  tells("欧阳明月在公司是什么岗位", /人事/),
  does("王蕾的电话是13522223333", "contacts.update", { contact_id: "ctc_wanglei2", patch: { phone: /13522223333$/ } }),
  does("通讯录里的陈医生不用留了，删了吧", "contacts.delete", { contact_id: "ctc_chen" }, open),
  does("李娜升职了，现在是市场总监", "contacts.update", {
    contact_id: "ctc_lina",
    patch: { job_title: /^市场总监$/ },
  }),
  does("帮我记着，我不能吃海鲜，会过敏", "memory.update", /海鲜/),
  does("我喜欢爬山和听评书", "memory.update", /(?=.*爬山)(?=.*评书)/),
  tells("你知道我生日是哪天吗", /03-08|3 ?月 ?8|三月八/),
  does("我换工作了，现在在市一医院上班", "memory.update", /市一医院/),
  tells("你那儿都存了我哪些信息", /黑咖啡|Alice/i),
  does("以后喊我老韩就好", "memory.update", /"preferred_name":"老韩"/),
  // clock, chat, out of reach
  tells("今天是星期几来着", /星期一|周一/),
  tells("现在几点啦", /0?9:12|9 ?点 ?12|九点十二/),
  talks("辛苦啦，多谢多谢"),
  refuses("帮我叫辆车去机场"),
  refuses("发个短信给李娜，说我堵在高架上了", open),
  talks("你好呀，你都能干点啥", undefined, { or: /日历|日程|联系人/ }),
];
