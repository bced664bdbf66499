import { describe, it } from "vitest";
import { asks, books, does } from "./outcome.ts";
import { open, rightly, writesNothing } from "./rightly.ts";

describe("words that are said and not written", () => {
  it("say how long, when and how soon", () => {
    rightly([
      books("周五晚上十一点交论文，提前俩小时提醒我", /^交论文$/, "2026-03-20T23:00", { reminders: [120] }),
      books("明儿个晌午十一点半去车站接我妈", /^去车站接我妈$/, "2026-03-17T11:30"),
      books("二十分钟以后叫我看下锅", /^看下锅$/, "2026-03-16T09:32", { reminders: [0] }),
      books("一刻钟后提醒我关火", /^关火$/, "2026-03-16T09:27", { reminders: [0] }),
      books("周四下午一点半系里开组会，估计要两个钟头", /^系里开组会$/, "2026-03-19T13:30", { duration_minutes: 120 }),
    ]);
  });

  it("laugh, thank, or ask that it be kept, and are no part of a name", () => {
    rightly([
      books("周四晚上九点追剧 哈哈 记上", /^追剧$/, "2026-03-19T21:00"),
      books("周四晚上九点给猫铲屎，谢啦", /^给猫铲屎$/, "2026-03-19T21:00"),
      books("后天下午3点约了理发，帮我记下别忘了", /^理发$/, "2026-03-18T15:00"),
      books("6月7号8号高考，全天标出来", /^高考$/, "2026-06-07/2026-06-08"),
      books("写个便条：周三晚上六点，超市进货", /^超市进货$/, "2026-03-18T18:00"),
      books("明早6点出车去苏州，别让我睡过了", /^出车去苏州$/, "2026-03-17T06:00", { reminders: [0] }),
      books("我22号到29号在日本，帮我标上休假", /^休假$/, "2026-03-22/2026-03-29", { location: "日本" }),
    ]);
  });

  it("tell who comes, and with whom one has made a date", () => {
    rightly([
      books("房东说周日上午十点来收房租", /^房东来收房租$/, "2026-03-22T10:00"),
      books("约了师傅后天下午1点来修空调", /^师傅来修空调$/, "2026-03-18T13:00"),
      books("约了王磊周四晚上七点吃饭", /^和王磊吃饭$/, "2026-03-19T19:00"),
      books("装宽带的师傅周四下午一点到四点上门", /^装宽带的师傅上门$/, "2026-03-19T13:00", {
        end_at: "2026-03-19T16:00",
      }),
    ]);
  });
});

describe("what a plan is called", () => {
  it("may have a number, 太极, or where one goes in it", () => {
    rightly([
      books("妹妹周六上午九点打第二针疫苗", /^妹妹打第二针疫苗$/, "2026-03-21T09:00"),
      books("从明天起每天早上六点半打太极", /^打太极$/, "2026-03-17T06:30", { recurrence: { freq: "daily" } }),
      books("明儿一早七点到翠园小区量房", /^到翠园小区量房$/, "2026-03-17T07:00"),
      books("周五下午两点说明会", /^说明会$/, "2026-03-20T14:00"),
    ]);
    rightly([open("周五下午两点第二个"), open("明天九点太早了")]);
  });

  it("is not a place that a note has behind the time, a train or a firm", () => {
    rightly([
      books("4月15日 路演 上午9点半到11点 深圳湾科技园", /^路演$/, "2026-04-15T09:30", {
        end_at: "2026-04-15T11:00",
        location: "深圳湾科技园",
      }),
      books("下周三 14:00-16:00 论文预答辩 逸夫楼305", /^论文预答辩$/, "2026-03-25T14:00", {
        end_at: "2026-03-25T16:00",
        location: "逸夫楼305",
      }),
      books("下个月8号 妈妈复查 瑞金医院 上午九点", /^妈妈复查$/, "2026-04-08T09:00", { location: "瑞金医院" }),
      books("3月22日 10:00 相亲 星巴克 南京西路店", /^相亲$/, "2026-03-22T10:00", { location: "星巴克 南京西路店" }),
      books("周三下午三点 打扫会议室", /^打扫会议室$/, "2026-03-18T15:00"),
      books("后天早上九点 高铁去北京 G7013", /^高铁去北京 G7013$/, "2026-03-18T09:00"),
      books("3月27号上午10点车子年检，地址城东检测站", /^车子年检$/, "2026-03-27T10:00", { location: "城东检测站" }),
      books("新建日程 标题：读书会 时间：周日晚上8点 地点：线上", /^读书会$/, "2026-03-22T20:00", { location: "线上" }),
    ]);
  });
});

describe("days", () => {
  it("are a whole one for what is due on a date, and for leave", () => {
    rightly([
      books("3月31日交封面终稿", /^交封面终稿$/, "2026-03-31"),
      books("加一个日程 交水电费 3月31号", /^交水电费$/, "2026-03-31"),
      books("4月3号请年假一天", /^请年假$/, "2026-04-03"),
      books("4月1号到4月3号请年假", /^请年假$/, "2026-04-01/2026-04-03"),
      asks("4月20号签合同", "time"),
      asks("4月2号交接班", "time"),
      asks("后天要交作业", "time"),
    ]);
  });

  it("are counted in the month that was named, and to the end of the week", () => {
    rightly([
      books("5月1号到5号店里放假", /^店里放假$/, "2026-05-01/2026-05-05"),
      books("这个月最后一天下午三点交季报", /^交季报$/, "2026-03-31T15:00"),
      books("每天中午十二点半做康复操，做到这周五", /^做康复操$/, "2026-03-16T12:30", {
        recurrence: { freq: "daily", until: "2026-03-20" },
      }),
      books("把老婆生日加到日历里，5月20号，每年重复", /^老婆生日$/, "2026-05-20", { recurrence: { freq: "yearly" } }),
    ]);
  });
});

describe("a plan", () => {
  it("may say its end, its number or its company apart", () => {
    rightly([
      books("每周四晚上七点半合唱团排练到九点", /^合唱团排练$/, "2026-03-19T19:30", {
        end_at: "2026-03-19T21:00",
        recurrence: { freq: "weekly" },
      }),
      books("周五晚上9:05飞成都，航班CA4102", /^飞成都 CA4102$/, "2026-03-20T21:05"),
      books("帮我约欧阳明月，周四上午十一点谈入职，半小时", /^和欧阳明月谈入职$/, "2026-03-19T11:00", {
        duration_minutes: 30,
      }),
      books("月底31号上午盘点库存，九点", /^盘点库存$/, "2026-03-31T09:00"),
      books("二宝4月3号打疫苗，下午三点一刻，社区医院", /^二宝打疫苗$/, "2026-04-03T15:15", { location: "社区医院" }),
    ]);
    writesNothing([["把三点的会延到五点"], ["每年1、4、7、10月15号报税"]]);
  });

  it("repeats once a week, and not on a Monday", () => {
    rightly([
      books("每周一次大扫除，周六上午十点", /^大扫除$/, "2026-03-21T10:00", { recurrence: { freq: "weekly" } }),
      books("4月15号报税，之后每三个月一次", /^报税$/, "2026-04-15", { recurrence: { freq: "monthly", interval: 3 } }),
      books("每两周一次，周三下午四点和领导一对一，从这周开始", /^和领导一对一$/, "2026-03-18T16:00", {
        recurrence: { freq: "weekly", interval: 2 },
      }),
    ]);
  });
});

describe("a series", () => {
  it("is changed once where one is named, and from then on where it is said", () => {
    const once = /(?=.*evt_weekly)(?=.*"this")/;
    rightly([
      does("团队周会这周取消一次", "calendar.delete", once),
      does("后天的团队周会这次不开了，去掉", "calendar.delete", once),
      does("把周三的团队周会移到周五，仅此一次", "calendar.update", once),
      does("团队周会这周改到周三下午两点，下周照旧", "calendar.update", once),
      does("以后团队周会都改到十点", "calendar.update", /(?=.*evt_weekly)(?=.*"following")(?=.*T10:00)/),
      does("周会改成每两周一次", "calendar.update", /(?=.*evt_weekly)(?=.*"following")(?=.*"interval":2)/),
    ]);
    writesNothing([["以后看牙医都改到四点"], ["每周六早上九点练车", "取消，只取消这一次"]]);
  });
});
