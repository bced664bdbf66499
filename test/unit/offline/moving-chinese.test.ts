import { describe, it } from "vitest";
import { changes, does, drops, invites, replies } from "./outcome.ts";
import { open, rightly, writesNothing } from "./rightly.ts";

describe("words of moving", () => {
  it("are many for few ways", () => {
    rightly([
      changes("产品评审往后拖半小时", "review", { start_at: "2026-03-17T10:30" }),
      changes("产品评审往后错半小时", "review", { start_at: "2026-03-17T10:30" }),
      changes("产品评审后延半小时", "review", { start_at: "2026-03-17T10:30" }),
      changes("产品评审往后拖一天", "review", { start_at: "2026-03-18T10:00" }),
      changes("产品评审往前赶半小时", "review", { start_at: "2026-03-17T09:30" }),
      changes("看牙医往前提半小时", "dentist", { start_at: "2026-03-19T14:30" }),
      changes("周四瑜伽课挪周五，钟点一样", "yoga2", { start_at: "2026-03-20T19:00" }),
      changes("看牙医挪下周一，还是那个点", "dentist", { start_at: "2026-03-23T15:00" }),
      changes("产品评审缩短成半小时", "review", { end_at: "2026-03-17T10:30" }),
    ]);
    rightly(["产品评审往后拖一拖", "产品评审不要往后拖半小时", "周四瑜伽课挪周五，钟点不一样"].map((say) => open(say)));
  });

  it("set an end, earlier or later, also of a night", () => {
    const earlier = ["明天下午三点开会到五点"];
    const night = ["周四夜班 晚上八点到早上八点"];
    rightly([
      changes("结束改成四点", "new", { end_at: "2026-03-17T16:00" }, { earlier }),
      changes("结束时间改到五点半", "new", { end_at: "2026-03-17T17:30" }, { earlier }),
      changes("结束改成早上九点", "new", { end_at: "2026-03-20T09:00" }, { earlier: night }),
      changes("产品评审结束改成十二点", "review", { end_at: "2026-03-17T12:00" }),
    ]);
    writesNothing([["明天下午三点开会到四点", "结束改成四点半，地点改到三楼"], ["产品评审结束后改成十二点吃饭"]]);
  });

  it("leave out one of a series, whichever way it is said", () => {
    rightly(
      [
        "团队周会就这周三这一次不开，帮我取消",
        "就这周三的团队周会不开",
        "团队周会这周三不开，就这一次",
        "团队周会就这次不开",
      ].map((say) => drops(say, "weekly")),
    );
    rightly(
      ["团队周会这周三可能不开", "团队周会周三不开，周四开", "这周三的团队周会不开就改到周四"].map((say) => open(say)),
    );
  });

  it("make a series of what was just planned", () => {
    const earlier = ["明天晚上八点上英语课"];
    rightly([
      changes(
        "以后每周都这样，到五月底为止",
        "new",
        { recurrence: { freq: "weekly", until: "2026-05-31" } },
        { earlier },
      ),
      changes("每周都是", "new", { recurrence: { freq: "weekly" } }, { earlier }),
    ]);
    writesNothing([
      [...earlier, "不是每周都这样"],
      [...earlier, "以后每周都不这样"],
    ]);
  });
});

describe("reasons beside a wish", () => {
  it("change nothing about it, in front and behind", () => {
    rightly([
      changes("家庭日挪到星期天吧，周六我要上班", "family", { start_date: "2026-03-22" }),
      changes("周六我要上班，家庭日挪到星期天", "family", { start_date: "2026-03-22" }),
      changes("看牙医改到周五下午三点，周四我有考试", "dentist", { start_at: "2026-03-20T15:00" }),
      changes("产品评审推迟一小时，他们家有事", "review", { start_at: "2026-03-17T11:00" }),
      drops("看牙医我不去了，帮忙去掉", "dentist"),
      replies("客户拜访我不去了，帮忙去掉", "reject", "visit"),
      replies("客户拜访那天我上班去不了，帮我拒了", "reject", "visit"),
      replies("季度规划我那天出差，帮我拒了", "reject", "quarter"),
      replies("季度规划先接受吧", "accept", "quarter"),
    ]);
    writesNothing([
      ["老公叫张伟，在银行上班"],
      ["客户拜访那天我上班，但是可以去"],
      ["看牙医我不去了，我妈去"],
      ["看牙医我不去了，帮忙改到下周"],
    ]);
  });

  it("may say how much, and behind it when", () => {
    rightly([
      changes("明天瑜伽课晚一点开始，七点半", "yoga1", { start_at: "2026-03-17T19:30" }),
      changes("瑜伽课明天晚点开始，七点半", "yoga1", { start_at: "2026-03-17T19:30" }),
      changes("明天的产品评审早点开，九点", "review", { start_at: "2026-03-17T09:00" }),
      changes("明天瑜伽课早一点，六点半", "yoga1", { start_at: "2026-03-17T18:30" }),
    ]);
    writesNothing([["明天晚点开会，八点"], ["明天家长会晚点开，八点"]]);
  });

  it("may say how it is held, which is no new name", () => {
    rightly([
      changes("明天产品评审改成线上会议，时间不变", "review", { location: "线上" }),
      changes("项目同步改为线上会议", "sync", { location: "线上" }),
      changes("把产品评审改名叫电话会议", "review", { title: "电话会议" }),
    ]);
    writesNothing([["产品评审改成电话会议"], ["产品评审改成视频会议"], ["项目同步改成腾讯会议"]]);
  });

  it("may be who told it", () => {
    rightly([
      drops("领导说今天的项目同步不开了", "sync"),
      drops("老师说周四的瑜伽课取消了", "yoga2"),
      invites("家庭日那天把Grace Park也叫上", "family", ["grace"]),
      open("领导说今天的项目同步可能不开了"),
      open("领导说今天的项目同步不取消了"),
    ]);
  });

  it("take a guest back by name", () => {
    const earlier = ["邀请李娜参加产品评审"];
    rightly(
      ["算了别叫李娜了", "还是别叫李娜了", "算了，李娜不用来了"].map((say) =>
        does(say, "calendar.uninvite", /ctc_lina/, { earlier }),
      ),
    );
    writesNothing([
      [...earlier, "李娜不用来那么早"],
      [...earlier, "别带电脑"],
    ]);
  });
});
