import { describe, it } from "vitest";
import { books, does, drops, finds, frees, talks, tells } from "./outcome.ts";
import { rightly, writesNothing } from "./rightly.ts";

describe("looks, as they are said in Chinese", () => {
  it("for time, in other words", () => {
    rightly([
      frees("今天下午两点到三点空不空", "2026-03-16"),
      frees("明天下午帮我找两个钟头的空当", "2026-03-17", "2026-03-17", { duration_minutes: 120 }),
      frees("周三下午四点前我都可以,帮我挑个一小时开会", "2026-03-18", "2026-03-18", { duration_minutes: 60 }),
      frees("我想约人喝茶,这两天哪段时间方便?", "2026-03-16", "2026-03-17"),
      frees("找个这周能连着空两小时的下午", "2026-03-16", "2026-03-22", { duration_minutes: 120 }),
    ]);
  });

  it("for the fullest and the emptiest day", () => {
    rightly([
      tells("我这礼拜哪天最闲", /^3月22日（周日）没有安排/),
      finds("这周哪天最忙", "2026-03-16", "2026-03-22"),
      finds("下周哪天最空", "2026-03-23", "2026-03-29"),
    ]);
  });

  it("for an event and what is behind it", () => {
    rightly([
      tells("在哪开周会", /团队周会/),
      tells("评审之后还有吗", /瑜伽课/, { earlier: ["明天什么安排"] }),
      does("能帮我把周四的两件事都取消吗", "calendar.delete", { event_ids: ["evt_dentist", "evt_yoga2"] }),
      drops("你能帮我取消明天的瑜伽吗", "yoga1"),
      frees("能帮我看看周五有空吗", "2026-03-20"),
    ]);
  });
});

describe("the clock elsewhere, and days that move", () => {
  it("is told with the difference", () => {
    rightly([
      talks("现在纽约几点", /3月15日（周日） 21:12，比这里晚12小时/),
      talks("伦敦这会儿是白天还是晚上", /01:12/),
      talks("东京跟我们差几个小时", /早1小时/),
      talks("我们跟悉尼差几个小时", /早3小时/),
      talks("巴黎呢", /02:12/, { earlier: ["现在几点"] }),
      talks("今年母亲节几号", /5月10日/),
      talks("父亲节是哪天", /6月21日/),
      talks("再过多久到中午", /2小时4\d分钟/),
      talks("看下现在几点钟了", /09:12/),
    ]);
    writesNothing([["纽约时间九点开会"], ["下周三巴黎出差几点的飞机"]]);
  });
});

describe("a look at a time", () => {
  it("is asked for in few words, and no event", () => {
    rightly([
      tells("明天中午12点到2点之间帮我看下", /没有安排/),
      tells("周四下午三点帮我看一下", /看牙医/),
      tells("周五下午两点到四点查一下", /客户拜访/),
      tells("后天九点到十点帮我瞅瞅", /团队周会/),
      books("周四下午三点去看一下房子", /^去看一下房子$/, "2026-03-19T15:00"),
    ]);
  });
});

describe("the end of a month", () => {
  it("is its last day, and of the month that is named", () => {
    rightly([
      finds("月底之前有什么安排", "2026-03-16", "2026-03-31"),
      finds("月底前有什么安排", "2026-03-16", "2026-03-31"),
      finds("到月底我有什么安排", "2026-03-16", "2026-03-31"),
      finds("四月底之前有什么安排", "2026-03-16", "2026-04-30"),
      finds("下个月底之前有什么安排", "2026-03-16", "2026-04-30"),
      finds("四月底有什么安排", "2026-04-25", "2026-04-30"),
      finds("这个月底有什么安排", "2026-03-26", "2026-03-31"),
    ]);
  });
});

describe("a look that is about something else", () => {
  it("is told so", () => {
    rightly([
      tells("下一个会是几点", /午饭[^]*项目同步/),
      tells("下个会什么时候开", /午饭[^]*项目同步/),
      tells("看牙医是不是在周五", /^「看牙医」，3月19日/),
      tells("午饭是明天吗", /^「和王磊吃午饭」，3月16日/),
      tells("上次看牙医是哪天", /没听懂/),
    ]);
  });
});

describe("what is said beside it all", () => {
  it("is no plan and no look", () => {
    rightly([
      talks("哈哈哈没事了"),
      talks("好了没事了谢谢"),
      talks("不好意思打错了"),
      talks("好累啊今天不想上班"),
      talks("你会说英语吗"),
    ]);
  });

  it("is not told to be left where it was done", () => {
    rightly([
      talks("算了", /已经做了/, { earlier: ["明天三点开会"] }),
      talks("打错了", /已经做了/, { earlier: ["取消明天的瑜伽"] }),
      talks("刚才那个不用管", /已经做了/, { earlier: ["把评审改到周五"] }),
      talks("never mind", /is done/, { earlier: ["lunch tomorrow at noon"] }),
      talks("算了", /不做了/, { earlier: ["周四要去医院"] }),
    ]);
  });
});
