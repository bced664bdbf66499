import { describe, it } from "vitest";
import { does, replies, tells } from "./outcome.ts";
import { rightly, writesNothing } from "./rightly.ts";
import type { Utterance } from "./utterance.ts";

const updates = (say: string, id: string, patch: object): Utterance =>
  does(say, "contacts.update", { contact_id: `ctc_${id}`, patch });
const uninvites = (say: string, event: string, who: string): Utterance =>
  does(say, "calendar.uninvite", { event_id: `evt_${event}`, participants: [{ contact_id: `ctc_${who}` }] });
const looksUp = (say: string, query: string): Utterance => does(say, "contacts.read", { query });

describe("people, as they are spoken of in Chinese", () => {
  it("who is to come no longer is taken off, and not passed over", () => {
    rightly([
      uninvites("别邀请欧阳明月了,从评审里去掉", "review", "oyang"),
      uninvites("别叫李娜来评审了", "review", "lina"),
      uninvites("评审别叫李娜了,去掉", "review", "lina"),
      uninvites("不要邀请Sam了,把他从周会里移除", "weekly", "sam"),
    ]);
    writesNothing([["别叫李娜了"], ["先别叫李娜来评审"], ["别邀请王磊"]]);
  });

  it("an entry is changed as it is told", () => {
    rightly([
      updates("陈医生电话变了,新的是021-66881234", "chen", { phone: "021-66881234" }),
      updates("Alice Lin升职当总监了,帮我改一下", "alice", { job_title: "总监" }),
      updates("联系人里的王蕾,职位改成设计总监", "wanglei2", { job_title: "设计总监" }),
    ]);
  });

  it("and somebody new is kept with what they are to the user", () => {
    rightly([
      does("我表弟叫周凯,在顺丰上班,电话你存一下 17700002222", "contacts.create", {
        name: "周凯",
        company: "顺丰",
        phone: "17700002222",
      }),
      does("认识了个新客户叫赵敏,星河传媒的市场总监,记到通讯录", "contacts.create", {
        name: "赵敏",
        company: "星河传媒",
        job_title: "市场总监",
      }),
    ]);
  });

  it("somebody is found by what they do", () => {
    rightly([
      looksUp("帮我找一下那个设计师叫啥", "设计师"),
      looksUp("通讯录里谁是做人事的", "人事"),
      looksUp("王磊和王蕾哪个是做产品的", "产品"),
      looksUp("Harbor Bank那边我认识谁", "Harbor Bank"),
      looksUp("欧阳明月是哪个公司的人事", "欧阳明月"),
    ]);
  });

  it("invites are answered by their day, or all at once", () => {
    rightly([
      replies("周五的邀请同意了", "accept", "visit"),
      replies("周五的邀请不去", "reject", "visit"),
      replies("周五的客户拜访我参加，帮我同意", "accept", "visit"),
      {
        kind: "invite",
        say: "把两个邀请都接了",
        calls: [
          ["calendar.accept_invite", { invite_id: "inv_quarter" }],
          ["calendar.accept_invite", { invite_id: "inv_visit" }],
        ],
      },
      tells("周五那个邀请是啥", /^(?!.*季度)[^]*客户拜访/),
    ]);
    const each = (say: string): Utterance => ({
      kind: "invite",
      say,
      calls: [
        ["calendar.accept_invite", { invite_id: "inv_quarter" }],
        ["calendar.reject_invite", { invite_id: "inv_visit" }],
      ],
    });
    rightly([
      each("周三那个邀请接受,周五的不去"),
      each("接受季度规划,拒绝客户拜访"),
      each("季度规划我去,客户拜访不去"),
      each("季度规划参加，但是客户拜访去不了"),
    ]);
    writesNothing([["季度规划我去,瑜伽不去"], ["周三去公司,周五不去"], ["接受季度规划,取消瑜伽"]]);
    writesNothing([["我先不回复那个邀请,过两天再说"], ["把三个邀请都接了"]]);
  });
});
