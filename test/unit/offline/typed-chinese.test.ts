import { describe, it } from "vitest";
import { books, changes } from "./outcome.ts";
import { open, rightly, writesNothing } from "./rightly.ts";

describe("a message as it was typed", () => {
  it("is more than one wish, where another event of the calendar is spoken of", () => {
    writesNothing([
      ["把看牙医改到周五，瑜伽课取消"],
      ["把看牙医改到周五，瑜伽取消了"],
      ["看牙医改到周五下午三点，瑜伽不去了"],
      ["把看牙医改到周五，饭局取消"],
      ["看牙医改到周五下午三点，健身课不去了"],
    ]);
  });

  it("is one wish, where the other event says why or when", () => {
    rightly([
      changes("看牙医跟项目同步撞了，改到周五下午三点", "dentist", { start_at: "2026-03-20T15:00" }, { or: /./ }),
      changes("看牙医改到周五下午三点，客户取消了", "dentist", { start_at: "2026-03-20T15:00" }, { or: /./ }),
    ]);
  });

  it("asks for a reminder, in whatever words", () => {
    const reminded = { reminders: [0] };
    rightly([
      books("今天夜里十一点五十抢票，提醒", /^抢票$/, "2026-03-16T23:50", reminded),
      books("半小时之后我要打个电话给供货商，记得提醒", /供货商$/, "2026-03-16T09:42", reminded),
      books("周三早上八点体检，别忘了喊我", /^体检$/, "2026-03-18T08:00", reminded),
      books("明天下午两点面试，到时候叫我一声", /^面试$/, "2026-03-17T14:00", reminded),
      books("明天八点面试 叫我", /^面试$/, "2026-03-17T08:00", reminded),
      books("周五晚上七点同学会，千万别忘了提醒我", /^同学会$/, "2026-03-20T19:00", reminded),
      books("周三三点开会，别提醒我", /^开会$/, "2026-03-18T15:00"),
      open("把看牙医提前半小时，记得提醒我"),
    ]);
  });
});

describe("a bare hour", () => {
  it("of a table is in the evening; when to leave for a flight is nobody's guess", () => {
    rightly([
      books("周六七点半订外婆家四个人的位子", /位子$/, "2026-03-21T19:30"),
      books("周六早上七点半订外婆家四个人的位子", /位子$/, "2026-03-21T07:30"),
    ]);
    writesNothing([["周六早上六点四十的航班UA512，四点出门"], ["周三早上八点的高铁，六点就得从家出发"]]);
  });

  it("that something ahead is moved to is not over yet", () => {
    rightly([changes("把项目同步改到八点", "sync", { start_at: "2026-03-16T20:00" }), open("把项目同步改到早上八点")]);
  });

  it("of what people go to in the evening is an evening's", () => {
    rightly([
      books("周四七点半看话剧，大剧院", /^看话剧$/, "2026-03-19T19:30", { location: "大剧院" }),
      books("周四七点听音乐会", /音乐会$/, "2026-03-19T19:00"),
    ]);
  });
});

describe("where one meets", () => {
  const at = (location: string) => ({ location });

  it("is the place of what is done", () => {
    rightly([
      books("周六烧烤，上午十点奥森南门集合", /^烧烤$/, "2026-03-21T10:00", at("奥森南门")),
      books("三月二十二号早上带队去杭州比赛，五点五十集合，校门口", /比赛$/, "2026-03-22T05:50", at("校门口")),
      books("周六下午三点踢球，五角场集合", /^踢球$/, "2026-03-21T15:00", at("五角场")),
      books("周三下午三点面试，前台集合", /^面试$/, "2026-03-18T15:00", at("前台")),
      books("明天早上六点半集合", /^集合$/, "2026-03-17T06:30"),
    ]);
  });

  it("is told behind the plan, by a house or a town", () => {
    rightly([
      books("新菜试吃会，周二下午两点半，后厨", /^新菜试吃会$/, "2026-03-17T14:30", at("后厨")),
      books("周三中午请实习生吃饭，十二点一刻，就在公司旁边那家湘菜", /吃饭$/, "2026-03-18T12:15", {
        location: "公司旁边那家湘菜",
      }),
      books("晚上给老爸过生日，七点，外滩那边的餐厅", /^给老爸过生日$/, "2026-03-16T19:00", at("外滩那边的餐厅")),
      books("四月十二号同学聚会，五点在大学路那家烤肉店，估计得吃到九点", /^同学聚会$/, "2026-04-12T17:00", {
        end_at: "2026-04-12T21:00",
        location: "大学路那家烤肉店",
      }),
      books("开庭：3月25日9:30 浦东法院第七法庭", /^开庭$/, "2026-03-25T09:30", at("浦东法院第七法庭")),
      books("明天下午三点和团队讨论方案，半小时，腾讯会议", /讨论方案$/, "2026-03-17T15:00", {
        duration_minutes: 30,
        location: "腾讯会议",
      }),
      open("明晚八点读书会，要是下雨就换到我家"),
    ]);
  });
});

describe("what repeats", () => {
  it("does so in whatever words, and is asked about where it may be a name", () => {
    const everyOther = { recurrence: { freq: "weekly", interval: 2 } };
    rightly([
      books("双周周二上午十点同步", /^同步$/, "2026-03-17T10:00", everyOther),
      books("隔周四下午三点一对一", /^一对一$/, "2026-03-19T15:00", everyOther),
      books("王磊生日是4月5号，加到日历每年提醒", /^王磊生日$/, "2026-04-05", {
        recurrence: { freq: "yearly" },
        reminders: [0],
      }),
      open("双周例会周三上午十点"),
    ]);
  });
});

describe("that it begins then", () => {
  it("is no part of its name", () => {
    rightly([
      books("周五晚上和老婆看电影 七点二十开场 万达影城", /^和老婆看电影$/, "2026-03-20T19:20", {
        location: "万达影城",
      }),
      books("周五晚上看演出，七点半开演，大剧院", /^看演出$/, "2026-03-20T19:30", { location: "大剧院" }),
    ]);
  });
});

describe("what is to be kept, and who is to come", () => {
  it("are no names", () => {
    writesNothing([["存一下明天三点开会"], ["加一下李娜，明天三点开会"], ["我怕来不及"], ["我是来取消瑜伽课的学生"]]);
  });
});
