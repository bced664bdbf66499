import { asks, books, changes, does, drops, finds, frees, invites, refuses, replies, talks, tells } from "./outcome.ts";
import type { Utterance } from "./utterance.ts";

/** Written by someone who has not read the rules, and committed before the measure. */
const open = { or: /./ };
const cousin = { earlier: ["周六下午三点和表姐逛街"] };
/** Where it is said to remind, but not how: with a reminder or without. */
const perhaps = /^(?:\[\d+\]|undefined)$/;
const isFree = /^(?![^]*(?:没空|没有空|不空|没时间))[^]*(?:有空|空闲|空着|没有|没安排|没事|可以)/;

export const chandlersZh: readonly Utterance[] = [
  // new events
  books("周三下午两点半社区医院打流感疫苗", /打流感疫苗$/, "2026-03-18T14:30", { location: /社区医院|^undefined$/ }),
  books("明天下午三点四十去幼儿园接妞妞", /接妞妞$/, "2026-03-17T15:40", { location: /幼儿园|^undefined$/ }),
  books("帮忙记一下，周日上午九点老年大学合唱队排练", /合唱队排练$/, "2026-03-22T09:00", {
    location: /老年大学|^undefined$/,
  }),
  books("21号晚上六点半同事婚宴，在香格里拉二楼", /^同事的?婚宴$/, "2026-03-21T18:30", { location: /香格里拉二楼$/ }),
  books("周四一早六点送货去昆山", /送货/, "2026-03-19T06:00", { location: /昆山|^undefined$/ }),
  books("高数期中考试 4月15日 14:00-16:00 教三201", /^高数期中考试/, "2026-04-15T14:00", {
    end_at: "2026-04-15T16:00",
    location: /教三201|^undefined$/,
  }),
  books("下周三全天出差深圳", /出差/, "2026-03-25", { location: /深圳|^undefined$/ }),
  books("半小时后开个电话会", /电话会$/, "2026-03-16T09:42"),
  books("每周二、四晚上七点半练车", /练车$/, "2026-03-17T19:30", {
    recurrence: { freq: "weekly", by_weekday: ["TU", "TH"] },
  }),
  books("周五下午4点跟投资人开会，四十五分钟，腾讯会议", /投资人开会/, "2026-03-20T16:00", {
    duration_minutes: 45,
    location: /腾讯会议|^undefined$/,
  }),
  books("4月3号我妈过寿，加个全天日程", /妈妈?过寿$/, "2026-04-03"),
  books("这周六下午一点半矫正复查，提前两小时提醒我", /矫正复查$/, "2026-03-21T13:30", { reminders: [120] }),
  books("明儿中午11点半跟客户小聚一下 地方在小南国", /客户小聚/, "2026-03-17T11:30", { location: /小南国$/ }),
  books("麻烦您给我安排一下：3月30日上午8点20分，市一医院做胃镜", /胃镜$/, "2026-03-30T08:20", {
    location: /市一医院|^undefined$/,
  }),
  books("交房租 每月5号", /^交房租$/, "2026-04-05", { recurrence: { freq: "monthly" } }),
  books("周二晚上八点到九点半线上口语课", /口语课$/, "2026-03-17T20:00", {
    end_at: "2026-03-17T21:30",
    location: /线上|^undefined$/,
  }),
  books("今天中午一点取护照", /取护照$/, "2026-03-16T13:00"),
  books("后天早上5点50的高铁去南京", /高铁|南京/, "2026-03-18T05:50", { location: /南京|^undefined$/ }),
  books("定个日程，周四下午两点，论文组会", /^论文组会$/, "2026-03-19T14:00"),
  books("下周一到周三住院陪护", /陪护$/, "2026-03-23/2026-03-25"),
  books("6月7号8号闺女高考，全天", /闺女的?高考$/, "2026-06-07/2026-06-08"),
  books("每两周的周六上午十点大扫除，这周开始", /大扫除$/, "2026-03-21T10:00", {
    recurrence: { freq: "weekly", interval: 2 },
  }),
  books("今晚八点跟房东打个电话", /房东/, "2026-03-16T20:00"),
  books("提醒我下午五点给学生家长回电话", /给学生家长回电话$/, "2026-03-16T17:00", { reminders: perhaps }),
  books("日历加一条：发布会彩排，3/27 上午九点，两小时", /^发布会彩排$/, "2026-03-27T09:00", {
    duration_minutes: 120,
  }),
  asks("想约个时间跟老同学吃饭", "event", open),
  books("星期天爬山，早上七点香山东门集合", /爬山|集合/, "2026-03-22T07:00", { location: /香山东门|^undefined$/ }),
  books("每月最后一个周五下午四点部门复盘", /部门复盘$/, "2026-03-27T16:00", {
    recurrence: { freq: "monthly", by_weekday: ["-1FR"] },
  }),
  books("28号上午十点要去验房，别忘了叫我", /验房$/, "2026-03-28T10:00", { reminders: perhaps }),
  // looking
  finds("今天都有啥事儿", "2026-03-16", "2026-03-16", { answer: /和王磊吃午饭[^]*项目同步/ }),
  finds("礼拜四我都有哪些事", "2026-03-19", "2026-03-19", { answer: /看牙医[^]*瑜伽课/ }),
  tells("瑜伽课下一次是什么时候", /明天|明晚|周二|星期二|17/),
  finds("后天早上有没有会", "2026-03-18", "2026-03-18", { answer: /团队周会/ }),
  frees("明天下午我什么时候有空呀", "2026-03-17"),
  frees("周五帮我找一个小时的空档，要见客户", "2026-03-20", "2026-03-20", { duration_minutes: 60 }),
  finds("请问下周二我有课吗", "2026-03-24"),
  tells("家庭日是几号", /21/),
  tells("项目同步开到几点", /16:00|4:00|下午 ?(?:4|四) ?点/),
  finds("这周五下午三点半以后有事没", "2026-03-20"),
  finds("20号我都干啥", "2026-03-20", "2026-03-20", { answer: /客户拜访/ }),
  tells("今天下午三点我是要开什么会", /项目同步/),
  finds("四月份有什么安排没有", "2026-04-01", "2026-04-30"),
  finds("把这一周的安排念给我听听", "2026-03-16", "2026-03-22"),
  tells("我有没有看牙的预约啊", /看牙医/),
  finds("周天有空不", "2026-03-22", "2026-03-22", { answer: isFree }),
  tells("季度规划一共得开多长时间啊", /90|一个半小时|1\.5|1 ?个?小时 ?30|(?:17:00|5:00)[^]{1,12}(?:18|6):30/),
  tells("还有几个邀请没处理", /\b2\b|2 ?[个条]|两[个条]|季度规划[^]*客户拜访|客户拜访[^]*季度规划/),
  tells("明天最后一件事是几点", /19:00|7:00|晚上 ?(?:7|七) ?点/),
  tells("离吃午饭还有多久", /2 ?个?小时 ?4[78]|两个?小时|168|12:00|十二点|12 ?点/),
  // changes
  changes("项目同步往后挪半小时", "sync", { start_at: "2026-03-16T15:30" }),
  changes("产品评审改到周四上午十点半", "review", { start_at: "2026-03-19T10:30" }),
  changes("看牙医那个加个地点，瑞尔齿科", "dentist", { location: /^瑞尔齿科$/ }),
  changes("家庭日改名叫春游", "family", { title: /^春游$/ }),
  changes("明天的瑜伽课改成八点开始", "yoga1", { start_at: "2026-03-17T20:00" }),
  changes("项目同步只开二十分钟就行", "sync", { end_at: "2026-03-16T15:20" }),
  changes("产品评审前一刻钟提醒我一下", "review", { reminders: [15] }),
  changes("诊所来电话了，看牙医改到下周一下午四点", "dentist", { start_at: "2026-03-23T16:00" }),
  changes("今天和王磊的午饭提前到十一点半", "lunch", { start_at: "2026-03-16T11:30" }),
  changes("周四瑜伽课延长半小时", "yoga2", { end_at: "2026-03-19T20:30" }),
  changes("这周的团队周会改到周四上午九点半", "weekly", { start_at: "2026-03-19T09:30" }),
  drops("周四晚上的瑜伽取消吧，要加班", "yoga2"),
  drops("家庭日不过了，删了", "family"),
  drops("明天上午的产品评审帮我去掉", "review"),
  replies("季度规划我参加，帮我接受邀请", "accept", "quarter"),
  replies("周五客户拜访去不了，帮我婉拒", "reject", "visit"),
  invites("让李娜也来项目同步", "sync", ["lina"]),
  invites("给欧阳明月发产品评审的邀请，请她参加", "review", ["oyang"]),
  // after something
  changes("改四点", "new", { start_at: "2026-03-21T16:00" }, cousin),
  changes("地点在万象城", "new", { location: /^万象城$/ }, cousin),
  changes("提前一小时提醒我", "new", { reminders: [60] }, cousin),
  drops("不去了，删掉吧", "new", cousin),
  changes("名字改成陪表姐选婚纱", "new", { title: /^陪表姐选婚纱$/ }, cousin),
  finds("那后天呢", "2026-03-18", "2026-03-18", { earlier: ["明天都有什么安排呀"] }),
  books("明天下午五点", /修空调$/, "2026-03-17T17:00", {}, { earlier: ["帮我约师傅修空调"] }),
  does("不对不对，给我撤回来", "calendar.restore", { event_id: "evt_sync" }, { earlier: ["取消项目同步"] }),
  drops("周二晚上那节就行", "yoga1", { earlier: ["取消瑜伽课"] }),
  changes("挪到周五同一时间", "dentist", { start_at: "2026-03-20T15:00" }, { earlier: ["我什么时候看牙医"] }),
  does(
    "他邮箱是chen@smile.example，也存上",
    "contacts.update",
    { contact_id: "ctc_chen", patch: { email: "chen@smile.example" } },
    { earlier: ["陈医生的电话是多少"] },
  ),
  invites("再加上欧阳明月", "sync", ["oyang"], { earlier: ["邀请李娜参加项目同步"] }),
  changes("每周都有", "new", { recurrence: { freq: "weekly" } }, { earlier: ["周六上午九点奥数班"] }),
  drops("第二个帮我取消", "sync", { earlier: ["今天有哪些日程"] }),
  // people and memory
  tells("陈医生的电话给我一下", /021/),
  does("新建联系人：马师傅，电话13500001111", "contacts.create", { name: /^马师傅$/, phone: /13500001111$/ }),
  does("把班主任刘老师的手机号存下来 18800002222", "contacts.create", { name: /刘老师$/, phone: /18800002222$/ }),
  does("王蕾升职了，现在是设计总监", "contacts.update", {
    contact_id: "ctc_wanglei2",
    patch: { job_title: /^设计总监$/ },
  }),
  does("通讯录里删掉欧阳明月", "contacts.delete", { contact_id: "ctc_oyang" }),
  tells("李娜在哪个公司来着", /Yuanshan/),
  does("以后喊我老周", "memory.update", /"preferred_name":"老周"/),
  does("我不吃香菜，帮我记着点", "memory.update", /香菜/),
  tells("说说我的情况你都知道哪些", /咖啡|Yuanshan|Alice/),
  does("我每周三下午休息，别给我排会，记住了", "memory.update", /周三|星期三|"WE"/),
  tells("你那儿记的我生日是几月几号", /03-08|3 ?月 ?8/),
  does("我喜欢钓鱼和下象棋", "memory.update", /(?=.*钓鱼)(?=.*象棋)/),
  // clock, chat, out of reach
  tells("这会儿几点啦", /9:12|九点十二|9 ?点 ?12/),
  talks("早上好呀，辛苦你了"),
  refuses("帮我打个车去火车站", open),
  refuses("放首邓丽君的歌", open),
  refuses("明天出门要带伞吗", open),
];
