import { describe, expect, it } from "vitest";
import { grade } from "./judge.ts";
import { books } from "./outcome.ts";
import type { Utterance } from "./utterance.ts";

/** Nothing is written, and nothing is called a success. */
const open = (say: string): Utterance => ({ kind: "open", say, or: /./, isOpen: true });

const rightly = (utterances: readonly Utterance[]) =>
  expect(utterances.map((one) => ({ say: one.say, ...grade(one) })).filter((one) => one.grade !== "right")).toEqual([]);

describe("what is planned behind a reason", () => {
  it("is what the clause with the time says", () => {
    rightly([
      books("Since the weather is nice, hike on Saturday at 9am", /^hike$/i, "2026-03-21T09:00"),
      books("The school rang: sports day is on 12 June, whole day", /^sports day$/i, "2026-06-12"),
      books("学校来电话说运动会定在6月12号，一整天", /^运动会$/, "2026-06-12"),
      books("医生说周五三点复查", /^复查$/, "2026-03-20T15:00"),
    ]);
  });

  it("is asked about when the reason doubts it, or when it is a change", () => {
    rightly([
      open("Sam said no, lunch on Friday at 12"),
      open("It's raining, so no hike on Saturday at 9"),
      open("Kim is sick, lunch on Friday at 12 is off"),
      open("李娜说周五三点不行"),
      open("老师说周五三点的会取消了"),
      open("通知李娜周五三点开会"),
    ]);
  });
});

describe("what is planned, in English", () => {
  it("is put in with whatever word for that", () => {
    rightly([
      books("Jot down parents visiting 17-19 April", /^parents visiting$/i, "2026-04-17/2026-04-19"),
      books('Stick "water meter" in for Thursday at 9', /^water meter$/i, "2026-03-19T09:00"),
      books("Put 'send invoices' on Friday at 11 am", /^send invoices$/i, "2026-03-20T11:00"),
      books("Would you mind scheduling a call with Al for the 19th, 11:30?", /^call with al$/i, "2026-03-19T11:30"),
      books(
        "Grandpa's surgery is scheduled for Monday, March 30 at 6:30am",
        /^grandpa's surgery$/i,
        "2026-03-30T06:30",
      ),
      books("set aside Friday 9-11 for taxes", /^taxes$/i, "2026-03-20T09:00", { end_at: "2026-03-20T11:00" }),
      books("give me an hour tomorrow at 4 for emails", /^emails$/i, "2026-03-17T16:00", {
        end_at: "2026-03-17T17:00",
      }),
    ]);
  });

  it("is what stands behind “remind me to”, also when that is a word of putting in", () => {
    const then = { reminders: [0] };
    rightly([
      books("remind me to put the bins out at 9 tonight", /^put the bins out$/i, "2026-03-16T21:00", then),
      books("remind me that Ella needs her costume, Friday 7am", /^Ella needs her costume$/i, "2026-03-20T07:00", then),
      open("remind me that I might go, Friday 7am"),
    ]);
  });

  it("is at an hour that is one", () => {
    rightly([
      books("quick 15-minute standup tomorrow at 9:45", /standup$/i, "2026-03-17T09:45", {
        end_at: "2026-03-17T10:00",
      }),
      open("midnight on Saturday: game release"),
      open("read pages 9-12 on thursday"),
      open("set aside the project sync at 3 today"),
    ]);
  });
});

describe("what is planned, in Chinese", () => {
  it("has the time in the middle of the name", () => {
    rightly([
      books("周三我跟张姐12点一刻吃午饭", /^跟张姐吃午饭$/, "2026-03-18T12:15"),
      books("我姐的航班周六14:40到，记一下", /航班/, "2026-03-21T14:40"),
    ]);
  });

  it("has no name in front of the time that belongs to someone or something else", () => {
    rightly([open("李娜想周一九点通个话"), open("等老本三点的会开完给他回电话"), open("元旦早上八点升旗")]);
  });

  it("is put in with whatever word for that", () => {
    rightly([
      books("明天10:30插一个茶歇", /^茶歇$/, "2026-03-17T10:30"),
      books("周四13:00–14:30预留出来准备面试", /^准备面试$/, "2026-03-19T13:00", { end_at: "2026-03-19T14:30" }),
      books("明天一点抽半小时拉伸", /^拉伸$/, "2026-03-17T13:00", { end_at: "2026-03-17T13:30" }),
      books("麻烦加上周六早市，8点半到10点", /^早市$/, "2026-03-21T08:30", { end_at: "2026-03-21T10:00" }),
      books("5月2号下午3点烧烤，放进日历", /^烧烤$/, "2026-05-02T15:00"),
      books("安排一下周四下午三点的供应商会议", /^供应商会议$/, "2026-03-19T15:00"),
    ]);
  });

  it("is in the evening when that was said", () => {
    rightly([
      books("今晚9:40看球", /^看球$/, "2026-03-16T21:40"),
      books("明天晚上和老周看球，9:40", /看球$/, "2026-03-17T21:40"),
      books("今天差一刻六点给爸爸打电话", /^给爸爸打电话$/, "2026-03-16T17:45"),
      books("周六22:00-次日06:00值班", /^值班$/, "2026-03-21T22:00", { end_at: "2026-03-22T06:00" }),
    ]);
  });

  it("takes place where a number is no day", () => {
    rightly([
      books("明天下午5:45去榆树街12号看房", /看房$/, "2026-03-17T17:45"),
      books("周四五点在食堂给老金办欢送会", /^给老金办欢送会$/, "2026-03-19T17:00", { location: "食堂" }),
      books("周四下午2点B会议室设计评审", /^设计评审$/, "2026-03-19T14:00", { location: "B会议室" }),
    ]);
  });

  it("begins in the week from which on it is wanted", () => {
    const weekly = { recurrence: { freq: "weekly" } };
    const until = { recurrence: { freq: "weekly", until: "2026-04-30" } };
    const days = { recurrence: { ...until.recurrence, by_weekday: ["MO", "WE"] } };
    rightly([
      books("Yoga Mon and Wed at 7am until end of April", /^yoga$/i, "2026-03-18T07:00", days),
      books("周一和周三早上七点瑜伽，练到四月底", /^瑜伽$/, "2026-03-18T07:00", days),
      books("从下周开始每周三下午三点心理咨询", /^心理咨询$/, "2026-03-25T15:00", weekly),
      books("therapy weekly on wednesdays 3pm starting next week", /^therapy$/i, "2026-03-25T15:00", weekly),
    ]);
  });
});
