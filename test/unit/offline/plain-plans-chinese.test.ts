import { describe, it } from "vitest";
import { asks, books, does, tells } from "./outcome.ts";
import { open, rightly, writesNothing } from "./rightly.ts";

const reminded = { reminders: [0] };

describe("a wish to be reminded", () => {
  it("says what of, with or without whom", () => {
    rightly([
      books("两点四十提醒喝药，谢谢", /^喝药$/, "2026-03-16T14:40", reminded),
      books("明天三点提醒交表", /^交表$/, "2026-03-17T15:00", reminded),
      books("下班路上买菜，提醒一下，六点十分", /^下班路上买菜$/, "2026-03-16T18:10", reminded),
      books("明天五点半起床！！一定要叫醒我", /^起床$/, "2026-03-17T05:30", reminded),
      books("十点一刻出门，提前五分钟催我", /^出门$/, "2026-03-16T10:15", { reminders: [5] }),
      // Somebody else is reminded by the user.
      books("明天三点提醒老王开会", /^提醒老王开会$/, "2026-03-17T15:00"),
      books("明天三点提醒张伟交表", /^提醒张伟交表$/, "2026-03-17T15:00"),
    ]);
  });

  it("is at night where it is of sleep", () => {
    rightly([
      books("十一点提醒我睡觉", /^睡觉$/, "2026-03-16T23:00", reminded),
      books("9点半提醒我哄娃睡觉", /^哄娃睡觉$/, "2026-03-16T21:30", reminded),
      books("关灯，十点半提醒我", /^关灯$/, "2026-03-16T22:30", reminded),
      books("十二点提醒我睡觉", /^睡觉$/, "2026-03-17T00:00", reminded),
      books("十点提醒我开会", /^开会$/, "2026-03-16T10:00", reminded),
      books("上午十点提醒我哄娃睡觉", /^哄娃睡觉$/, "2026-03-16T10:00", reminded),
      books("帮我记住周五下午三点要开会", /^开会$/, "2026-03-20T15:00", reminded),
    ]);
  });

  it("is of what stands behind it, and not of how it is now", () => {
    rightly([
      books("刚到店里，提醒我十一点给仓库打电话", /^给仓库打电话$/, "2026-03-16T11:00", reminded),
      books("到家以后六点半提醒我给孩子检查作业", /^给孩子检查作业$/, "2026-03-16T18:30", reminded),
      asks("下班提醒我买牛奶", "time"),
      books("明天九点提醒我交房租", /^交房租$/, "2026-03-17T09:00", reminded),
      open("周五交房租，九点提醒我带现金"),
    ]);
  });
});

describe("a plan as it is noted", () => {
  it("may be announced, addressed or labelled", () => {
    rightly([
      books("车子保养约好了 星期四 8:30 4S店", /^车子保养$/, "2026-03-19T08:30", { location: "4S店" }),
      books("训练赛定了：周六下午3点 城北球场", /^训练赛$/, "2026-03-21T15:00", { location: "城北球场" }),
      asks("老师，我下周五下午要去医院复查，您给我记上", "time"),
      books("帮忙加日程：直播，今晚8点，2小时", /^直播$/, "2026-03-16T20:00", { duration_minutes: 120 }),
      books("今晚八点半线上课，一个半小时那种", /^线上课$/, "2026-03-16T20:30", { duration_minutes: 90 }),
      books("3月25号飞成都，航班CA4102，早上7点50起飞", /^飞成都 CA4102$/, "2026-03-25T07:50"),
      books("清明前一天，4月4号，全家去扫墓", /扫墓$/, "2026-04-04"),
      books("明天从早上九点到下午五点培训", /^培训$/, "2026-03-17T09:00", { end_at: "2026-03-17T17:00" }),
    ]);
  });

  it("begins and ends at the minutes that were said", () => {
    const till = (end: string, more: object = {}) => ({ end_at: end, ...more });
    rightly([
      books("明天下午两点十分到三点，开会", /^开会$/, "2026-03-17T14:10", till("2026-03-17T15:00")),
      books("明天九点二十开会到十点", /^开会$/, "2026-03-17T09:20", till("2026-03-17T10:00")),
      books("明天9点20开会到10点", /^开会$/, "2026-03-17T09:20", till("2026-03-17T10:00")),
      books("周四晚上七点半合唱团排练到九点一刻", /^合唱团排练$/, "2026-03-19T19:30", till("2026-03-19T21:15")),
      books(
        "周六三点十分踢球，在操场，大概到五点",
        /^踢球$/,
        "2026-03-21T15:10",
        till("2026-03-21T17:00", { location: "操场" }),
      ),
    ]);
  });

  it("may count its days, which are no part of the name", () => {
    rightly([
      books("20号21号两天考试", /^考试$/, "2026-03-20/2026-03-21"),
      books("下周一到下周三三天培训", /^培训$/, "2026-03-23/2026-03-25"),
      books("4月1号到3号三天两夜旅行", /^三天两夜旅行$/, "2026-04-01/2026-04-03"),
      // Two days are not three.
      open("周四周五三天培训"),
    ]);
  });

  it("is asked about where its name is notes beside each other, or has how it came about in it", () => {
    writesNothing([
      ["周六十一点婚礼 喜来登 红包600"],
      ["3/22 18:00 生日会 海底捞 带礼物"],
      ["周五 19:00 电影 万达 两张票"],
      ["打球约了王磊周三下午两点"],
    ]);
  });

  it("has a place only where one is named", () => {
    const at = (location: string) => ({ location });
    rightly([
      books("店里进货 星期天 凌晨四点 批发市场", /^店里进货$/, "2026-03-22T04:00", at("批发市场")),
      books("周五下午三点，客户来访，会议室A", /^客户来访$/, "2026-03-20T15:00", at("会议室A")),
      books("下周二上午九点 监考 教学楼B203", /^监考$/, "2026-03-24T09:00", at("教学楼B203")),
      open("3/20 18:00 部门聚餐 湘菜馆 人均100"),
    ]);
  });

  it("may repeat for a while, or every year", () => {
    const weekly = { freq: "weekly", by_weekday: ["MO", "WE", "FR"], until: "2026-04-15" };
    const yearly = { recurrence: { freq: "yearly" } };
    rightly([
      books("一三五晚上健身七点到八点，就练一个月", /^健身$/, "2026-03-16T19:00", {
        end_at: "2026-03-16T20:00",
        recurrence: weekly,
      }),
      books("双周周五下午4点组会，先排到六月底", /^组会$/, "2026-03-20T16:00", {
        recurrence: { freq: "weekly", interval: 2, until: "2026-06-30" },
      }),
      books("连着五天，每天下午四点打点滴，从今天开始", /^打点滴$/, "2026-03-16T16:00", {
        recurrence: { freq: "daily", until: "2026-03-20" },
      }),
      books("从周三到周五每天九点到五点培训", /^培训$/, "2026-03-18T09:00", {
        end_at: "2026-03-18T17:00",
        recurrence: { freq: "daily", count: 3 },
      }),
      books("每年5月12日是我妈生日，帮我设个每年重复的", /^我妈生日$/, "2026-05-12", yearly),
      books("老婆生日是6月3号，每年都提醒我一下", /^老婆生日$/, "2026-06-03", { ...yearly, ...reminded }),
      books("从四月起每月1号交物业费", /^交物业费$/, "2026-04-01", { recurrence: { freq: "monthly" } }),
      books("下个月第一个周一上午十点例会", /^例会$/, "2026-04-06T10:00"),
    ]);
  });

  it("may have guests", () => {
    const to = (id: string): readonly [string, object] => [
      "calendar.share",
      { participants: [{ contact_id: `ctc_${id}` }] },
    ];
    const meets = (say: string, title: RegExp, at: string, ids: readonly string[] = []) => {
      const plan = books(say, title, at);
      return { ...plan, calls: [...(plan.calls ?? []), ...ids.map(to)] };
    };
    rightly([
      meets("约李娜周五上午十点过一下合同，发个邀请给她", /^和李娜过一下合同$/, "2026-03-20T10:00", ["lina"]),
      meets("给李娜发邀请，周五中午12点吃饭", /^和李娜吃饭$/, "2026-03-20T12:00", ["lina"]),
    ]);
  });

  it("is none where it is asked whether it is so, or which of two", () => {
    rightly([tells("下午三点到四点已经有事了对吧", /项目同步/), open("周六上午十点要么爬山要么游泳")]);
    writesNothing([["牙医改到周五了对吧"], ["周五三点开会是吧"], ["明天三点开会，对不对"]]);
  });

  it("is told in several, one behind the other", () => {
    const both = (say: string, ...plans: (readonly [RegExp, string])[]) => ({
      kind: "several",
      say,
      calls: plans.map(([title, start]) => ["calendar.create", { title, start_at: start }] as const),
    });
    rightly(
      [
        both("俩事：明天十点寄快递，十一点半去银行", [/^寄快递$/, "T10:00"], [/^去银行$/, "T11:30"]),
        both(
          "明天9点开会，11点见王总，下午3点体检",
          [/^开会$/, "T09:00"],
          [/^见王总$/, "T11:00"],
          [/^体检$/, "T15:00"],
        ),
      ].map((one) => ({
        ...one,
        calls: one.calls.map(
          ([method, { title, start_at: at }]) => [method, { title, start_at: `2026-03-17${at}:00+08:00` }] as const,
        ),
      })),
    );
  });
});

describe("what else is told", () => {
  it("of somebody's entry, and of one's own name", () => {
    rightly([
      does(
        "他公司叫鑫源食品",
        "contacts.update",
        { patch: { company: "鑫源食品" } },
        {
          earlier: ["新建联系人 刘建国 13800001111"],
        },
      ),
      does("陈医生退休了，把这个联系人删了吧", "contacts.delete", { contact_id: "ctc_chen" }),
      does("从今往后喊我陈老师", "memory.update", { content: { preferred_name: "陈老师" } }),
    ]);
    writesNothing([["王磊在哪上班", "他公司叫什么"]]);
  });
});
