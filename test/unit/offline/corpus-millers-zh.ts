import { asks, books, changes, does, drops, finds, frees, invites, replies, tells } from "./outcome.ts";
import type { Utterance } from "./utterance.ts";

/** Written by someone who has not read the rules, and committed before the measure. */
const open = { or: /./ };
const vaccine = { earlier: ["周六上午十点带娃打疫苗"] };
/** Where it is said to wake or warn, but not how: with a reminder or without. */
const perhaps = /^(?:\[\d+\]|undefined)$/;
const both = (say: string, ...calls: NonNullable<Utterance["calls"]>): Utterance => ({
  kind: "two",
  say,
  calls,
  ...open,
});

export const millersZh: readonly Utterance[] = [
  // new events
  books("早，麻烦帮我登记一下，周五上午九点四十装修公司来量房", /装修公司来?量房$/, "2026-03-20T09:40"),
  books("周四晚8点羽毛球", /^羽毛球$/, "2026-03-19T20:00"),
  books("周日中午十二点在上海老饭店给爷爷过寿", /爷爷过寿$/, "2026-03-22T12:00", { location: /^上海老饭店$/ }),
  books("周三下午1点半到3点做方案", /^做方案$/, "2026-03-18T13:30", { end_at: "2026-03-18T15:00" }),
  books("3月27号上午十点去练车，两个小时", /练车$/, "2026-03-27T10:00", { duration_minutes: 120 }),
  books("4月21日9:50拍毕业照", /^拍毕业照$/, "2026-04-21T09:50"),
  books("30号晚上九点半去接机", /接机$/, "2026-03-30T21:30"),
  books("下周二下午一点复诊", /^复诊$/, "2026-03-24T13:00"),
  books("4月6号公司团建，全天", /^公司团建$/, "2026-04-06"),
  books("6月19号到21号回老家", /回老家$/, "2026-06-19/2026-06-21", { location: /老家|^undefined$/ }),
  books("今晚七点半看电影", /^看电影$/, "2026-03-16T19:30"),
  books("明天晚上六点在万达和小雨吃饭", /小雨吃饭$/, "2026-03-17T18:00", { location: /^万达$/ }),
  books("周四下午五点提醒我取快递", /^取快递$/, "2026-03-19T17:00", { reminders: perhaps }),
  books("一个小时以后提醒我给老妈回电话", /^给老妈回电话$/, "2026-03-16T10:12", { reminders: perhaps }),
  books("24号下午三点论文中期汇报，提前两小时提醒", /^论文中期汇报$/, "2026-03-24T15:00", { reminders: [120] }),
  books("每周六上午十点游泳课", /^游泳课$/, "2026-03-21T10:00", { recurrence: { freq: "weekly" } }),
  books("女儿每周三、周五下午五点练舞，帮我设成重复的", /练舞$/, "2026-03-18T17:00", {
    recurrence: { freq: "weekly", by_weekday: ["WE", "FR"] },
  }),
  books("每月20号交水电费", /^交水电费$/, "2026-03-20", { recurrence: { freq: "monthly" } }),
  books("每年11月8号是我妈生日，加到日历里", /妈妈?的?生日$/, "2026-11-08", { recurrence: { freq: "yearly" } }),
  books("每天中午十二点半做康复操，做到这周五", /^做康复操$/, "2026-03-16T12:30", {
    recurrence: { freq: "daily", until: "2026-03-20" },
  }),
  books("每隔一周的周四晚上七点读书分享会，本周四开始", /^读书分享会$/, "2026-03-19T19:00", {
    recurrence: { freq: "weekly", interval: 2 },
  }),
  books("礼拜天下午两点 拍证件照", /^拍证件照$/, "2026-03-22T14:00"),
  books("物业说周四上午九点要来查燃气，家里得留人，帮我记一下", /燃气/, "2026-03-19T09:00", {}, open),
  books("建一个日程，标题是新人培训，下周四上午10点到11点半", /^新人培训$/, "2026-03-26T10:00", {
    end_at: "2026-03-26T11:30",
  }),
  books("周六早上8:26去南京的高铁G7", /南京|高铁|G7/i, "2026-03-21T08:26", { location: /南京|^undefined$/ }),
  books("下周三晚上八点跟海外团队开飞书会议", /海外团队|飞书会议/, "2026-03-25T20:00", {
    location: /飞书|^undefined$/,
  }),
  books("周日大扫除", /^大扫除$/, "2026-03-22", {}, open),
  books("晚上九点遛狗", /^遛狗$/, "2026-03-16T21:00"),
  both(
    "周六上午九点上奥数课，下午两点参加婷婷的生日会",
    ["calendar.create", { title: /奥数课$/, start_at: /^2026-03-21T09:00/ }],
    ["calendar.create", { title: /婷婷的?生日会$/, start_at: /^2026-03-21T14:00/ }],
  ),
  tells("4月5号周六早上八点去扫墓", /./, open),
  // looking
  finds("今天日历上有什么", "2026-03-16"),
  finds("我明天要干嘛", "2026-03-17"),
  finds("周三有哪些会？", "2026-03-18"),
  finds("请给我看看本周全部安排", "2026-03-16", "2026-03-22"),
  finds("下个星期都安排了什么", "2026-03-23", "2026-03-29"),
  finds("这个周末我有空吗", "2026-03-21", "2026-03-22"),
  finds("19号有没有安排", "2026-03-19"),
  tells("下一个安排是什么", /王磊吃午饭/),
  tells("产品评审在几号会议室", /3 ?号会议室/),
  tells("季度规划几点开始", /17:00|下午 ?5|五点/),
  tells("看牙医大概要多长时间", /45|四十五|三刻/),
  frees("周五我想留两个小时写东西，什么时候合适", "2026-03-20", "2026-03-20", { duration_minutes: 120 }),
  finds("今天下午三点半我有空吗", "2026-03-16", "2026-03-16", { answer: /项目同步/ }),
  frees("后天上午我哪会儿有空", "2026-03-18"),
  tells("这周的瑜伽课都在哪天", /(?:明天|周二|星期二|17)[^]*(?:周四|星期四|19)/),
  tells("还有哪些邀请等着我回", /季度规划[^]*客户拜访|客户拜访[^]*季度规划/),
  finds("看看6月份的日程", "2026-06-01", "2026-06-30"),
  finds("明天最后一件事是什么", "2026-03-17", "2026-03-17", { answer: /瑜伽课/ }),
  tells("客户拜访是不是在周五", /周五|星期五|20/),
  tells("我跟李娜这周哪天都有空", /./, open),
  // changes
  changes("和王磊的午饭改到一点", "lunch", { start_at: "2026-03-16T13:00" }),
  changes("看牙医换到下周四，还是那个点", "dentist", { start_at: "2026-03-26T15:00" }),
  changes("项目同步改明天下午两点", "sync", { start_at: "2026-03-17T14:00" }),
  changes("产品评审提前半小时", "review", { start_at: "2026-03-17T09:30" }),
  changes("看牙医延长到四点半", "dentist", { end_at: "2026-03-19T16:30" }),
  changes("和王磊吃午饭四十分钟就够了", "lunch", { end_at: "2026-03-16T12:40" }),
  changes("项目同步在2号楼201开，帮我写上地点", "sync", { location: /^2号楼 ?201$/ }),
  changes("产品评审的名字换成新品评审会", "review", { title: /^新品评审会$/ }),
  changes("项目同步提前十分钟提醒我", "sync", { reminders: [10] }),
  changes("明天的瑜伽课改到八点", "yoga1", { start_at: "2026-03-17T20:00" }),
  does(
    "团队周会这周改到周三下午两点，下周照旧",
    "calendar.update",
    /(?=.*evt_weekly)(?=.*2026-03-18T14:00)(?=.*"(?:this|occurrence_start_at)")/,
  ),
  changes("家庭日挪到下周日", "family", { start_date: "2026-03-29" }),
  tells("季度规划改到周四下午五点", /./, open),
  // gone
  drops("今天那个午饭取消", "lunch"),
  drops("请帮我把家庭日删掉吧", "family"),
  drops("今天下午三点的那个不要了，删掉", "sync"),
  does("团队周会这周取消一次", "calendar.delete", /(?=.*evt_weekly)(?=.*"(?:this|occurrence_start_at)")/),
  asks("把瑜伽课取消", "event", open),
  // guests and replies
  invites("项目同步加上王磊", "sync", ["wanglei"]),
  invites("产品评审邀请一下王蕾和李娜，谢谢", "review", ["wanglei2", "lina"]),
  both(
    "明天下午四点跟王蕾过设计稿，把她也邀请上",
    ["calendar.create", { title: /设计稿$/, start_at: /^2026-03-17T16:00/ }],
    ["calendar.share", { event_id: "evt_new", participants: [{ contact_id: "ctc_wanglei2" }] }],
  ),
  does("产品评审不用请欧阳明月了，移除她", "calendar.uninvite", {
    event_id: "evt_review",
    participants: [{ contact_id: "ctc_oyang" }],
  }),
  replies("同意参加季度规划", "accept", "quarter"),
  replies("客户拜访那天我有事，拒绝吧", "reject", "visit"),
  // people
  tells("陈医生电话是啥", /021\*+1234|卡片/),
  tells("欧阳明月是什么岗位", /人事/),
  tells("我通讯录里谁是设计师", /王蕾/),
  does("新增联系人 钱多多 18600001111", "contacts.create", { name: /^钱多多$/, phone: /18600001111$/ }),
  does("把幼儿园许老师存到联系人，邮箱xu@kinder.example", "contacts.create", {
    name: /许老师$/,
    email: "xu@kinder.example",
  }),
  does("通讯录加个人，何俊，晨光律所的合伙人", "contacts.create", {
    name: /^何俊$/,
    company: /^晨光律所$/,
    job_title: /^合伙人$/,
  }),
  does("王磊换号了，新号码是13711112222", "contacts.update", {
    contact_id: "ctc_wanglei",
    patch: { phone: /13711112222$/ },
  }),
  does("王蕾现在是设计总监了，改一下联系人", "contacts.update", {
    contact_id: "ctc_wanglei2",
    patch: { job_title: /^设计总监$/ },
  }),
  does("删除联系人李娜", "contacts.delete", { contact_id: "ctc_lina" }),
  tells("帮我给陈医生打个电话", /./, open),
  // memory
  does("我叫周婷，喊我婷婷就可以", "memory.update", /"preferred_name":"婷婷"/),
  does("记一下，我吃素", "memory.update", /素/),
  does("我家在成都", "memory.update", /成都/),
  does("我两个会之间要留十分钟，帮我记住", "memory.update", /"buffer_minutes":10|十分钟|10 ?分钟/),
  does("记住我老公的生日是5月20号", "memory.update", /05-20/),
  tells("你知道我是做什么工作的吗", /Product manager|Yuanshan/i),
  tells("你还记得我爱喝啥不", /咖啡/),
  does("忘掉我的公司信息", "memory.update", /"remove".*company|"company":null/),
  // after something
  changes("改到十点半", "new", { start_at: "2026-03-21T10:30" }, vaccine),
  changes("地点是社区医院", "new", { location: /^社区医院$/ }, vaccine),
  changes("提前两个小时提醒一下", "new", { reminders: [120] }, vaccine),
  drops("先不打了，取消", "new", vaccine),
  finds("那后天有吗", "2026-03-18", "2026-03-18", { earlier: ["明天有什么安排"] }),
  books("周四晚上七点", /家访$/, "2026-03-19T19:00", {}, { earlier: ["帮我加一个家访"] }),
  drops("周二那节", "yoga1", { earlier: ["取消瑜伽课"] }),
  does("还是恢复吧", "calendar.restore", { event_id: "evt_sync" }, { earlier: ["把项目同步取消掉"] }),
];
