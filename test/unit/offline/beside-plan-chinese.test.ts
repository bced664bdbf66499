import { describe, it } from "vitest";
import { books, changes, does, drops, finds, invites, talks, tells } from "./outcome.ts";
import { open, rightly, writesNothing } from "./rightly.ts";

describe("beside a plan", () => {
  it("stands that it is not to be forgotten, or that it takes the whole day", () => {
    rightly([
      books("下个月15号晚上7点半演唱会，工人体育场，别忘了", /^演唱会$/, "2026-04-15T19:30", {
        location: "工人体育场",
      }),
      books("周六下午三点篮球赛，别忘了哦", /^篮球赛$/, "2026-03-21T15:00"),
      books("4月20号我调休，标个全天", /^调休$/, "2026-04-20"),
      books("下周四我轮休", /^轮休$/, "2026-03-26"),
      books("3月31号v2.4上线，全天事件", /^v2\.4上线$/i, "2026-03-31"),
    ]);
  });

  it("stands a word of command, or why the time is kept", () => {
    rightly([
      books("周五九点来一个晨会", /^晨会$/, "2026-03-20T09:00"),
      books("来一个周五九点的晨会", /^晨会$/, "2026-03-20T09:00"),
      books("周五九点来一个客户", /来一个客户$/, "2026-03-20T09:00", {}, { or: /./ }),
      books("明天下午我要写文档，一点到三点别让人打扰", /^写文档$/, "2026-03-17T13:00", { end_at: "2026-03-17T15:00" }),
    ]);
  });

  it("stands when it begins and how often it is", () => {
    const weekly = (more: object) => ({ recurrence: { freq: "weekly", ...more } });
    rightly([
      books("每两周的周四下午四点做心理咨询，这周四第一次", /心理咨询$/, "2026-03-19T16:00", weekly({ interval: 2 })),
      books("英语外教课 每周五晚七点 从下周五起 上12节", /^英语外教课$/, "2026-03-27T19:00", weekly({ count: 12 })),
    ]);
  });

  it("stands what it is called", () => {
    rightly([
      books("今天17点建一个测试日程，名字叫你好世界", /^你好世界$/, "2026-03-16T17:00"),
      changes("“项目同步”标题改为“阿尔法启动会”", "sync", { title: "阿尔法启动会" }),
      books("明天下午三点四十", /^眼科$/, "2026-03-17T15:40", {}, { earlier: ["帮我约一下眼科"] }),
      books("下周一到下周三在杭州封闭开发", /^封闭开发$/, "2026-03-23/2026-03-25", { location: "杭州" }),
    ]);
  });
});

describe("behind what was spoken of", () => {
  it("somebody else is to come, or is asked about", () => {
    rightly([
      invites("请李娜也参加", "review", ["lina"], { earlier: ["产品评审什么时候"] }),
      invites("让王磊也来", "review", ["wanglei"], { earlier: ["产品评审什么时候"] }),
      invites("拉她进项目同步", "sync", ["oyang"], { earlier: ["欧阳明月在哪个公司"] }),
      tells("王蕾呢", /青禾设计/, { earlier: ["欧阳明月在哪家公司"] }),
    ]);
    writesNothing([["请李娜也参加"], ["明天有什么安排", "王蕾呢"], ["产品评审什么时候", "请假也来"]]);
  });

  it("it goes because nobody comes, or to a better hour", () => {
    const dinner = { earlier: ["周五晚上六点半和老邻居聚餐"] };
    rightly([
      drops("他们都不来了，删了吧", "new", dinner),
      drops("好用，删了吧", "new", { earlier: ["明天下午三点测试日程"] }),
      changes("嗯，四点半更好", "dentist", { start_at: "2026-03-19T16:30" }, { earlier: ["看牙医改到下午四点"] }),
    ]);
    writesNothing([["他们都不来了，删了吧"], ["好用，删了吧"], ["四点半更好"]]);
  });

  it("one of a series goes alone", () => {
    rightly([drops("就这周三的团队周会不开了，后面的照常", "weekly")]);
  });
});

describe("what it is called", () => {
  it("stands behind what it is, in quotation marks or not", () => {
    const title = (name: string) => new RegExp(`"title":"${name}"`);
    rightly([
      does("建个日程叫“冲刺演示”，周四下午两点到三点半", "calendar.create", title("冲刺演示")),
      does("加个日程叫冲刺演示，周四下午两点到三点半", "calendar.create", title("冲刺演示")),
      does("建个会议叫「设计评审」周五上午十点", "calendar.create", title("设计评审")),
      does("周六上午十点加个活动叫做羽毛球友谊赛", "calendar.create", title("羽毛球友谊赛")),
      drops("腰疼，明天的瑜伽课取消吧", "yoga1"),
    ]);
    writesNothing([["建个会叫上王强，周四下午两点"]]);
  });
});

describe("asked in passing", () => {
  it("is a day, an entry or what comes next", () => {
    rightly([
      finds("周三早上要开会不", "2026-03-18"),
      tells("今儿几号，礼拜几", /3月16日.*星期一/),
      tells("吃完午饭之后是什么安排", /项目同步/),
      tells("看牙医那条加进去了没", /3月19日/),
      tells("李娜的邮箱给我看下", /l\*\*\*@example/),
      does("家里阿姨叫方秀英，电话13522223333，帮我存到联系人", "contacts.create", /(?=.*"方秀英")(?=.*"家里阿姨")/),
    ]);
  });

  it("is how one feels, and praise", () => {
    rightly([talks("早啊，今天精神不错"), talks("今天心情不太好"), talks("不错不错，挺好用的")]);
    rightly([drops("今天感觉不太好，把瑜伽课取消", "yoga1", { or: /./ }), open("今天心情不错，安排个电影")]);
  });
});
