import { describe, expect, it } from "vitest";
import { say as saying } from "./judge.ts";
import { books, changes, drops, invites, replies } from "./outcome.ts";
import { open, rightly, writesNothing } from "./rightly.ts";
import type { Utterance } from "./utterance.ts";

const tea = { earlier: ["周日上午11点跟小金吃早茶"] };

describe("behind a list", () => {
  it("one is meant by its hour or by its place", () => {
    rightly([
      drops("晚上那个不去了", "yoga1", { earlier: ["明天有什么事"] }),
      changes("上午那个往后挪半小时", "weekly", { start_at: "2026-03-18T10:00" }, { earlier: ["周三都有啥"] }),
      drops("把后面那个取消掉", "yoga2", { earlier: ["周四有哪些事"] }),
      changes(
        "第三个换个时间，改周三下午两点",
        "review",
        { start_at: "2026-03-18T14:00" },
        { earlier: ["这周有什么安排"] },
      ),
      { ...replies("把最后一个拒绝掉", "reject", "quarter"), earlier: ["周三都有啥"] },
    ]);
    writesNothing([
      ["这周有什么安排", "晚上那个不去了"],
      ["这周有什么安排", "把后面那个取消掉"],
      ["周四有哪些事", "把最后一个拒绝掉"],
    ]);
  });
});

describe("behind an event just spoken of", () => {
  it("another time, length, place or name is its own", () => {
    rightly([
      changes("到下午一点结束", "new", { end_at: "2026-03-22T13:00" }, tea),
      changes("提前一个半小时提醒下我", "new", { reminders: [90] }, tea),
      changes("标题换成小金生日早茶", "new", { title: "小金生日早茶" }, tea),
      changes("那家店叫陶陶居，地点写上", "new", { location: "陶陶居" }, tea),
      changes("大概吃两个小时", "new", { end_at: "2026-03-22T13:00" }, tea),
      changes("哦不，周六", "new", { start_at: "2026-03-21T11:00" }, tea),
      changes("改成每周一次", "new", { recurrence: { freq: "weekly" } }, tea),
      changes("地点南京", "new", { location: "南京" }, { earlier: ["下周二全天出差"] }),
      changes("五点也行，改五点", "sync", { start_at: "2026-03-16T17:00" }, { earlier: ["项目同步改到四点"] }),
      changes("能早点吗，改到两点", "dentist", { start_at: "2026-03-19T14:00" }, { earlier: ["我周四几点看牙"] }),
      changes("换到1号会议室", "review", { location: "1号会议室" }, { earlier: ["产品评审在哪儿"] }),
      changes("放到周三同一时间", "new", { start_at: "2026-03-18T11:00" }, { earlier: ["明天十一点到十二点写周报"] }),
    ]);
  });

  it("what was not told yet is told", () => {
    rightly([
      changes("挪到两点", "sync", { start_at: "2026-03-16T14:00" }, { earlier: ["把项目同步往前挪"] }),
      changes("推两个小时", "dentist", { start_at: "2026-03-19T17:00" }, { earlier: ["推迟看牙医"] }),
    ]);
  });

  it("it is not wanted any more, and neither is the next one", () => {
    rightly([
      drops("删了吧，客户说不急", "new", { earlier: ["3月31日交封面终稿"] }),
      drops("先不打了，取消", "new", { earlier: ["周六上午十点带娃打疫苗"] }),
      drops("周四的也取消", "yoga2", { earlier: ["取消明天的瑜伽课"] }),
    ]);
    writesNothing([
      ["取消看牙医", "周五的也取消"],
      ["看牙医是几点", "周四的也取消"],
    ]);
  });

  it("it is to be there again", () => {
    const shift = { earlier: ["明天早上八点到下午四点白班"] };
    rightly([
      books("后天也是", /^白班$/, "2026-03-18T08:00", { end_at: "2026-03-18T16:00" }, shift),
      books("再加一场，后天同一时间", /^直播$/, "2026-03-18T20:00", {}, { earlier: ["明晚八点直播"] }),
      books("下周一也照样来一个", /^跟小金吃早茶$/, "2026-03-23T11:00", {}, tea),
      changes("以后每周六都打", "new", { recurrence: { freq: "weekly" } }, { earlier: ["这周六早上九点羽毛球"] }),
      changes("每天都提醒", "new", { recurrence: { freq: "daily" } }, { earlier: ["提醒我下午两点吃药"] }),
      { ...invites("那就请她来产品评审", "review", ["lina"]), earlier: ["李娜的邮箱是多少"] },
    ]);
    writesNothing([["这周六早上九点羽毛球", "以后每周日都打"]]);
  });
});

describe("a change of what was just planned", () => {
  const dinner = { earlier: ["周五七点和王磊吃饭"] };
  const meeting = { earlier: ["明早八点到九点晨会"] };

  it("says when and where in one go", () => {
    const at = (start_at: string, location: string) => ({ start_at, location });
    rightly([
      changes("改到八点，在外婆家", "new", at("2026-03-20T20:00", "外婆家"), dinner),
      changes("改成六点半吧，换到海底捞", "new", at("2026-03-20T18:30", "海底捞"), dinner),
      changes("换到周六，在奥体中心", "new", at("2026-03-21T19:00", "奥体中心"), dinner),
      changes("把项目同步改到四点，在外婆家", "sync", at("2026-03-16T16:00", "外婆家")),
      open("改到八点，在哪儿", ["周五七点和王磊吃饭"]),
    ]);
  });

  it("makes it shorter, or one of every week", () => {
    rightly([
      changes("缩成半小时", "new", { end_at: "2026-03-17T08:30" }, meeting),
      changes("产品评审缩短成半小时", "review", { end_at: "2026-03-17T10:30" }),
      changes("以后每个礼拜三都是", "new", { recurrence: { freq: "weekly" } }, { earlier: ["周三下午四点接孩子"] }),
    ]);
    writesNothing([["周三下午四点接孩子", "以后每个礼拜天都是"]]);
  });
});

describe("an answer to every invite", () => {
  it("is given to each of them", () => {
    const all = (say: string, method: string): Utterance => ({
      kind: "reply",
      say,
      calls: [
        [method, { invite_id: "inv_quarter" }],
        [method, { invite_id: "inv_visit" }],
      ],
    });
    rightly([
      all("邀请都接受", "calendar.accept_invite"),
      all("所有邀请全部拒绝", "calendar.reject_invite"),
      open("接受邀请"),
      open("周三的邀请都接受"),
    ]);
  });
});

describe("another time, behind what was spoken of", () => {
  const seen = { earlier: ["周六上午十点看房"] };

  it("moves it, and is no event of its own", () => {
    rightly([
      changes("换个时间，周日下午三点", "new", { start_at: "2026-03-22T15:00" }, seen),
      changes("换个时间，下午三点", "new", { start_at: "2026-03-21T15:00" }, seen),
      changes("改个时间，周日下午三点", "new", { start_at: "2026-03-22T15:00" }, seen),
      changes("换一天，周日", "new", { start_at: "2026-03-22T10:00" }, seen),
      changes("换个时间，周五上午十点", "dentist", { start_at: "2026-03-20T10:00" }, { earlier: ["看牙医是哪天"] }),
    ]);
    writesNothing([["换个时间，周五上午十点"]]);
  });

  it("and two reminders are two", () => {
    rightly([
      changes("提前一小时和提前一天都提醒我", "new", { reminders: [60, 1440] }, seen),
      changes("提前一小时、一天提醒", "new", { reminders: [60, 1440] }, seen),
      changes("看牙医提前一天和提前两小时都提醒我", "dentist", { reminders: [1440, 120] }),
      books("明天早上八点吃药", /^吃药$/, "2026-03-17T08:00", { reminders: [0] }, { earlier: ["帮我加个提醒"] }),
      books("周五早上九点开会", /^开会$/, "2026-03-20T09:00", { reminders: [0] }, { earlier: ["设个提醒"] }),
    ]);
  });

  it("and a reminder that is wanted no longer is taken away", () => {
    const reminded = { earlier: ["看牙医提前一小时提醒我"] };
    rightly([
      ...["不用提醒了", "别提醒了", "取消提醒", "提醒去掉吧"].map((say) =>
        changes(say, "dentist", { reminders: null }, reminded),
      ),
      changes("不用提醒我看牙医了", "dentist", { reminders: null }),
      changes("取消看牙医的提醒", "dentist", { reminders: null }),
      books("明天三点开会，不用提醒", /^开会$/, "2026-03-17T15:00"),
    ]);
    writesNothing([["别提醒我"], ["取消提醒"], ["明天的会不用提醒我了"]]);
  });

  it("and of a series it is told that only one is changed", () => {
    for (const say of ["团队周会名字改成产品周会", "团队周会地点改成2号会议室", "团队周会延长到一小时"])
      expect(saying({ kind: "change", say }).output.answer, say).toMatch(/只限这一次/);
  });
});
