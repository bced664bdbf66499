import { describe, it } from "vitest";
import { finds, frees, talks, tells } from "./outcome.ts";
import { rightly, writesNothing } from "./rightly.ts";

describe("looking, in Chinese", () => {
  it("takes a question that ends with the word that denies it for one", () => {
    rightly([
      frees("礼拜六有空没", "2026-03-21"),
      frees("周四晚上能约人吃饭不", "2026-03-19"),
      frees("这周有空没", "2026-03-16", "2026-03-22"),
      finds("周末有安排没", "2026-03-21", "2026-03-22"),
      tells("下午三点到四点我有事没", /项目同步/),
    ]);
    writesNothing([["帮我把会取消了没"], ["明天三点改到四点行不"]]);
  });

  it("looks for time when asked whether there is some for something", () => {
    rightly([
      frees("明天十点半能接电话吗", "2026-03-17"),
      frees("明天下午能去趟银行吗", "2026-03-17"),
      frees("周五晚上可以聚餐吗", "2026-03-20"),
      frees("我下午能溜出去接个孩子吗，四点半左右", "2026-03-16"),
      tells("我明天能见到王磊吗", /没用上|没有找到/),
      tells("李娜明天能来吗", /没用上|没有找到/),
    ]);
  });

  it("tells what is there beside the time that is free, where it is asked whether there is any", () => {
    rightly([
      tells("礼拜六有空没", /有空[^]*家庭日/),
      tells("周四晚上有空吗", /18:00–19:00[^]*瑜伽课/),
      tells("周五下午什么时候有空", /^(?![^]*客户拜访)/),
    ]);
  });

  it("tells how often and on which days by telling each", () => {
    rightly([
      tells("我这周要上几次瑜伽", /3月17日[^]*3月19日/),
      tells("瑜伽课一周几节", /3月17日[^]*3月19日/),
      tells("这周瑜伽课是哪几天", /3月17日[^]*3月19日/),
      tells("我哪天练瑜伽", /3月17日[^]*3月19日/),
      tells("看牙是星期几的事？", /3月19日/),
      tells("我是哪天看牙医来着", /3月19日/),
      tells("今天还剩几件事没办", /和王磊吃午饭[^]*项目同步/),
      tells("中午跟谁吃饭", /王磊/),
      finds("这礼拜一共几个会", "2026-03-16", "2026-03-22"),
    ]);
  });

  it("tells the first and the last of a day", () => {
    rightly([
      tells("明天最早的一件事是几点", /产品评审[^]*10:00/),
      tells("明天第一个会几点", /产品评审/),
      tells("周三最晚忙到几点", /18:30/),
      tells("今天最后一个会是什么", /项目同步/),
      tells("明天几点能下班", /20:00/),
      tells("周日最后一件事是什么", /没有安排/),
      tells("第一个是什么", /和王磊吃午饭/, { earlier: ["今天有什么安排"] }),
    ]);
    writesNothing([["明天第一个会取消"]]);
  });

  it("shows a day that is all that is said", () => {
    rightly([
      finds("明天", "2026-03-17"),
      finds("下周", "2026-03-23", "2026-03-29"),
      finds("16号到20号", "2026-03-16", "2026-03-20"),
    ]);
  });
});

describe("sums of the clock, in Chinese", () => {
  it("counts from now, and to a day, a feast or an event", () => {
    rightly([
      talks("两个半小时后是几点", /11:42/),
      talks("从今天起45天后是几号", /4月30日/),
      talks("三天后是星期几", /星期四/),
      tells("离看牙医还有多久", /3天5小时/),
      talks("还有多久到十二点", /2小时4\d分钟/),
      talks("离清明还有几天", /20天/),
      talks("离春节还有多少天", /327天/),
      talks("今年端午节是哪天", /6月19日/),
      talks("今天农历多少", /正月廿八/),
      talks("这个月有几天", /31天/),
      talks("现在是第几周", /第12周/),
      talks("今天星期几 几号", /3月16日，星期一/),
      talks("后天呢", /星期三/, { earlier: ["今天礼拜几"] }),
      tells("离周五客户拜访还有几天", /4天/),
      tells("那离午饭还有多久", /2小时4\d分钟/, { earlier: ["现在几点"] }),
      tells("距离我下个生日还有多少天", /357天/),
      tells("下一个会还有多久开始", /和王磊吃午饭/),
    ]);
  });
});
