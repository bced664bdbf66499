import { describe, it } from "vitest";
import { asks, books, changes, does, tells } from "./outcome.ts";
import { rightly, writesNothing } from "./rightly.ts";

describe("a thing to do", () => {
  it("is asked for its time, and not kept as a fact", () => {
    rightly([
      asks("记得交电费", "time"),
      asks("记得给妈妈打电话", "time"),
      asks("别忘了带身份证", "time"),
      asks("记一下要交电费", "time"),
      asks("帮我记一下买牛奶", "time"),
      asks("记得还李娜200块", "time"),
      asks("记得明天带伞", "time"),
      asks("帮我记住周五要交水费", "time"),
      asks("记住周四要带合同", "time"),
      asks("帮我记住下周一要交房租", "time"),
      asks("明天买牛奶", "time"),
      asks("记下来:周末大扫除", "time"),
    ]);
    writesNothing([["帮我买张票"], ["明天帮我买牛奶"], ["交电费 周五前", "五点"], ["记着周五晚上要给女儿过生日"]]);
  });

  it("is told from what is so", () => {
    rightly([
      does("记得我对芒果过敏", "memory.update", /我对芒果过敏/),
      does("别忘了我不吃辣", "memory.update", { content: { food_preferences: ["不吃辣"] } }),
      does("记一下欠李娜200块", "memory.update", /欠李娜200块/),
      does("记一下王姐家在3栋502", "memory.update", /王姐家在3栋502/),
    ]);
  });
});

describe("who is to be called", () => {
  it("at an hour, to do something, is reminded, and has no such name", () => {
    rightly([
      books("叫我周三早上七点起床", /^起床$/, "2026-03-18T07:00", { reminders: [0] }),
      books("叫我明早六点起床", /^起床$/, "2026-03-17T06:00", { reminders: [0] }),
      books("叫我三点去接孩子", /^去接孩子$/, "2026-03-16T15:00", { reminders: [0] }),
      books("喊我七点起床", /^起床$/, "2026-03-17T07:00", { reminders: [0] }),
      books("叫我十分钟后关火", /^关火$/, "2026-03-16T09:22", { reminders: [0] }),
      books("叫我一下，三点开会", /^开会$/, "2026-03-16T15:00", { reminders: [0] }),
      books("周三早上七点叫我起床", /^起床$/, "2026-03-18T07:00", { reminders: [0] }),
    ]);
    writesNothing([
      ["叫我起床"],
      ["叫我七点半"],
      ["叫我明天带伞"],
      ["叫我周五之前交报告"],
      ["叫我出门前带钥匙"],
      ["叫我给妈妈打电话"],
      ["叫我个外号"],
    ]);
  });

  it("by a name has that name", () => {
    rightly([
      does("叫我一声小王就行", "memory.update", { content: { preferred_name: "小王" } }),
      does("叫我老三", "memory.update", { content: { preferred_name: "老三" } }),
      does("叫我周总", "memory.update", { content: { preferred_name: "周总" } }),
      does("请叫我王先生", "memory.update", { content: { preferred_name: "王先生" } }),
    ]);
  });
});

describe("where it is", () => {
  it("stands behind the time by the name of a house, or in a note", () => {
    rightly([
      books("下周一部门聚餐,六点半,海底捞", /^部门聚餐$/, "2026-03-23T18:30", { location: "海底捞" }),
      books("周五晚上看电影,七点四十,万达", /^看电影$/, "2026-03-20T19:40", { location: "万达" }),
      books("4月3号 三轮车年检 上午10:00 车管所", /^三轮车年检$/, "2026-04-03T10:00", { location: "车管所" }),
      books("周五 19:00 饭局", /^饭局$/, "2026-03-20T19:00"),
      changes("评审换个地方,去5楼大会议室", "review", { location: "5楼大会议室" }),
      changes("产品评审不在3号会议室了，改去三楼报告厅", "review", { location: "三楼报告厅" }),
    ]);
  });
});

describe("what lasts all day", () => {
  it("is moved by days", () => {
    rightly([
      changes("家庭日往后挪一天", "family", { start_date: "2026-03-22", end_date: "2026-03-22" }),
      changes("家庭日往后推一周", "family", { start_date: "2026-03-28", end_date: "2026-03-28" }),
      changes("家庭日提前一天", "family", { start_date: "2026-03-20", end_date: "2026-03-20" }),
    ]);
  });
});

describe("a number that is to be kept", () => {
  it("is of somebody new where nobody is called so", () => {
    rightly([
      does("刘洋的电话是13911112222,存一下", "contacts.create", { name: "刘洋", phone: "13911112222" }),
      does("李娜的电话是13911112222,存一下", "contacts.update", { contact_id: "ctc_lina" }),
      tells("后天六点的飞机去成都", /要添加.*吗/),
    ]);
    writesNothing([["刘洋的电话是13911112222"], ["会议室的电话是13911112222,存一下"]]);
  });
});
