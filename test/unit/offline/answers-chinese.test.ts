import { describe, it } from "vitest";
import { does, invites, replies, tells } from "./outcome.ts";
import { rightly, writesNothing } from "./rightly.ts";

describe("answers to an invite, in Chinese", () => {
  it("are given in the words of a letter, or with a reason", () => {
    rightly([
      replies("那个客户拜访，去！", "accept", "visit"),
      replies("季度规划那个邀请，回他们说我去", "accept", "quarter"),
      replies("季度规划那个邀请，就说我会参加", "accept", "quarter"),
      replies("同意参加季度规划", "accept", "quarter"),
      replies("客户拜访那个邀请帮我应下来", "accept", "visit"),
      replies("回复客户拜访：我会准时到", "accept", "visit"),
      replies("周五那个客户拜访替我推掉", "reject", "visit"),
      replies("客户拜访那天我有事，拒绝吧", "reject", "visit"),
      replies("季度规划太晚了，拒绝", "reject", "quarter"),
      replies("季度规划跟我别的事撞了，拒绝吧", "reject", "quarter"),
      replies("周三那个邀请我不去，回绝", "reject", "quarter"),
      replies("周三的邀请，不参加", "reject", "quarter"),
    ]);
    writesNothing([
      ["客户拜访可能去"],
      ["客户拜访，我考虑一下去不去"],
      ["周六爬山，我去"],
      ["瑜伽课，去"],
      ["季度规划那个邀请，问他们能不能改时间"],
    ]);
  });

  it("are of an invite and of no event of one's own", () => {
    rightly([tells("有没有人约我", /季度规划[^]*客户拜访/)]);
    writesNothing([["今天有什么安排", "第一个接受"]]);
  });
});

describe("guests, in Chinese", () => {
  it("are said behind the event, with a day, or as someone who comes as well", () => {
    rightly([
      invites("产品评审邀请李娜参加", "review", ["lina"]),
      invites("邀请Mei Chen周六来参加家庭日", "family", ["mei"]),
      invites("产品评审把王磊请上", "review", ["wanglei"]),
      invites("王磊也要参加产品评审", "review", ["wanglei"]),
      invites("那就请她来产品评审", "review", ["lina"], { earlier: ["李娜的邮箱是多少"] }),
      does("产品评审不用请欧阳明月了，移除她", "calendar.uninvite", /ctc_oyang/),
      does("不请王磊参加产品评审了", "calendar.uninvite", /ctc_wanglei/),
    ]);
    writesNothing([["邀请李娜下周三来参加团建"], ["产品评审的材料发给李娜"]]);
  });
});

describe("people who were just spoken of, in Chinese", () => {
  it("are deleted or get their number without being named again", () => {
    rightly([
      does("删了吧", "contacts.delete", /ctc_chen/, { earlier: ["查一下陈医生"] }),
      does("13812340000", "contacts.create", { name: "小吴", phone: "13812340000" }, { earlier: ["存一下小吴的电话"] }),
    ]);
    writesNothing([["存一下小吴的电话", "13812340000是我的"]]);
  });
});
