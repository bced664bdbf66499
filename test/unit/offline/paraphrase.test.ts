import { describe, expect, it } from "vitest";
import { isWrite } from "./judge.ts";
import { makeTalk, type Said } from "./talk.ts";
import { makeWorld } from "./world.ts";

function say(...texts: string[]): Said {
  const isChinese = /\p{Script=Han}/u.test(texts.join(""));
  const talk = makeTalk(makeWorld(isChinese ? "zh" : "en", isChinese ? "Asia/Shanghai" : "America/Los_Angeles"));
  return texts.map((text) => talk.say(text)).at(-1) as Said;
}
const wrote = (...texts: string[]) => {
  const { calls } = say(...texts);
  return calls.filter(isWrite).map(({ method, input }) => `${method} ${JSON.stringify(input)}`);
};

describe("what is told, and not commanded", () => {
  it.each([
    ["the product review got pushed to thursday", /update.*evt_review.*2026-03-19T10:00/],
    ["product review -> wed 3pm", /update.*evt_review.*2026-03-18T15:00/],
    ["project sync isn't happening", /delete.*evt_sync/],
    ["Sam's sick so cancel our lunch", /delete.*evt_lunch/],
    ["Mei should come to the product review too", /share.*evt_review.*ctc_mei/],
    ["Grace isn't coming to the product review, take her off", /uninvite.*evt_review.*ctc_grace/],
    ["project sync only needs 15 minutes", /update.*evt_sync.*2026-03-16T15:15/],
    ["the product review clashes with something, put it at 4pm", /update.*evt_review.*2026-03-17T16:00/],
    ["please remove today's lunch from my calendar, Sam is ill", /delete.*evt_lunch/],
    ["季度规划时间合适，接受", /accept_invite.*inv_quarter/],
    ["今天的午饭帮我从日历删掉，王磊病了", /delete.*evt_lunch/],
    ["产品评审现在是下午一点半", /update.*evt_review.*2026-03-17T13:30/],
    ["王磊病了，把午饭取消", /delete.*evt_lunch/],
    ["项目同步15分钟就够了", /update.*evt_sync.*2026-03-16T15:15/],
    ["李娜不来产品评审了，把她删掉", /uninvite.*evt_review.*ctc_lina/],
  ])("is the wish that it stands for: “%s”", (text, call) => {
    expect(wrote(text)).toEqual([expect.stringMatching(call)]);
  });

  it.each([
    "the product review hasn't been moved to thursday",
    "the product review might get pushed to thursday",
    "if the product review got pushed to thursday",
    "was the product review pushed to thursday?",
    "no meetings friday",
    "if Sam's sick cancel our lunch",
    "is the project sync off?",
    "Grace said the product review got pushed to thursday, is that so?",
    "产品评审没有推到周四",
    "产品评审可能推到周四了",
    "要是王磊病了，就把午饭取消",
    "项目同步取消了吗",
    "产品评审是不是不开了",
    "the dentist, don't move it",
    "Sam can't make it to lunch on time",
    "项目同步原来是两点",
    "cancel lunch unless Sam is ill",
    "don't cancel lunch, Sam is ill",
    "can the dentist see me on the 23rd?",
    "午饭别取消，王磊没病",
    "王磊是不是病了，午饭取消吗",
  ])("is none where it is denied, doubted, asked or tied to something: “%s”", (text) => {
    expect(wrote(text)).toEqual([]);
  });

  it("is about the event just spoken of only where that has the same person in it", () => {
    const dinner = "dinner with Nora saturday 7pm";
    expect(wrote(dinner, "Nora can't make it, cancel")).toEqual([expect.stringMatching(/delete.*evt_new/)]);
    expect(wrote(dinner, "Paul can't make it, cancel")).toEqual([]);
    expect(wrote("周六晚上七点跟诺拉吃饭", "诺拉不来了，取消")).toEqual([expect.stringMatching(/delete.*evt_new/)]);
    expect(wrote("周六晚上七点跟诺拉吃饭", "保罗不来了，取消")).toEqual([]);
  });

  it("is taken back as it was", () => {
    const moved = "move the dentist to Friday at 10am";
    expect(wrote(moved, "put it back where it was")).toEqual([expect.stringMatching(/update.*2026-03-19T15:00/)]);
    expect(wrote("haircut on Friday at 4pm", "undo")).toEqual([expect.stringMatching(/delete.*evt_new/)]);
    expect(wrote("取消项目同步", "别取消，还要开")).toEqual([expect.stringMatching(/restore.*evt_sync/)]);
    expect(wrote("把项目同步改名为运营同步", "改回来")).toEqual([expect.stringMatching(/update.*"title":"项目同步"/)]);
    expect(wrote("when is the dentist?", "undo")).toEqual([]);
  });

  it("leaves new events what they are", () => {
    expect(wrote("night shift wednesday 8pm to 6am")).toEqual([expect.stringMatching(/create.*[Nn]ight shift/)]);
    expect(wrote("周六上午九点半参加读书会")).toEqual([expect.stringMatching(/create.*读书会/)]);
    expect(wrote("明天早上八点叫我起床")).toEqual([expect.stringMatching(/create.*起床/)]);
  });
});
