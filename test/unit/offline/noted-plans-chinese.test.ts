import { describe, it } from "vitest";
import { books } from "./outcome.ts";
import { open, rightly, writesNothing } from "./rightly.ts";

const until = (day: string) => ({ recurrence: { freq: "daily", until: day } });

describe("plans, as they are written down in Chinese", () => {
  it("every day from one to another", () => {
    rightly([
      books("从下周一到下周五每天晚上十点敷面膜", /^敷面膜$/, "2026-03-23T22:00", until("2026-03-27")),
      books("从4月1号到4月10号每天晚上九点写日记", /^写日记$/, "2026-04-01T21:00", until("2026-04-10")),
    ]);
    writesNothing([["接下来三天下午三点测血压"], ["连续三天下午三点测血压"]]);
  });

  it("with where it is behind a gap", () => {
    rightly([
      books("今晚聚餐7点 老王家", /^聚餐$/, "2026-03-16T19:00", { location: "老王家" }),
      books("孩子家长会 下周四 晚上6点半 学校礼堂", /^孩子家长会$/, "2026-03-26T18:30", { location: "学校礼堂" }),
      books("私教课 健身房 明早八点", /^私教课$/, "2026-03-17T08:00", { location: "健身房" }),
      books("周五下午3:00 客户电话会议 zoom", /^客户电话会议$/, "2026-03-20T15:00", { location: "zoom" }),
      books("3.27 14:00 面试 线上 腾讯会议", /^面试$/, "2026-03-27T14:00", { location: "线上 腾讯会议" }),
    ]);
    writesNothing([["今晚聚餐7点 川菜"], ["周六聚会人多,帮我定个日程,晚六点,老地方火锅"]]);
  });

  it("with a train, a shout, or what was agreed in front", () => {
    rightly([
      books("周四一早坐7:48的高铁去杭州", /^坐高铁去杭州$/, "2026-03-19T07:48"),
      books("抢到票啦！4月10号晚上七点半在梅奔看演唱会", /^看演唱会$/, "2026-04-10T19:30", { location: "梅奔" }),
      books("约好周六下午两点看房", /^看房$/, "2026-03-21T14:00"),
      books("周四下午俩点半去区政府送材料", /^去区政府送材料$/, "2026-03-19T14:30"),
      books("周四四点再加一个复盘会", /^复盘会$/, "2026-03-19T16:00"),
      books("明天上午九点半到局里开党组会", /党组会$/, "2026-03-17T09:30"),
      books("体检的时间是周五上午八点", /^体检$/, "2026-03-20T08:00"),
      books("那就那个时间安排一次大扫除", /^大扫除$/, "2026-03-17T15:00", {}, { earlier: ["明天下午3点有空吗"] }),
      books("每周二、周四晚上七点半合唱团排练，到九点", /^合唱团排练$/, "2026-03-17T19:30", {
        end_at: "2026-03-17T21:00",
        recurrence: { freq: "weekly", by_weekday: ["TU", "TH"] },
      }),
    ]);
  });

  it("keeps no piece of a time in its name", () => {
    rightly([
      books("下午1点3刻出发", /^出发$/, "2026-03-16T13:45"),
      books("半个月后上午十点理发", /^理发$/, "2026-03-31T10:00"),
      books("明天三点后台升级", /^后台升级$/, "2026-03-17T15:00"),
      books("复盘 @A会议室 周五15:00", /^复盘$/, "2026-03-20T15:00", { location: "A会议室" }),
    ]);
    writesNothing([
      ["每天早晚八点吃药"],
      ["明天三点后开会"],
      ["周五下午三点,王磊,复盘"],
      ["明天早上八点,健身房,私教课"],
      ["下周一开始每天早上8点跑步，到周五"],
    ]);
  });

  it("when something is that is there already is asked about", () => {
    rightly([open("评审是明天三点"), open("看牙医是周五上午十点"), open("瑜伽课是七点半"), open("周会在周四十点")]);
    rightly([books("面试是周三上午十点", /^面试$/, "2026-03-18T10:00")]);
  });
});
