import { describe, it } from "vitest";
import { books, changes, does, drops, finds, invites, tells } from "./outcome.ts";
import { open, rightly, writesNothing } from "./rightly.ts";

describe("wishes as people say them", () => {
  it("change an entry, or put something into it", () => {
    const entry = (say: string, id: string, patch: object, earlier: string[] = []) =>
      does(say, "contacts.update", { contact_id: `ctc_${id}`, patch }, { earlier });
    rightly([
      entry("陈医生换号码了 现在是 021-65883120", "chen", { phone: "021-65883120" }),
      entry("王磊换了新电话，13900001111", "wanglei", { phone: "13900001111" }),
      entry("给她加个手机号 13501827766", "lina", { phone: "13501827766" }, ["李娜的邮箱是多少"]),
      entry("他邮箱是chen@smile.example，也存上", "chen", { email: "chen@smile.example" }, ["陈医生的电话是多少"]),
    ]);
    writesNothing([["我换号码了 13900001111"], ["给她加个手机号 13501827766"]]);
  });

  it("ask somebody to come", () => {
    rightly([
      invites("给欧阳明月发产品评审的邀请，请她参加", "review", ["oyang"]),
      invites("王蕾也加到明天的评审里", "review", ["wanglei2"]),
      open("牛奶加到明天的早饭里"),
    ]);
  });

  it("set a reminder, move something, or say which one", () => {
    rightly([
      books("给我弄个每天晚上九点半吃降压药的提醒", /^吃降压药$/, "2026-03-16T21:30", {
        reminders: [0],
        recurrence: { freq: "daily" },
      }),
      books("再过两个小时叫我去关火", /^去关火$/, "2026-03-16T11:12", { reminders: [0] }),
      books("劳动仲裁开庭定了，四月八号上午十点", /^劳动仲裁开庭$/, "2026-04-08T10:00"),
      changes("19号下午的牙医提早到两点", "dentist", { start_at: "2026-03-19T14:00" }),
      drops("周二晚上那节就行", "yoga1", { earlier: ["取消瑜伽课"] }),
    ]);
  });
});

describe("questions as people ask them", () => {
  it("want to know when something is, or what there is", () => {
    rightly([
      tells("我有没有看牙的预约啊", /看牙医.*3月19日|3月19日.*看牙医/),
      tells("我有没有约瑜伽", /3月17日[^]*3月19日/),
      tells("我跟王磊几点吃饭", /12:00/),
      finds("把这一周的安排念给我听听", "2026-03-16", "2026-03-22"),
      finds("周三从早到晚念一遍", "2026-03-18"),
      finds("星期三有几样", "2026-03-18"),
      tells("远山科技我认识哪些人", /王磊[^]*欧阳明月/),
      does("联系人全部给我看看", "contacts.read", { mode: "list" }),
      tells("通讯录里有几个牙医", /陈医生/),
    ]);
  });
});
