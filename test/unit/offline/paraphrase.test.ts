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

  it("leaves new events what they are", () => {
    expect(wrote("night shift wednesday 8pm to 6am")).toEqual([expect.stringMatching(/create.*[Nn]ight shift/)]);
    expect(wrote("周六上午九点半参加读书会")).toEqual([expect.stringMatching(/create.*读书会/)]);
    expect(wrote("明天早上八点叫我起床")).toEqual([expect.stringMatching(/create.*起床/)]);
  });
});
