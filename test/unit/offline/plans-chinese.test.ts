import { describe, expect, it } from "vitest";
import { grade } from "./judge.ts";
import { books, changes, does, drops, finds } from "./outcome.ts";
import { open, rightly } from "./rightly.ts";
import type { Utterance } from "./utterance.ts";

describe("where something is done, said in front of the doing", () => {
  const at = (location: string) => ({ location });

  it("ends where the doing begins", () => {
    rightly([
      books("周四傍晚六点半跟老周在簋街撸串", /^跟老周撸串$/, "2026-03-19T18:30", at("簋街")),
      books("周六下午三点和小雨在什刹海划船", /^和小雨划船$/, "2026-03-21T15:00", at("什刹海")),
      books("周三晚上八点在麦霸唱歌", /^唱歌$/, "2026-03-18T20:00", at("麦霸")),
      books("下周一上午九点在交警队处理违章", /^处理违章$/, "2026-03-23T09:00", at("交警队")),
      books("周日下午四点和老张在棋牌室打麻将", /^和老张打麻将$/, "2026-03-22T16:00", at("棋牌室")),
      books("周五下午三点老板在大会议室讲话", /^老板讲话$/, "2026-03-20T15:00", at("大会议室")),
      books("周三晚上七点孩子在少年宫表演", /^孩子表演$/, "2026-03-18T19:00", at("少年宫")),
      books("周日下午三点和小雨在家看书", /^和小雨在家看书$/, "2026-03-22T15:00"),
    ]);
  });

  it("is asked about when only the company is left as a name", () => {
    rightly([
      open("周六晚上七点和小雨在上海迪士尼"),
      open("周六晚上七点跟陈总在希尔顿"),
      open("周五下午三点和爸爸"),
      open("周三晚上七点孩子在少年宫拉琴"),
    ]);
  });
});

describe("a plan behind a look at a day", () => {
  const behind = (asked: string, plan: Utterance): Utterance => ({ ...plan, earlier: [asked] });

  it("is for that day", () => {
    rightly([
      behind("周四下午几点到几点有空", books("那安排四点半逛街吧", /^逛街$/, "2026-03-19T16:30")),
      behind("这周五晚上有空吗", books("那约李娜七点吃饭", /李娜吃饭$/, "2026-03-20T19:00")),
      behind("周六有安排吗", books("那就上午九点去爬山", /爬山$/, "2026-03-21T09:00")),
    ]);
  });

  it("is asked about when several days were looked at, or it is tied to what was found", () => {
    rightly([open("那下午三点去逛公园", ["周末有空吗"]), open("没有的话十一点约个美甲", ["后天上午有事吗"])]);
  });
});

describe("what is no name", () => {
  it("is a half of a year of school, or what the one who told it does", () => {
    rightly([
      open("这学期每周一三五早上8点体育课"),
      open("快递小哥说下午三点到五点送来"),
      open("师傅说周三上午九点上门"),
      books("老师说周五下午两点开家长会", /^开家长会$/, "2026-03-20T14:00"),
    ]);
  });

  it("is how or with whom something that is there is done", () => {
    rightly([open("周四看牙医改成带女儿一起去"), open("团队周会改成站着开"), open("产品评审改成线上开")]);
  });
});

describe("what is told or asked of oneself", () => {
  it("changes no event and keeps no question", () => {
    rightly([open("我家地址是浦东新区锦绣路88弄"), open("你能记住多少东西")]);
    expect(grade({ kind: "chat", say: "好的谢谢，没事了", task: "chat" }).grade).toBe("right");
  });

  it("is no note about a person", () => {
    const call = ["contacts.create", { name: "护工老李", phone: "13900001111" }] as const;
    rightly([{ kind: "contact", say: "加个联系人：护工老李 13900001111", calls: [call], exact: true }]);
  });
});

describe("hours, places and days in a plan", () => {
  it("end on the next morning", () => {
    rightly([
      books("周五晚上十点到周六早上八点夜班", /^夜班$/, "2026-03-20T22:00", { end_at: "2026-03-21T08:00" }),
      books("今晚8点到明早8点值班", /^值班$/, "2026-03-16T20:00", { end_at: "2026-03-17T08:00" }),
      open("周五上午八点到周六上午十点团建"),
    ]);
  });

  it("have a room in a clause of its own", () => {
    rightly([
      books("下周二晚上六点半英语角，文科楼201", /^英语角$/, "2026-03-24T18:30", { location: "文科楼201" }),
      books("下周三晚上7点讲座，大礼堂", /^讲座$/, "2026-03-25T19:00", { location: "大礼堂" }),
    ]);
  });

  it("repeat from now on", () => {
    const recurrence = { freq: "weekly" };
    rightly([books("以后每周五下午五点写周报", /^写周报$/, "2026-03-20T17:00", { recurrence })]);
  });
});

describe("a line of the list that was shown", () => {
  it("is meant by its number", () => {
    rightly([
      drops("第二个取消", "sync", { earlier: ["今天有哪些日程"] }),
      open("第三个取消", ["今天有哪些日程"]),
      open("周三第二个会取消"),
    ]);
  });
});

describe("a change of what was just planned", () => {
  it("stays early when it was early", () => {
    const earlier = ["明早六点浦东机场接人"];
    rightly([
      changes("改成五点半", "new", { start_at: "2026-03-17T05:30" }, { earlier }),
      changes("改到三点", "new", { start_at: "2026-03-17T15:00" }, { earlier: ["明早八点开会"] }),
    ]);
  });

  it("is asked about when its end may be meant, or when no place is told", () => {
    rightly([
      open("延到五点", ["周三下午两点到四点写BP"]),
      open("产品评审延到十一点半"),
      open("在嘉兴停一下", ["周三早上五点跑杭州"]),
    ]);
  });
});

describe("whom and which day a plan is about", () => {
  it("is the one who was looked up", () => {
    const earlier = ["Sam O'Neill是哪家公司的"];
    rightly([
      books("约他下周一下午四点", /^约Sam O'Neill$/, "2026-03-23T16:00", {}, { earlier }),
      open("约她周四下午三点"),
    ]);
  });

  it("is asked about when a day is only named", () => {
    rightly([open("家庭日孩子们来吃饭，中午十一点半"), open("中秋节吃团圆饭，晚上六点")]);
  });

  it("is a day of this year when it is asked about", () => {
    rightly([finds("三月十号我有事吗", "2026-03-10"), finds("3月1号有什么安排", "2026-03-01")]);
  });
});

describe("a deletion with its reason behind it", () => {
  it("is made", () => {
    rightly([drops("家庭日取消，我得加班", "family"), drops("看牙取消,不疼了", "dentist")]);
  });

  it("is not made of what denies, limits or adds to it", () => {
    rightly(
      ["产品评审取消，通知王磊", "产品评审取消，老板不同意", "家庭日取消，开玩笑的", "瑜伽课取消，周四的"].map((say) =>
        open(say),
      ),
    );
  });
});

describe("what is kept", () => {
  it("has no word that points at it, and a person's name no firm in it", () => {
    const fact = { facts: [{ text: "我早上要喝黑咖啡", source: "user_said" }] };
    rightly([
      {
        kind: "memory",
        say: "我早上要喝黑咖啡，这个你记着吧",
        calls: [["memory.update", { scope: "user", content: fact }]],
      },
      does("新加个联系人 刘洋 红杉 投资经理 liuyang@example.com", "contacts.create", { name: "刘洋", company: "红杉" }),
      open("新加个联系人 刘洋 红杉 liuyang@example.com"),
    ]);
  });
});

describe("notes with gaps", () => {
  it("end with a place", () => {
    const location = "世纪公园";
    rightly([books("给客户拍片 4月18号下午4点 世纪公园", /^给客户拍片$/, "2026-04-18T16:00", { location })]);
  });

  it("leave out characters of the day and of the wish", () => {
    rightly([
      books("后 15:00 开会", /^开会$/, "2026-03-18T15:00"),
      books("提醒 18:00 买菜", /^买菜$/, "2026-03-16T18:00", { reminders: [0] }),
    ]);
  });

  it("are no name in one piece on both sides of the time", () => {
    rightly([open("3.20 部门聚餐 18:30 海底捞"), open("牙医 周四 10:00 陈医生")]);
  });
});

describe("what stands around a wish", () => {
  it("is a greeting, and no part of the day", () => {
    rightly([finds("早上好，今天有什么会？", "2026-03-16")]);
    expect(grade({ kind: "list", say: "早上好，今天有什么会？", answer: /项目同步/ }).grade).toBe("right");
  });

  it("is what the others are told, and is named", () => {
    expect(grade({ kind: "reply", say: "客户拜访拒绝，说我有事", answer: /没用上.*说我有事/ }).shown).toMatch(
      /reject_invite/,
    );
  });

  it("is the day of a plan, which is no fact, or somebody who was spoken of", () => {
    rightly([
      open("王蕾那边设计稿周二给我，记一下"),
      open("约他周五下午五点见", ["Tony电话13455556666，做餐饮的"]),
      books("周五下午三点给他打电话", /^给他打电话$/, "2026-03-20T15:00"),
    ]);
  });
});

describe("a name that is none", () => {
  it("is a length, or everybody", () => {
    rightly([open("家庭日改成半天"), open("周五下午四点，全体，茶水间，庆生会")]);
  });

  it("is the birthday of somebody in the family", () => {
    const people = [{ name: "老婆", relation: "老婆", birthday: "09-12" }];
    rightly([
      {
        kind: "memory",
        say: "我老婆生日是九月十二号，帮我记着",
        calls: [["memory.update", { scope: "user", content: { people } }]],
      },
      {
        kind: "memory",
        say: "别叫我Alice了，叫我阿丽",
        calls: [["memory.update", { scope: "user", content: { preferred_name: "阿丽" } }]],
      },
    ]);
  });
});

describe("a question about days", () => {
  it("is not answered by one of them", () => {
    rightly([open("周二和周四有什么"), finds("周四有几件事", "2026-03-19")]);
    expect(grade({ kind: "free", say: "哪天没有会", days: ["2026-03-16", "2026-03-22"] }).grade).toBe("right");
  });
});

describe("what somebody else says of the event just planned", () => {
  const earlier = ["周四晚上和李娜吃饭，七点"];

  it("changes it, and when it ends is no other event", () => {
    rightly([
      changes("她说改到周五", "new", { start_at: "2026-03-20T19:00" }, { earlier }),
      changes("吃到九点", "new", { end_at: "2026-03-19T21:00" }, { earlier }),
      open("她说改到周四", ["明天上午十点牙科"]),
    ]);
  });
});

it("rings where an alarm was asked for", () => {
  rightly([books("设个明早七点的闹钟", /^闹钟$/, "2026-03-17T07:00", { reminders: [0] })]);
});

it("asks about a day of the lunar calendar, on which it plans nothing", () => {
  rightly(["我妈生日是农历八月十五", "农历八月十五晚上七点吃团圆饭"].map((say) => open(say)));
});
