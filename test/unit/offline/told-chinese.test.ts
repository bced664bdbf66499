import { describe, it } from "vitest";
import { changes, does, drops, invites, replies } from "./outcome.ts";
import { rightly, writesNothing } from "./rightly.ts";

describe("a change with its reason", () => {
  it("may have it in front, behind, or beside the name", () => {
    rightly([
      changes("产品评审大家想早点，改九点开始", "review", { start_at: "2026-03-17T09:00" }),
      changes("看牙医提前半小时，我三点半得接孩子", "dentist", { start_at: "2026-03-19T14:30" }),
      changes("看牙医那天我要接孩子，往前挪一小时行不行？", "dentist", { start_at: "2026-03-19T14:00" }),
      drops("牙不疼了，把看牙医删了", "dentist"),
      drops("太累了，把明天的瑜伽课取消吧", "yoga1"),
      drops("取消今天的午饭，我吃食堂", "lunch"),
      replies("季度规划太晚了，拒绝", "reject", "quarter"),
      replies("客户拜访那天我有事，拒绝吧", "reject", "visit"),
    ]);
  });

  it("is none where the clause denies it, adds to it, or asks", () => {
    writesNothing([
      ["别人不来了，先别把看牙医删了"],
      ["看牙医改到四点，三点还有个会要开"],
      ["如果牙不疼了，把看牙医删了"],
      ["项目同步我想参加，取消吧"],
      ["今天的午饭和下午的会都不去了"],
    ]);
    rightly([does("今天的午饭和下午的会都不去了", "calendar.delete", /evt_lunch.*evt_sync/, { or: /午饭.*项目同步/ })]);
  });
});

describe("a change told in two clauses", () => {
  it("says when it ends, or how long it is", () => {
    rightly([
      changes("产品评审要开到十一点半，麻烦改下", "review", { end_at: "2026-03-17T11:30" }),
      changes("产品评审开长一点，到十二点", "review", { end_at: "2026-03-17T12:00" }),
      changes("周四瑜伽课结束时间改成八点半", "yoga2", { end_at: "2026-03-19T20:30" }),
      changes("看牙医要一个半小时，帮我改下时长", "dentist", { end_at: "2026-03-19T16:30" }),
    ]);
  });

  it("says where it is", () => {
    rightly([
      changes("给项目同步加上地点：线上腾讯会议", "sync", { location: "线上腾讯会议" }),
      changes("看牙医的地点写一下，静安口腔三楼", "dentist", { location: "静安口腔三楼" }),
      changes("评审不在3号会议室了，改线上", "review", { location: "线上" }),
      changes("今天午饭定在外婆家餐厅，地点帮我填上", "lunch", { location: "外婆家餐厅" }),
      changes("项目同步在2号楼201开，帮我写上地点", "sync", { location: "2号楼201" }),
      changes("和王磊吃午饭的地点定了，绿茶餐厅", "lunch", { location: "绿茶餐厅" }),
      changes("午饭从12点改到11点半，地点食堂二楼", "lunch", { start_at: "2026-03-16T11:30", location: "食堂二楼" }),
    ]);
  });

  it("says when instead, and which one is meant", () => {
    rightly([
      changes("看牙医改约周五上午九点了", "dentist", { start_at: "2026-03-20T09:00" }),
      changes("看牙医那天换成下周四，还是三点", "dentist", { start_at: "2026-03-26T15:00" }),
      changes("家庭日换成周日过吧", "family", { start_date: "2026-03-22" }),
      changes("瑜伽从七点改到七点半，周二那节", "yoga1", { start_at: "2026-03-17T19:30" }),
      changes("今天下午三点那个项目同步取消，改成明天下午三点", "sync", { start_at: "2026-03-17T15:00" }),
      changes("中午那顿饭推迟半小时", "lunch", { start_at: "2026-03-16T12:30" }),
      changes("产品评审改到三点，周五", "review", { start_at: "2026-03-20T15:00" }),
    ]);
    writesNothing([["明天晚上不练瑜伽了，改成和老同学吃饭，六点半"]]);
  });

  it("says who comes and who does not", () => {
    const uninvited = (who: string) => new RegExp(`evt_review.*ctc_${who}`);
    rightly([
      does("产品评审不用叫李娜了，把她移出去", "calendar.uninvite", uninvited("lina")),
      does("产品评审不用请欧阳明月了，移除她", "calendar.uninvite", uninvited("oyang")),
      invites("产品评审邀请李娜参加", "review", ["lina"]),
      invites("邀请Mei Chen周六来参加家庭日", "family", ["mei"]),
      invites("把家庭日发给李娜看看", "family", ["lina"]),
      replies("同意参加季度规划", "accept", "quarter"),
      replies("季度规划那个邀请，回他们说我去", "accept", "quarter"),
      replies("我改主意了，客户拜访还是去", "accept", "visit"),
      replies("周五那个客户拜访替我推掉", "reject", "visit"),
    ]);
    writesNothing([["把产品评审转给王磊"], ["季度规划那个邀请，回他们说我去不了再说"]]);
  });

  it("reminds of what is there", () => {
    rightly([
      changes("明天晚上瑜伽课提前一个小时提醒我", "yoga1", { reminders: [60] }),
      changes("周四的瑜伽课加个提醒，提前一小时", "yoga2", { reminders: [60] }),
    ]);
    writesNothing([["周五交报告，提前一天提醒我"]]);
  });
});

describe("all of several", () => {
  it("are deleted where they are told to, as many as were named", () => {
    rightly([
      does("两节瑜伽课都取消，腰扭了", "calendar.delete", /evt_yoga1.*evt_yoga2/),
      does("周二全部清空，我发烧了", "calendar.delete", /evt_review.*evt_yoga1/),
      drops("今天下午的会全取消", "sync"),
      does("都取消", "calendar.delete", /evt_dentist.*evt_yoga2/, { earlier: ["周四有哪些安排"] }),
    ]);
    writesNothing([["三节瑜伽课都取消"], ["产品评审和团队周会都取消"], ["周三有什么", "都取消"], ["你好", "都取消"]]);
  });
});
