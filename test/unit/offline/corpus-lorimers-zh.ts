import { asks, books, changes, does, drops, finds, frees, invites, refuses, replies, talks, tells } from "./outcome.ts";
import type { Utterance } from "./utterance.ts";

/** Written by someone who has not read the rules, and committed before the measure. */
const open = { or: /./ };
/** It may say in any words that this is not for it. */
const cannot = { or: /不会|不能|没法|做不到|无法|只能|不支持|日历|日程/ };
/** Where it is said to remind, but not how: with a reminder or without. */
const perhaps = /^(?:\[\d+\]|undefined)$/;
const isFree = /^(?![^]*(?:没空|没有空|不空|没时间))[^]*(?:有空|空闲|空着|没有|没安排|没事|可以)/;

export const lorimersZh: readonly Utterance[] = [
  // new events
  books("明天上午九点半到局里开党组会", /党组会$/, "2026-03-17T09:30", { location: /局里|^undefined$/ }),
  books("周四下午俩点半去区政府送材料", /送材料$/, "2026-03-19T14:30", { location: /区政府|^undefined$/ }),
  books("3月27日全天 下乡调研", /^下乡调研$/, "2026-03-27"),
  books("每周五下午三点四十班会", /班会$/, "2026-03-20T15:40", { recurrence: { freq: "weekly" } }),
  books("本周五晚上6点半开家长会，在高二3班教室", /家长会$/, "2026-03-20T18:30", { location: /高二3班教室$/ }),
  books("期中考试4月22到24号，帮我标一下", /期中考试$/, "2026-04-22/2026-04-24"),
  books("周三下午4点10分找小宇谈话", /小宇谈话$/, "2026-03-18T16:10"),
  books("今晚七点去小宇家家访，大概一个小时", /家访$/, "2026-03-16T19:00", {
    duration_minutes: 60,
    location: /小宇家|^undefined$/,
  }),
  books("明早6点10分卸货", /^卸货$/, "2026-03-17T06:10"),
  books("每两周的周四下午五点和片区经理对账，从这周四开始", /对账$/, "2026-03-19T17:00", {
    recurrence: { freq: "weekly", interval: 2 },
  }),
  books("每天晚上九点盘点库存", /盘点库存$/, "2026-03-16T21:00", { recurrence: { freq: "daily" } }),
  books("20分钟后提醒我给客户回电话", /回电话$/, "2026-03-16T09:32", { reminders: perhaps }),
  books("4月3号 三轮车年检 上午10:00 车管所", /^三轮车年检/, "2026-04-03T10:00", { location: /车管所|^undefined$/ }),
  books("宝宝满月酒 3月29日中午11点58分 万豪酒店", /^宝宝满月酒/, "2026-03-29T11:58", {
    location: /万豪酒店|^undefined$/,
  }),
  books("下周三上午带宝宝去打乙肝第二针，九点", /打乙肝第二针$/, "2026-03-25T09:00"),
  books("月嫂周日早上8点到家", /月嫂/, "2026-03-22T08:00", { location: /家|^undefined$/ }),
  books("周六早上8点到11点半 物理竞赛辅导", /^物理竞赛辅导$/, "2026-03-21T08:00", { end_at: "2026-03-21T11:30" }),
  books("6月7号8号高考，加进日历", /高考$/, "2026-06-07/2026-06-08"),
  books("今天下午5点20值日", /^值日$/, "2026-03-16T17:20"),
  books("李阿姨周五上午10点一刻来洗牙", /李阿姨.*洗牙$/, "2026-03-20T10:15"),
  books("3/25 16:00 种植牙复查 40分钟 提前一天提醒", /^种植牙复查$/, "2026-03-25T16:00", {
    duration_minutes: 40,
    reminders: [1440],
  }),
  books("每周二、周四晚上七点半合唱团排练，到九点", /合唱团排练$/, "2026-03-17T19:30", {
    end_at: "2026-03-17T21:00",
    recurrence: { freq: "weekly", by_weekday: ["TU", "TH"] },
  }),
  books("劳动节汇演，5月1日晚上八点，市民文化中心", /汇演/, "2026-05-01T20:00", {
    location: /市民文化中心|^undefined$/,
  }),
  books("这周日下午三点带租客看503", /带租客看/, "2026-03-22T15:00", { location: /503|^undefined$/ }),
  books("每月5号收房租", /收房租$/, "2026-04-05", { recurrence: { freq: "monthly" }, reminders: perhaps }, open),
  books("修热水器的师傅明天下午两点到四点之间上门", /热水器/, "2026-03-17T14:00", { end_at: "2026-03-17T16:00" }),
  books("周四一早坐7:48的高铁去杭州", /高铁|杭州/, "2026-03-19T07:48", { location: /杭州|^undefined$/ }),
  books("晚上请华信的刘总吃饭，六点半，老地方", /刘总吃饭/, "2026-03-16T18:30", { location: /老地方|^undefined$/ }),
  books("下个月15号交年度总结", /交年度总结$/, "2026-04-15", {}, open),
  books("爸妈结婚纪念日10月6号，每年都提醒我", /结婚纪念日$/, "2026-10-06", {
    recurrence: { freq: "yearly" },
    reminders: perhaps,
  }),
  // looking
  finds("今天还有啥安排", "2026-03-16", "2026-03-16", { answer: /王磊[^]*项目同步/ }),
  finds("周四下午四点能约个病人吗", "2026-03-19", "2026-03-19", { answer: isFree }),
  tells("明天的评审在哪开", /3 ?号会议室/),
  tells("看牙医是周几几点", /周四|星期四|19/),
  finds("后天都有哪些会", "2026-03-18", "2026-03-18", { answer: /团队周会[^]*季度规划/ }),
  tells("今天几点开项目同步", /15:00|下午 ?(?:3|三) ?点/),
  frees("周五哪个时段有空，我要一个小时", "2026-03-20", "2026-03-20", { duration_minutes: 60 }),
  frees("明天下午帮我找两个钟头的空当", "2026-03-17", "2026-03-17", { duration_minutes: 120 }),
  finds("下周三有没有安排", "2026-03-25"),
  finds("这个周六我有空吗？想约同学复习", "2026-03-21", "2026-03-21", { answer: /家庭日/ }),
  tells("看牙医大概要花多长时间", /45 ?分|三刻|15:00[^]{1,8}15:45/),
  tells("周三最后一个会是什么", /季度规划/),
  finds("4月4号到6号有安排吗", "2026-04-04", "2026-04-06"),
  tells("还有哪个邀请我没回", /季度规划[^]*客户拜访|客户拜访[^]*季度规划/),
  finds("这周五下午有空没", "2026-03-20", "2026-03-20", { answer: /客户拜访|1[45]:00/ }),
  tells("下一节瑜伽是什么时候", /明天|周二|星期二|17/),
  finds("下个月有什么安排", "2026-04-01", "2026-04-30"),
  finds("本周一共多少个日程", "2026-03-16", "2026-03-22"),
  tells("项目同步完了之后今天还有事吗", /没|无|空/),
  tells("周五几点见客户", /14:00|下午 ?(?:2|两|二) ?点/),
  // changes
  changes("项目同步推迟到四点", "sync", { start_at: "2026-03-16T16:00" }),
  changes("产品评审不在3号会议室了，改去三楼报告厅", "review", { location: /^三楼报告厅$/ }),
  changes("看牙医改到下周四同一时间", "dentist", { start_at: "2026-03-26T15:00" }),
  changes("明天瑜伽课提前半小时", "yoga1", { start_at: "2026-03-17T18:30" }),
  changes("把项目同步改叫收件系统同步会", "sync", { title: /^收件系统同步会$/ }),
  changes("项目同步缩短成半个小时", "sync", { end_at: "2026-03-16T15:30" }),
  changes("产品评审提前二十分钟提醒我", "review", { reminders: [20] }),
  changes("跟王磊那顿午饭改在单位食堂吃", "lunch", { location: /单位食堂$/ }),
  changes("家庭日往后挪一天", "family", { start_date: "2026-03-22" }),
  changes("今天和王磊的午饭改到明天中午十二点半", "lunch", { start_at: "2026-03-17T12:30" }),
  drops("学校有事走不开，周四的瑜伽帮我取消", "yoga2"),
  drops("不去看牙医了，日程删掉吧", "dentist"),
  does("本周三团队周会不开了，只删这一次", "calendar.delete", /(?=.*evt_weekly)(?=.*"(?:this|occurrence_start_at)")/),
  asks("把瑜伽往后推到晚上八点半", "event", open),
  // guests and replies
  invites("把王蕾加到产品评审里", "review", ["wanglei2"]),
  invites("项目同步叫上欧阳明月", "sync", ["oyang"]),
  replies("季度规划我去不了，回绝一下", "reject", "quarter"),
  replies("周五的客户拜访我参加，帮我同意", "accept", "visit"),
  // after something
  changes("改成5点半", "new", { start_at: "2026-03-16T17:30" }, { earlier: ["今天下午5点20值日"] }),
  changes("提前半小时提醒我", "new", { reminders: [30] }, { earlier: ["周四下午两点半去区政府送材料"] }),
  changes("不对，是周六", "new", { start_at: "2026-03-21T15:00" }, { earlier: ["这周日下午三点带租客看房"] }),
  finds("那周日呢", "2026-03-22", "2026-03-22", { earlier: ["周五我有什么安排"] }),
  drops("第二个取消", "yoga2", { earlier: ["看一下周四的日程"] }),
  does("哎呀取消错了，帮我恢复", "calendar.restore", { event_id: "evt_sync" }, { earlier: ["把项目同步取消掉"] }),
  books("明天晚上七点", /家访$/, "2026-03-17T19:00", {}, { earlier: ["帮我加个家访"] }),
  invites("邀请她参加产品评审", "review", ["oyang"], { earlier: ["查一下欧阳明月"] }),
  changes("地点在东门仓库", "new", { location: /^东门仓库$/ }, { earlier: ["明早6点10分卸货"] }),
  books("那就那个时间安排一次大扫除", /大扫除$/, "2026-03-17T15:00", {}, { earlier: ["明天下午3点有空吗"] }),
  changes("往后挪半小时", "review", { start_at: "2026-03-17T10:30" }, { earlier: ["产品评审是几点"] }),
  does(
    "他是顺丰的片区经理",
    "contacts.update",
    { contact_id: "ctc_new", patch: { company: /^顺丰$/, job_title: /^片区经理$/ } },
    { earlier: ["新增联系人 马骏 13512340000"] },
  ),
  changes("再加个提前一小时的提醒", "dentist", { reminders: [60] }, { earlier: ["看牙医改到下周四同一时间"] }),
  drops("算了，删了吧", "new", { earlier: ["今晚七点去小宇家家访，大概一个小时"] }),
  // people
  does("存个电话：马骏，顺丰片区经理，13512340000", "contacts.create", {
    name: /^马骏$/,
    phone: /13512340000$/,
  }),
  tells("陈医生的电话是多少来着", /021/),
  tells("通讯录里谁是做人事的", /欧阳明月/),
  does("王磊升职了，现在是产品总监", "contacts.update", {
    contact_id: "ctc_wanglei",
    patch: { job_title: /^产品总监$/ },
  }),
  does("李娜的手机号是13800138111，补上", "contacts.update", {
    contact_id: "ctc_lina",
    patch: { phone: /13800138111$/ },
  }),
  // memory
  does("请记住我花生过敏", "memory.update", /花生/),
  does("以后叫我张老师", "memory.update", /"preferred_name":"张老师"/),
  does("我女儿小名糯米，2月18号出生的，记一下", "memory.update", /(?=.*糯米)(?=.*(?:02-18|2 ?月 ?18))/),
  tells("我跟你说过我爱喝啥没", /黑咖啡/),
  does("我现在在区教育局上班了", "memory.update", /区教育局/),
  tells("我生日是哪天来着", /3 ?月 ?8|03-08/),
  // clock, small talk, out of reach
  tells("今天几号，礼拜几", /星期一|周一|礼拜一/),
  tells("看下现在几点钟了", /9:12|9 ?点 ?12/),
  tells("5月1号是周几", /周五|星期五/),
  talks("辛苦啦，你真好用"),
  refuses("帮我给刘总发条微信说我晚点到", cannot),
  refuses("帮我叫个滴滴去高铁站", cannot),
];
