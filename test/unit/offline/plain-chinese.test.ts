import { describe, expect, it } from "vitest";
import { grade } from "./judge.ts";
import { books, changes, does, drops, finds, invites, tells } from "./outcome.ts";
import { open, rightly } from "./rightly.ts";

describe("courtesy", () => {
  it("behind a plan is no guest", () => {
    rightly([
      books("社区合唱团排练，周五上午九点半，麻烦您帮我记上。", /^社区合唱团排练$/, "2026-03-20T09:30"),
      books("体检定在4月2号早上八点，请记到日历里", /^体检$/, "2026-04-02T08:00"),
      books("下周二下午三点家访，拜托帮我安排一下", /^家访$/, "2026-03-24T15:00"),
      books("周日去医院拿药，上午九点，请写下来", /^去医院拿药$/, "2026-03-22T09:00"),
      books("周五上午九点体检，请务必提前一天提醒我", /^体检$/, "2026-03-20T09:00", { reminders: [1440] }),
      books("请于明天下午三点安排部门会议", /^部门会议$/, "2026-03-17T15:00"),
      books("望周五上午十点安排面谈", /^面谈$/, "2026-03-20T10:00"),
      books("本周六晚六时，同学聚会，请记录", /^同学聚会$/, "2026-03-21T18:00"),
      books("周五请假一天", /^请假$/, "2026-03-20"),
    ]);
  });

  it("that names the calendar means the calendar, and is not what to remember", () => {
    rightly([
      books("驾照考试是4月9号上午九点，请放进日历", /^驾照考试$/, "2026-04-09T09:00"),
      books("我妈生日是5月16号，请写在日历里", /^我妈生日$/, "2026-05-16"),
      open("HSK考试是5月16号，请写在日历里"),
      open("驾照考试是5月16号，麻烦加到我的日程里"),
    ]);
  });

  it("in front of a change or a reminder is none either", () => {
    rightly([
      changes("产品评审请改到周三上午十点", "review", { start_at: "2026-03-18T10:00" }),
      changes("看牙医之前一天请提醒我", "dentist", { reminders: [1440] }),
      changes("产品评审前半小时，叫我", "review", { reminders: [30] }),
      drops("看牙医，麻烦取消一下", "dentist"),
      does(
        "抱歉，搞错了，麻烦恢复一下",
        "calendar.restore",
        { event_id: "evt_dentist" },
        { earlier: ["请把看牙医取消。"] },
      ),
    ]);
  });

  it("in front of a question is left out", () => {
    rightly([
      finds("烦请告知，本周五有何安排", "2026-03-20"),
      finds("想问一下 明天有什么安排", "2026-03-17"),
      tells("我想问一下，陈医生的电话", /021/),
    ]);
  });

  it("leaves somebody who is asked to come a guest", () => {
    rightly([invites("项目同步，请李娜参加", "sync", ["lina"])]);
    expect(grade({ kind: "new", say: "周四下午四点开会，请王磊参加" }).shown).toMatch(/calendar\.share/);
  });
});

describe("words of letters, and of haste", () => {
  it("ask where and when", () => {
    rightly([
      tells("烦请告知，产品评审的地点在何处？", /3 号会议室/),
      tells("看牙医在何处", /还没有写地点/),
      tells("团队周会几点散", /10:00/),
      tells("团队周会于何时开始？", /09:30/),
    ]);
  });

  it("ask how many there are, and are told them", () => {
    const both = /17日[^]*19日/;
    rightly([tells("这周有几次瑜伽", both), tells("瑜伽这周有几节？", both), finds("明天有几场会", "2026-03-17")]);
  });

  it("command in English among Chinese", () => {
    rightly([
      books("block周三上午9点到11点 深度工作", /^深度工作$/, "2026-03-18T09:00", { end_at: "2026-03-18T11:00" }),
      drops("明天的产品评审cancel掉", "review"),
      changes("产品评审reschedule到周三上午十点", "review", { start_at: "2026-03-18T10:00" }),
      does("客户拜访decline掉", "calendar.reject_invite", { invite_id: "inv_visit" }),
      changes("把项目同步delay半小时", "sync", { start_at: "2026-03-16T15:30" }),
      books("schedule一个周五上午十点的面试", /^面试$/, "2026-03-20T10:00"),
      finds("check一下周四的安排", "2026-03-19"),
    ]);
  });
});

describe("what is told of a plan behind it", () => {
  it("is when it ends, where it meets, and when to be called", () => {
    rightly([
      books("明晚七点聚餐，在海底捞，大概到九点半", /^聚餐$/, "2026-03-17T19:00", {
        end_at: "2026-03-17T21:30",
        location: "海底捞",
      }),
      open("周五上午九点培训，大概到周六"),
      books("周三下午三点周报，飞书", /^周报$/, "2026-03-18T15:00", { location: "飞书" }),
      open("周三下午三点周报，飞书会议"),
      books("周五晚上八点读书会，Zoom", /^读书会$/, "2026-03-20T20:00", { location: "Zoom" }),
      open("周五晚上八点，腾讯会议"),
      books("周三下午3点面试 记得提前10分钟喊我", /^面试$/, "2026-03-18T15:00", { reminders: [10] }),
      open("周三下午3点面试，别忘了带简历"),
    ]);
  });

  it("is what it is, where only its kind was told before", () => {
    rightly([
      books("加个活动，周六上午九点，去爬山", /^去爬山$/, "2026-03-21T09:00"),
      books("我想加一个日程，明天晚上八点，跟导师开会", /^跟导师开会$/, "2026-03-17T20:00"),
    ]);
  });

  it("is at the hour that was asked about", () => {
    rightly([
      books(
        "就约这个时间，去剪头发",
        /剪头发$/,
        "2026-03-19T15:00",
        {},
        {
          earlier: ["周四下午三点有空吗"],
        },
      ),
      open("那就定这个点，去银行", ["后天有安排吗"]),
    ]);
  });
});

describe("who is treated, and what is eaten", () => {
  it("is a plan when somebody is asked out at a time", () => {
    rightly([
      books("周六上午十点请客户吃饭", /^请客户吃饭$/, "2026-03-21T10:00"),
      books("周五下午三点，请李娜喝咖啡", /^请李娜喝咖啡$/, "2026-03-20T15:00"),
      books("明天下午三点，请王师傅来修空调", /^请王师傅来修空调$/, "2026-03-17T15:00"),
      invites("明天产品评审请李娜", "review", ["lina"]),
      invites("项目同步，请李娜来", "sync", ["lina"]),
    ]);
  });

  it("is the same meal by its other name", () => {
    rightly([
      changes("和王磊的午餐改到十二点半", "lunch", { start_at: "2026-03-16T12:30" }),
      drops("取消和王磊的午餐", "lunch"),
      open("取消和王磊的晚餐"),
      drops("今天不跟王磊吃了，取消", "lunch"),
      open("明天不跟团队评审了，取消"),
    ]);
  });
});

it("changes when and where in one go", () => {
  const start = "2026-03-18T14:00";
  rightly([
    changes("产品评审改周三下午2点，换到5楼大会议室", "review", { start_at: start, location: "5楼大会议室" }),
    changes("把产品评审挪到周三下午两点，地点改成二楼会议室", "review", { start_at: start, location: "二楼会议室" }),
    changes("看牙医改到周五上午十点，在市口腔医院", "dentist", {
      start_at: "2026-03-20T10:00",
      location: "市口腔医院",
    }),
    open("客户拜访改到周五下午四点，换到三楼会议室"),
  ]);
});

describe("gaps, flights and rain", () => {
  it("are understood in passing", () => {
    rightly([
      does("周四周五有没有2小时空", "calendar.find_free", { start_at: /^2026-03-19/, duration_minutes: 120 }),
      books("下周三飞深圳，早上7:20的飞机", /^飞深圳$/, "2026-03-25T07:20"),
      open("周五去北京，下午3点的高铁"),
      changes(
        "唉堵车，改到周日下午",
        "new",
        { start_at: "2026-03-22T15:00" },
        { earlier: ["周日上午十点带孩子去动物园"], or: /./ },
      ),
    ]);
  });
});

describe("people", () => {
  it("are found by what they do, and where", () => {
    rightly([
      tells("远山科技的人事是谁", /^(?![^]*王磊)[^]*欧阳明月/),
      tells("谁是远山科技的产品经理", /王磊/),
      tells("远山科技谁做人事", /欧阳明月/),
      open("远山科技的牙医是谁"),
    ]);
  });

  it("are kept, changed and left out in passing", () => {
    rightly([
      does("存个号 李师傅 13911112222", "contacts.create", { name: "李师傅", phone: "13911112222" }),
      does("王磊刚升产品总监了", "contacts.update", { contact_id: "ctc_wanglei", patch: { job_title: "产品总监" } }),
      does("新联系人 李想 13900001111 星河公司", "contacts.create", { name: "李想", company: "星河公司" }),
      open("王蕾升职了"),
      does("把李娜从通讯录删掉，以后不合作了", "contacts.delete", { contact_id: "ctc_lina" }),
      open("把王磊从通讯录删了 换成王蕾"),
      does("还是别叫她了", "calendar.uninvite", /ctc_lina/, { earlier: ["邀请李娜参加项目同步"] }),
      open("别告诉她", ["邀请李娜参加项目同步"]),
      does("以后喊我小敏", "memory.update", /小敏/),
      open("以后喊我起床"),
    ]);
  });
});

describe("how often", () => {
  it("is asked where it is one thing to some and another to others", () => {
    rightly([
      open("每隔三个月做一次保养，从4月8号开始"),
      open("每隔两周的周五下午三点和导师碰头"),
      open("隔两年体检一次，从4月8号开始"),
      books("每三个月做一次保养，从4月8号开始", /保养$/, "2026-04-08", {
        recurrence: { freq: "monthly", interval: 3 },
      }),
      books("每隔一周的周六上午九点擦窗户", /^擦窗户$/, "2026-03-21T09:00", {
        recurrence: { freq: "weekly", interval: 2 },
      }),
    ]);
  });
});
