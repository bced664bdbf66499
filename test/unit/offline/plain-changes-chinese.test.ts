import { describe, it } from "vitest";
import { asks, books, changes, drops, finds, frees, invites, tells } from "./outcome.ts";
import { open, rightly } from "./rightly.ts";

describe("a change as it is told", () => {
  it("of the room", () => {
    const to = (location: string) => ({ location });
    rightly([
      changes("明天评审换会议室了，改成5号会议室", "review", to("5号会议室")),
      changes("产品评审的会议室换了，在5号会议室", "review", to("5号会议室")),
      changes("周四晚上瑜伽课，改在滨江店上", "yoga2", to("滨江店")),
    ]);
  });

  it("of the time, with why in front", () => {
    rightly([
      changes("周四看牙的时间不行，换成周五上午十点", "dentist", { start_at: "2026-03-20T10:00" }),
      changes("周会时间太早了，往后推半小时吧", "weekly", { start_at: "2026-03-18T10:00" }),
      changes("午饭约晚了点，改12:45", "lunch", { start_at: "2026-03-16T12:45" }),
      changes("产品评审提前半小时开", "review", { start_at: "2026-03-17T09:30" }),
      open("今天三点项目同步我可能赶不上，往后顺延20分钟"),
    ]);
  });

  it("of the length", () => {
    rightly([
      changes("项目同步延长到四点半结束", "sync", { end_at: "2026-03-16T16:30" }),
      changes("项目同步一个小时不够，加半小时吧", "sync", { end_at: "2026-03-16T16:30" }),
      changes("评审会缩短成半小时就够了", "review", { end_at: "2026-03-17T10:30" }),
    ]);
  });

  it("of who comes, and of what is not", () => {
    rightly([
      invites("把她也叫到项目同步里", "sync", ["oyang"], { earlier: ["欧阳明月是做什么的"] }),
      drops("中午不和王磊吃饭了，帮我删掉那条", "lunch"),
      drops("今天下午那个会删掉", "sync"),
    ]);
  });
});

describe("behind what was just planned", () => {
  const course = { earlier: ["周三下午三点到五点培训"] };
  const film = ["周五晚上看电影"];

  it("another hour, a length or a room is its own", () => {
    rightly([
      changes("再加一个小时", "new", { end_at: "2026-03-18T18:00" }, course),
      changes("三点半开始", "new", { start_at: "2026-03-18T15:30" }, course),
      changes("会议室是302", "new", { location: "302" }, course),
      changes("时间再晚一个小时", "new", { start_at: "2026-03-18T16:00" }, course),
      changes("五点吧还是", "new", { start_at: "2026-03-18T17:00" }, course),
      changes(
        "不行，还是今天，改五点",
        "sync",
        { start_at: "2026-03-16T17:00" },
        { earlier: ["把项目同步改到明天三点"] },
      ),
    ]);
  });

  it("a place is kept while the hour is asked for", () => {
    rightly([
      asks("地点加上万达影城", "time", { earlier: film }),
      books("八点", /^看电影$/, "2026-03-20T20:00", { location: "万达影城" }, { earlier: [...film, "在万达影城"] }),
    ]);
  });
});

describe("a question", () => {
  it("may be asked by the way, and counts", () => {
    rightly([
      finds("开店之前先看看今天有哪些事", "2026-03-16"),
      tells("我这周有几节瑜伽课", /3月17日[^]*3月19日/),
      tells("这星期一共几节瑜伽", /3月17日[^]*3月19日/),
      tells("帮我查查四月四号星期几", /星期六/),
      tells("还有多久开项目同步", /5小时48分钟/),
      tells("这个月剩下几天", /15天/),
      frees("今天剩下的时间还有多少是空的", "2026-03-16"),
    ]);
  });
});
