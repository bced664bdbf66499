import { books, changes, does, drops, finds, frees, invites, refuses, replies, talks, tells } from "./outcome.ts";
import type { Utterance } from "./utterance.ts";

/**
 * Written by someone who has not read the rules. Eight people: 周敏 (nurse), 小芸 (student), 林姐 (mother of two), 老方
 * (founder), 沈老师 (retired teacher), 刘师傅 (driver), 朴俊 (student from Korea), 阿蓝 (freelance translator).
 */
const open = { or: /./ };
const control = { earlier: ["周四下午四点开护理质控会"] };
const zoo = { earlier: ["周日上午十点带孩子去动物园"] };
const lina = { earlier: ["邀请李娜参加项目同步"] };
const salon = { earlier: ["周五晚上八点线上翻译沙龙"] };
/** Where it is said to remind, but not how: with a reminder or without. */
const perhaps = /^(?:\[\d+\]|undefined)$/;
const isFree = /^(?![^]*(?:没空|没有空|不空|没时间))[^]*(?:有空|空闲|空着|没有|没安排|没事|可以)/;

export const tannersZh: readonly Utterance[] = [
  // new events: 周敏
  books("周五夜班，晚上八点到第二天早上八点", /夜班$/, "2026-03-20T20:00", { end_at: "2026-03-21T08:00" }),
  books("26号早上7:45交接班培训，护士站", /交接班培训/, "2026-03-26T07:45", { location: /护士站$|^undefined$/ }),
  books("周日全天值班", /值班$/, "2026-03-22"),
  books("记个事 周四中午12点半 给爸拿药", /给爸拿药$/, "2026-03-19T12:30"),
  // 小芸
  books("明天下午两点半组会 别忘了提前半小时叫我", /^组会$/, "2026-03-17T14:30", { reminders: [30] }),
  books("下周五之前要交开题报告，帮我在下周五标一下", /开题报告/, "2026-03-27", {}, open),
  books("每周二四晚上七点到九点上雅思课", /雅思课$/, "2026-03-17T19:00", {
    end_at: "2026-03-17T21:00",
    recurrence: { freq: "weekly", by_weekday: ["TU", "TH"] },
  }),
  books("4月18号早上九点口语考试 在紫金港西区", /口语考试$/, "2026-04-18T09:00", { location: /^紫金港西区$/ }),
  books("今晚十点半跟我妈视频", /视频$/, "2026-03-16T22:30"),
  // 林姐
  books("那个，周六上午九点半要送老大去学游泳，你帮我记一下哈", /游泳$/, "2026-03-21T09:30"),
  books("幼儿园亲子运动会，27号早上八点半，在幼儿园操场，大概到十一点", /亲子运动会$/, "2026-03-27T08:30", {
    end_at: "2026-03-27T11:00",
    location: /操场$/,
  }),
  books("二宝4月3号打疫苗，下午三点一刻，社区医院", /打疫苗/, "2026-04-03T15:15", {
    location: /社区医院$|^undefined$/,
  }),
  books("每天下午四点半接娃放学", /接娃放学$/, "2026-03-16T16:30", { recurrence: { freq: "daily" } }),
  books("4月4号到6号清明假，带孩子回外婆家", /外婆家|清明/, "2026-04-04/2026-04-06", {
    location: /外婆家$|^undefined$/,
  }),
  // 老方
  books("周四10:00-11:30 投资人meeting，腾讯会议", /^投资人 ?meeting/i, "2026-03-19T10:00", {
    end_at: "2026-03-19T11:30",
    location: /腾讯会议$|^undefined$/,
  }),
  books("每月第一个周一上午十点董事会电话会", /董事会电话会$/, "2026-04-06T10:00", {
    recurrence: { freq: "monthly", by_weekday: ["1MO"] },
  }),
  books("block明天下午1点到3点写BP", /BP$/i, "2026-03-17T13:00", { end_at: "2026-03-17T15:00" }),
  books("下周三飞深圳，早上7:20的航班，提前3小时提醒", /深圳|航班/, "2026-03-25T07:20", {
    reminders: [180],
    location: /深圳$|^undefined$/,
  }),
  books("每两周的周五下午4点all hands，从这周五开始，45分钟", /^all ?hands$/i, "2026-03-20T16:00", {
    duration_minutes: 45,
    recurrence: { freq: "weekly", interval: 2 },
  }),
  // 沈老师
  books("您好，麻烦您替我记上：本周四上午九点一刻，到市一医院复查血压。", /复查血压$/, "2026-03-19T09:15", {
    location: /市一医院$|^undefined$/,
  }),
  books("老年大学的国画课，每逢周三下午两点，请帮我安排上。", /国画课$/, "2026-03-18T14:00", {
    recurrence: { freq: "weekly" },
    location: /老年大学$|^undefined$/,
  }),
  books("6月6日是我和老伴的金婚纪念日，请记在日历上，全天。", /金婚纪念日$/, "2026-06-06"),
  books("下月十五日上午十时，社区书法讲座", /书法讲座$/, "2026-04-15T10:00"),
  // 刘师傅
  books("明儿早上五点半去机场接人", /接人$/, "2026-03-17T05:30", { location: /机场$|^undefined$/ }),
  books("后天下午给车做保养 3点", /保养$/, "2026-03-18T15:00"),
  books("四十分钟后提醒我去充电", /充电$/, "2026-03-16T09:52", { reminders: perhaps }),
  books("4月30号上午9点验车", /验车$/, "2026-04-30T09:00"),
  // 朴俊
  books("我想要加一个约会，星期五下午六点，跟中国朋友一起吃饭", /吃饭$/, "2026-03-20T18:00"),
  books("我的签证面谈是3月31日上午11点，请你写在日历", /签证面谈$/, "2026-03-31T11:00"),
  // 阿蓝
  books("交稿：《海边》第三章 3/24 18:00", /交稿|第三章/, "2026-03-24T18:00"),
  // looking
  finds("周四我啥安排", "2026-03-19", "2026-03-19", { answer: /看牙医/ }),
  finds("这周日我休息吗", "2026-03-22", "2026-03-22", { answer: /空|没|休息/ }),
  tells("这周有几节瑜伽", /\b2\b|2 ?[个节项]|两|(?:周二|星期二|明天|17)[^]*(?:周四|星期四|19)/),
  tells("明天几点评审啊", /10:00|(?:10|十) ?点/),
  finds("今天还有啥事没", "2026-03-16", "2026-03-16", { answer: /项目同步/ }),
  finds("周三下午有没有空的时间段", "2026-03-18"),
  tells("我看牙是几号呀，几点", /(?=[^]*(?:周四|星期四|19 ?[日号]|-19|\/19))(?=[^]*(?:15:00|3:00|下午 ?(?:3|三) ?点))/),
  finds("这个周末家里有什么活动", "2026-03-21", "2026-03-22", { answer: /家庭日/ }),
  frees("找个明天能开一小时会的空档", "2026-03-17", "2026-03-17", { duration_minutes: 60 }),
  does("周四周五哪里有2小时空", "calendar.find_free", { start_at: /^2026-03-19/, duration_minutes: 120 }),
  tells("还有哪些invite没回", /季度规划[^]*客户拜访|客户拜访[^]*季度规划/),
  finds("请问我本周五有什么安排？", "2026-03-20", "2026-03-20", { answer: /客户拜访/ }),
  tells("烦请告知，产品评审的地点在何处？", /3 ?号会议室/),
  tells("今儿下午三点有啥事来着", /项目同步/),
  tells("季度规划几点完", /18:30|6:30|(?:6|六) ?点半/),
  finds("明天我有什么约会吗？", "2026-03-17", "2026-03-17", { answer: /产品评审/ }),
  tells("瑜伽课是什么时候", /周二|星期二|明天|17/),
  finds("下周一到周三的日程", "2026-03-23", "2026-03-25"),
  finds("4月10号有空没", "2026-04-10", "2026-04-10", { answer: isFree }),
  tells("接下来是啥", /王磊/),
  // changes
  changes("明晚瑜伽改八点", "yoga1", { start_at: "2026-03-17T20:00" }),
  changes("瑜伽改成七点半", "yoga1", { start_at: "2026-03-17T19:30" }, open),
  changes("项目同步往后推一刻钟", "sync", { start_at: "2026-03-16T15:15" }),
  drops("周四的瑜伽不上了 删了吧", "yoga2"),
  changes("牙医那边说改到周六上午十点了，你帮我改一下", "dentist", { start_at: "2026-03-21T10:00" }),
  changes("家庭日改个名字，叫奶奶七十大寿", "family", { title: /^奶奶七十大寿$/ }),
  changes("产品评审压缩到半小时", "review", { end_at: "2026-03-17T10:30" }),
  changes("产品评审改周三下午2点，换到5楼大会议室", "review", {
    start_at: "2026-03-18T14:00",
    location: /^5 ?楼大会议室$/,
  }),
  invites("拉王蕾进明天的产品评审", "review", ["wanglei2"]),
  replies("季度规划我参加，接受", "accept", "quarter"),
  changes("与王磊的午餐，请改在十二点半。", "lunch", { start_at: "2026-03-16T12:30" }),
  changes("看牙医之前两小时，请提醒我一声。", "dentist", { reminders: [120] }),
  drops("中午不跟王磊吃了 取消", "lunch"),
  does("客户拜访我去不了，推了吧", "calendar.reject_invite", { invite_id: "inv_visit" }, open),
  changes("请把项目同步的时间换到下午四点", "sync", { start_at: "2026-03-16T16:00" }),
  drops("看牙医，我要取消", "dentist"),
  changes("和王磊的午饭 地点填老地方面馆", "lunch", { location: /^老地方面馆$/ }),
  does(
    "团队周会这周提前到九点",
    "calendar.update",
    /(?=.*evt_weekly)(?=.*2026-03-18T09:00)(?=.*"(?:this|occurrence_start_at)")/,
  ),
  // after something
  changes("改五点", "new", { start_at: "2026-03-19T17:00" }, control),
  changes("地点在六楼示教室", "new", { location: /^六楼示教室$/ }, control),
  finds("大后天呢", "2026-03-19", "2026-03-19", { earlier: ["明天有什么安排"] }),
  books(
    "明天下午三点到六点",
    /自习$/,
    "2026-03-17T15:00",
    { end_at: "2026-03-17T18:00", location: /图书馆$|^undefined$/ },
    { earlier: ["帮我加个图书馆自习"] },
  ),
  changes("哎呀下雨，改下周日吧", "new", { start_at: "2026-03-29T10:00" }, zoo),
  changes("提前一天提醒我", "new", { reminders: [1440] }, zoo),
  invites("欧阳明月也加上", "sync", ["oyang"], lina),
  does("算了别让她来了", "calendar.uninvite", /(?=.*evt_sync)(?=.*ctc_lina)/, lina),
  books("那就定这个点，跟律师过合同", /过合同$/, "2026-03-17T14:00", {}, { earlier: ["明天下午两点有空吗"] }),
  does("对不起，弄错了，请恢复。", "calendar.restore", { event_id: "evt_dentist" }, { earlier: ["请把看牙医取消。"] }),
  changes("第二个往后挪半小时", "sync", { start_at: "2026-03-16T15:30" }, { earlier: ["今儿有啥安排"] }),
  tells("她的工作呢？", /设计师/, { earlier: ["王蕾的公司是什么？"] }),
  changes("每周都有", "new", { recurrence: { freq: "weekly" } }, salon),
  changes("一个半小时", "new", { end_at: "2026-03-20T21:30" }, salon),
  // people and memory
  does("存个号 护士长赵红梅 13500001111", "contacts.create", { name: /赵红梅$/, phone: /13500001111$/ }),
  does("以后喊我芸芸~", "memory.update", /芸芸/),
  does("我对芒果过敏，记住哦", "memory.update", /芒果/),
  does("你记住我家老大叫安安，今年上二年级", "memory.update", /安安/),
  does("李娜升运营总监了", "contacts.update", { contact_id: "ctc_lina", patch: { job_title: /^运营总监$/ } }),
  tells("远山科技的人事是谁", /欧阳明月/),
  tells("请问陈医生的电话号码是多少？", /021/),
  does("把王蕾从通讯录删了 不联系了", "contacts.delete", { contact_id: "ctc_wanglei2" }),
  does("记一下我车牌 浙A12345", "memory.update", /浙A ?12345/i),
  does("我的名字是朴俊，我是韩国人", "memory.update", /朴俊/, open),
  does("新联系人：编辑 何苗 hemiao@press.example 青鸟出版社", "contacts.create", {
    name: /何苗$/,
    email: "hemiao@press.example",
    company: /^青鸟出版社$/,
  }),
  tells("你都记得我些什么", /黑咖啡|Alice|Yuanshan/i),
  // clock, chat, out of reach
  tells("这会儿几点了", /9:12|九点十二|9 ?点 ?12/),
  talks("谢谢您，辛苦了。"),
  refuses("杭州到宁波堵不堵", open),
  refuses("帮我在网上买两包尿不湿", open),
  tells("哈喽 你都会干啥呀", /日程|日历/),
  tells("今天是星期几？", /星期一|周一/),
];
