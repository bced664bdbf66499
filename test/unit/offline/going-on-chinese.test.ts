import { describe, it } from "vitest";
import { books, changes, replies, talks } from "./outcome.ts";
import { open, rightly, writesNothing } from "./rightly.ts";
import type { Utterance } from "./utterance.ts";

const updates = (say: string, earlier: string, patch: object, id = "ctc_new"): Utterance => ({
  kind: "contact",
  say,
  earlier: [earlier],
  calls: [["contacts.update", { contact_id: id, patch }]],
});

const looks = (say: string, day: string, ...earlier: string[]): Utterance => ({
  kind: "look",
  say,
  earlier,
  days: [day, day],
});

describe("behind a look at another week or month", () => {
  it("a day is one of it", () => {
    rightly([
      books("周二晚上八点加一个剪头发", /^剪头发$/, "2026-03-24T20:00", {}, { earlier: ["下周有没有安排"] }),
      books("那就周四下午三点约王磊喝茶", /^约王磊喝茶$/, "2026-03-26T15:00", {}, { earlier: ["下周哪天有空"] }),
      books("那周二一点开会", /^开会$/, "2026-03-24T13:00", {}, { earlier: ["下周忙吗"] }),
      books("10号下午三点看牙", /^看牙$/, "2026-05-10T15:00", {}, { earlier: ["五月忙吗"] }),
      looks("周三呢", "2026-03-25", "下周忙吗"),
      looks("周四呢", "2026-03-26", "下周忙吗", "周三呢"),
      looks("周四呢", "2026-03-26", "下周三有空吗"),
      changes("不对,是周四", "new", { start_at: "2026-03-26T15:00" }, { earlier: ["下周三三点开会"] }),
    ]);
  });

  it("a day with its own week, every week, or behind this week is not", () => {
    rightly([
      books("明天三点开会", /^开会$/, "2026-03-17T15:00", {}, { earlier: ["下周有什么安排"] }),
      books("周二下午三点约牙医", /^约牙医$/, "2026-03-17T15:00", {}, { earlier: ["这周忙吗"] }),
      books("这周四下午三点理发", /^理发$/, "2026-03-19T15:00", {}, { earlier: ["下周有什么安排"] }),
    ]);
  });

  it("behind a plan there it is asked about", () => {
    writesNothing([["下周三三点开会", "周四四点加一个复盘会"]]);
  });
});

describe("behind a plan or a look", () => {
  it("its hour is asked for, and what it lacks is told", () => {
    rightly([
      { kind: "tell", say: "几点来着", earlier: ["明天评审在哪"], answer: /10:00–11:00/ },
      changes("能推迟半小时吗", "review", { start_at: "2026-03-17T10:30" }, { earlier: ["明天评审几点"] }),
      talks("不取消了", /不做了/, { earlier: ["取消瑜伽"] }),
      books("好,三点开会", /^开会$/, "2026-03-20T15:00", {}, { earlier: ["周五下午有空吗"] }),
      books("周三六点", /^聚餐$/, "2026-03-25T18:00", {}, { earlier: ["下周聚餐"] }),
      books(
        "十二点",
        /^跟李娜吃饭$/,
        "2026-03-18T12:00",
        { location: "公司食堂" },
        { earlier: ["后天中午跟李娜吃饭", "在公司食堂"] },
      ),
    ]);
  });
});

describe("behind an entry of the address book", () => {
  it("what is told goes into it, and what is asked is looked up in it", () => {
    rightly([
      updates("电话13700009999", "存个联系人 钱伟", { phone: "13700009999" }),
      updates("13700009999", "存个联系人 钱伟", { phone: "13700009999" }),
      updates("他是Harbor Bank的客户经理", "新联系人 Tom Lee", { company: "Harbor Bank", job_title: "客户经理" }),
      updates("他是顺丰的片区经理", "新增联系人 马骏 13512340000", { company: "顺丰", job_title: "片区经理" }),
      updates("号码错了,是13800002222", "存个电话 张三 13800001111", { phone: "13800002222" }),
      {
        kind: "contact",
        say: "删了",
        earlier: ["存个电话 张三 13800001111"],
        calls: [["contacts.delete", { contact_id: "ctc_new" }]],
      },
      updates("他公司叫鑫源食品", "新建联系人 刘建国 13800001111", { company: "鑫源食品" }),
      updates("他全名刘志强", "存一下小刘电话13300001111", { name: "刘志强" }),
      updates("13899990000", "李娜换号了", { phone: "13899990000" }, "ctc_lina"),
      {
        kind: "contact",
        say: "公司呢",
        earlier: ["王磊电话"],
        calls: [["contacts.read", { query: "王磊" }]],
        answer: /远山/,
      },
      {
        kind: "plan",
        say: "帮我约他周五喝个咖啡,下午四点",
        earlier: ["王磊在哪工作"],
        calls: [["calendar.create", { title: "约王磊喝个咖啡", start_at: "2026-03-20T16:00:00+08:00" }]],
      },
    ]);
    writesNothing([
      ["新联系人 Tom Lee", "他是王磊的弟弟"],
      ["新联系人 Tom Lee", "他是我的同事吗"],
      ["王磊电话", "他是谁"],
    ]);
  });
});

describe("behind invites, a name and a reminder", () => {
  it("goes on with them", () => {
    rightly([
      {
        kind: "invite",
        say: "都拒绝",
        earlier: ["我有几个未读邀请"],
        calls: [
          ["calendar.reject_invite", { invite_id: "inv_quarter" }],
          ["calendar.reject_invite", { invite_id: "inv_visit" }],
        ],
      },
      { ...replies("不去", "reject", "visit"), earlier: ["周五那个邀请是啥"] },
      {
        kind: "memory",
        say: "改成小林",
        earlier: ["我叫什么"],
        calls: [["memory.update", { content: { preferred_name: "小林" } }]],
      },
      changes("改成20分钟", "new", { start_at: "2026-03-16T09:32" }, { earlier: ["30分钟后提醒我开会"] }),
      changes("改成20分钟", "new", { end_at: "2026-03-17T15:20" }, { earlier: ["明天三点开会"] }),
      changes("写上:静安店", "yoga2", { location: "静安店" }, { earlier: ["瑜伽课周四在哪上"] }),
    ]);
    rightly([open("都拒绝", ["王磊电话"])]);
  });
});
