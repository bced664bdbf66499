import { books, changes, does, drops, finds, frees, invites, replies, tells } from "./outcome.ts";
import type { Utterance } from "./utterance.ts";

/** Written by someone who has not read the rules, and committed before the measure. */
const open = { or: /./ };
const hotpot = { earlier: ["周五晚上七点和小赵吃火锅"] };
/** Where it is said to remind, but not how: with a reminder or without. */
const perhaps = /^(?:\[\d+\]|undefined)$/;
const workdays = ["MO", "TU", "WE", "TH", "FR"];
const isFree = /^(?![^]*(?:没空|没有空|不空|没时间))[^]*(?:有空|空闲|空着|没有|没安排|没事|可以)/;

export const smithsZh: readonly Utterance[] = [
  // new events
  books("你好，请帮我在周三上午十点四十加一个体检", /体检$/, "2026-03-18T10:40"),
  books("明早七点跑步", /^跑步$/, "2026-03-17T07:00"),
  books("周五晚上7点半和大学同学聚餐，地点海底捞国贸店", /大学同学聚餐$/, "2026-03-20T19:30", {
    location: /^海底捞国贸店$/,
  }),
  books("26号下午2点家长会，在学校礼堂", /^家长会$/, "2026-03-26T14:00", { location: /学校礼堂$/ }),
  books("提醒我今晚九点收快递", /收快递$/, "2026-03-16T21:00", { reminders: perhaps }),
  books("明天15:00-16:30 预算讨论", /^预算讨论$/, "2026-03-17T15:00", { end_at: "2026-03-17T16:30" }),
  books("下周二下午三点跟中介看房", /看房$/, "2026-03-24T15:00"),
  books("每个工作日晚上九点半背单词", /背单词$/, "2026-03-16T21:30", {
    recurrence: { freq: "weekly", by_weekday: workdays },
  }),
  books("5月1号到3号去成都玩，帮我记到日历上", /成都/, "2026-05-01/2026-05-03", { location: /成都|^undefined$/ }),
  books("周六上午十点带狗去打疫苗", /打疫苗$/, "2026-03-21T10:00"),
  books("每周四晚八点打羽毛球，两个小时", /羽毛球$/, "2026-03-19T20:00", {
    duration_minutes: 120,
    recurrence: { freq: "weekly" },
  }),
  books("把老婆生日加到日历里，5月20号，每年重复", /老婆的?生日$/, "2026-05-20", { recurrence: { freq: "yearly" } }),
  books("一刻钟后提醒我关火", /关火$/, "2026-03-16T09:27", { reminders: perhaps }),
  books("后天下午4点面试候选人，提前10分钟提醒我", /面试候选人$/, "2026-03-18T16:00", { reminders: [10] }),
  books("周日下午两点看电影", /看电影$/, "2026-03-22T14:00"),
  books("4月12号早上8:30飞上海", /上海/, "2026-04-12T08:30", { location: /上海|^undefined$/ }),
  books("这周五我请假，全天", /请假$/, "2026-03-20"),
  books("帮我约一下明天中午12点和设计部的小赵吃饭", /小赵吃饭$/, "2026-03-17T12:00"),
  books("4/9 14:00 牙套复诊 半小时", /^牙套复诊$/, "2026-04-09T14:00", { duration_minutes: 30 }),
  books("每月10号还信用卡", /还信用卡$/, "2026-04-10", { recurrence: { freq: "monthly" } }),
  books("装宽带的师傅周四下午一点到四点上门", /宽带/, "2026-03-19T13:00", { end_at: "2026-03-19T16:00" }),
  books("记一下周三晚上六点半接孩子", /接孩子$/, "2026-03-18T18:30"),
  books("我下下周一上午九点要去办签证", /办签证$/, "2026-03-30T09:00"),
  books("书法课，每周六下午三点，从这周六开始，一共10次", /^书法课$/, "2026-03-21T15:00", {
    recurrence: { freq: "weekly", count: 10 },
  }),
  books("今天下午五点半健身", /^健身$/, "2026-03-16T17:30"),
  books("新建日程 标题：读书会 时间：周日晚上8点 地点：线上", /^读书会$/, "2026-03-22T20:00", { location: /^线上$/ }),
  books("这个月最后一天下午三点交季报", /交季报$/, "2026-03-31T15:00"),
  books("清明节那天回老家扫墓", /扫墓$/, "2026-04-05", { location: /老家|^undefined$/ }, open),
  books("明天起连着三天培训，都是全天", /培训$/, "2026-03-17/2026-03-19", {}, open),
  books("隔周周三下午两点跟导师碰一次，从这周三起", /导师碰/, "2026-03-18T14:00", {
    recurrence: { freq: "weekly", interval: 2 },
  }),
  // looking
  finds("看下这周日程", "2026-03-16", "2026-03-22"),
  finds("明天上午有会吗", "2026-03-17", "2026-03-17", { answer: /产品评审/ }),
  tells("我是哪天看牙医来着", /周四|星期四|19/),
  tells("产品评审在哪个会议室开？", /3 ?号会议室/),
  tells("我下一个日程是什么", /王磊/),
  finds("周五上午十点我有空吗", "2026-03-20", "2026-03-20", { answer: isFree }),
  tells("周三早上九点半是不是有事", /团队周会/),
  frees("请问后天下午哪里能挤出半个钟头？", "2026-03-18", "2026-03-18", { duration_minutes: 30 }),
  finds("周末有事吗", "2026-03-21", "2026-03-22", { answer: /家庭日/ }),
  finds("下周忙吗", "2026-03-23", "2026-03-29"),
  tells("这周瑜伽课是哪几天", /(?=[^]*(?:周二|星期二|明天|17))(?=[^]*(?:周四|星期四|19 ?日|19 ?号|-19))/),
  tells("客户拜访几点", /14:00|下午 ?(?:2|两) ?点|2:00/),
  finds("19号一共几个日程", "2026-03-19", "2026-03-19", { answer: /\b2\b|两|看牙医[^]*瑜伽课/ }),
  does("这周哪天能抽出三个小时来", "calendar.find_free", { start_at: /^2026-03-16/, duration_minutes: 180 }),
  finds("4月2号那天有安排吗", "2026-04-02"),
  tells("中午跟谁吃饭", /王磊/),
  finds("明晚我要干嘛", "2026-03-17", "2026-03-17", { answer: /瑜伽/ }),
  tells("谁邀请我了？有没有还没回复的", /季度规划[^]*客户拜访|客户拜访[^]*季度规划/),
  // changes
  changes("看牙医改约周五上午九点了", "dentist", { start_at: "2026-03-20T09:00" }),
  changes("把今天的项目同步提前一个小时", "sync", { start_at: "2026-03-16T14:00" }),
  changes("产品评审挪到后天，时间不变", "review", { start_at: "2026-03-18T10:00" }),
  changes("项目同步改名叫星火项目例会", "sync", { title: /^星火项目例会$/ }),
  changes("产品评审地点改线上", "review", { location: /^线上$/ }),
  changes("产品评审要开到十一点半，麻烦改下", "review", { end_at: "2026-03-17T11:30" }),
  changes("跟王磊的午饭推到一点吧", "lunch", { start_at: "2026-03-16T13:00" }),
  changes("看牙医提前一个小时叫我", "dentist", { reminders: [60] }),
  changes("家庭日改成周六周日两天", "family", { end_date: "2026-03-22" }),
  changes("周四那节瑜伽课往后延一天", "yoga2", { start_at: "2026-03-20T19:00" }),
  changes("今天午饭定在外婆家餐厅，地点帮我填上", "lunch", { location: /^外婆家餐厅$/ }),
  tells("客户拜访能不能改到下周一", /./, open),
  drops("取消中午和王磊的饭", "lunch"),
  drops("牙不疼了，把看牙医删了", "dentist"),
  drops("明天瑜伽我不去了，帮我删掉", "yoga1"),
  does("这周的团队周会取消", "calendar.delete", /(?=.*evt_weekly)(?=.*"(?:this|occurrence_start_at)")/),
  drops("今天下午三点那个会不开了，取消", "sync"),
  // guests and replies
  invites("产品评审邀请李娜参加", "review", ["lina"]),
  invites("请给欧阳明月发一个项目同步的邀请", "sync", ["oyang"]),
  replies("客户拜访的邀请帮我接受", "accept", "visit"),
  invites("把李娜和欧阳明月都拉进项目同步", "sync", ["lina", "oyang"]),
  tells("叫张伟也来参加产品评审", /./, open),
  // people
  tells("王磊电话多少", /138/),
  does("新增联系人 周涛 13911112222", "contacts.create", { name: /^周涛$/, phone: /13911112222$/ }),
  tells("我认识哪些远山科技的人", /王磊[^]*欧阳明月|欧阳明月[^]*王磊/),
  does("存一下我妈的号码13677778888", "contacts.create", { name: /妈/, phone: /13677778888$/ }),
  does("欧阳明月跳槽去了云帆教育", "contacts.update", {
    contact_id: "ctc_oyang",
    patch: { company: /^云帆教育$/ },
  }),
  does("李娜的邮箱改成lina@work.example", "contacts.update", {
    contact_id: "ctc_lina",
    patch: { email: "lina@work.example" },
  }),
  tells("找一下通讯录里的牙医", /陈医生/),
  does("添加联系人：孙悦，公司光年设计，职位设计师，邮箱sunyue@gn.example", "contacts.create", {
    name: /^孙悦$/,
    company: /^光年设计$/,
    job_title: /^设计师$/,
    email: "sunyue@gn.example",
  }),
  does("陈医生电话换了，新的是02155556666", "contacts.update", {
    contact_id: "ctc_chen",
    patch: { phone: /55556666$/ },
  }),
  tells("王蕾是做什么工作的", /设计师/),
  // memory
  does("叫我小林就行", "memory.update", /"preferred_name":"小林"/),
  does("我晚上七点以后不想开会，记一下", "memory.update", /19:00|七点/),
  does("我儿子叫豆豆，11月3号生日，帮我记着", "memory.update", /(?=.*豆豆)(?=.*(?:11-03|11月3))/),
  tells("我的职位你记的是什么", /Product manager/i),
  does("别再记我喜欢黑咖啡了，删掉", "memory.update", /"remove".*咖啡/),
  does("我刚搬到苏州", "memory.update", /苏州/),
  // after something
  changes("改成七点半", "new", { start_at: "2026-03-20T19:30" }, hotpot),
  changes("大概吃两个小时", "new", { end_at: "2026-03-20T21:00" }, hotpot),
  drops("算了，不吃了，取消", "new", hotpot),
  books("周六下午四点", /理发$/, "2026-03-21T16:00", {}, { earlier: ["帮我约个理发"] }),
  does("等等，删错了，恢复一下", "calendar.restore", { event_id: "evt_dentist" }, { earlier: ["把看牙医删了"] }),
  invites("那就请她来产品评审", "review", ["lina"], { earlier: ["李娜的邮箱是多少"] }),
  changes("第一个改到十二点半", "lunch", { start_at: "2026-03-16T12:30" }, { earlier: ["今天有什么日程"] }),
];
