import { describe, expect, it } from "vitest";
import { grade, isWrite, say } from "./judge.ts";
import { books, does, invites, refuses, talks, tells } from "./outcome.ts";
import type { Utterance } from "./utterance.ts";

const rightly = (utterances: readonly Utterance[]) => {
  for (const utterance of utterances) expect(grade(utterance), utterance.say).toMatchObject({ grade: "right" });
};
const writesNothing = (sentences: readonly (readonly string[])[], to = /./) => {
  for (const sentence of sentences) {
    const said = say({ kind: "tell", say: sentence.at(-1) ?? "", earlier: sentence.slice(0, -1) });
    const written = said.calls.filter((call) => isWrite(call) && to.test(call.method));
    expect(written, sentence.join(" / ")).toEqual([]);
  }
};
const changes = (text: string, id: string, patch: object, earlier?: readonly string[]) =>
  does(text, "contacts.update", { contact_id: `ctc_${id}`, patch }, earlier && { earlier });

describe("people", () => {
  it("changes an entry that is told of in a statement", () => {
    rightly([
      changes("Grace's cell changed to 628-555-0145", "grace", { phone: "628-555-0145" }),
      changes("Mei Chen isn't at Bluebird any more, she's at Skyline Tours", "mei", { company: "Skyline Tours" }),
      changes("王蕾不在青禾设计了，现在在天际旅行", "wanglei2", { company: "天际旅行" }),
      changes("给李娜加个电话13512341234", "lina", { phone: "13512341234" }),
    ]);
    writesNothing([
      ["Sam isn't at the office any more, he's at Home"],
      ["王蕾不在办公室了，现在在家"],
      ["王磊不在公司了，现在在去机场的路上"],
      ["Grace has a new number"],
    ]);
  });

  it("keeps no word of when in a firm or a position, and nothing that is more than a name", () => {
    rightly([
      changes("Grace moved to Stripe last month, update her company", "grace", { company: "Stripe" }),
      changes("Sam started at Wells Fargo recently, update his company", "sam", { company: "Wells Fargo" }),
      changes("Alice is now at Stripe as of last week, change her company", "alice", { company: "Stripe" }),
      changes("Grace moved to Bank of America a few weeks ago, update her company", "grace", {
        company: "Bank of America",
      }),
      changes("grace now works at stripe, update her company", "grace", { company: "stripe" }),
      changes("Grace is now VP of sales since March, update her contact", "grace", { job_title: "VP of sales" }),
      changes("Grace got promoted to director last week, update her contact", "grace", { job_title: "director" }),
    ]);
    writesNothing([
      ["change Grace's company to Stripe starting next month"],
      ["update Sam's company to Wells Fargo because he switched jobs"],
      ["Grace moved to Stripe and Sam to Visa, update their companies"],
      ["Grace has a new job at Stripe with Sam, update her company"],
      ["Grace moved to the marketing team, update her title"],
      ["Sam moved to Paris last month, update his address"],
    ]);
  });

  it("adds somebody who is told of with what they are to the user", () => {
    rightly([
      does("Add my granddaughter Chloe Webb to contacts, 707-555-0119", "contacts.create", {
        name: "Chloe Webb",
        phone: "707-555-0119",
      }),
      does("save number for babysitter Kayla 650-555-0148", "contacts.create", {
        name: "Kayla",
        phone: "650-555-0148",
      }),
      does("put Aunt Rosa in my contacts, number is 0161 496 0022", "contacts.create", {
        name: "Aunt Rosa",
        phone: "0161 496 0022",
      }),
      does("My babysitter is Jenna Wolfe, 415-555-0160, add her to contacts", "contacts.create", {
        name: "Jenna Wolfe",
        phone: "415-555-0160",
        note: "babysitter",
      }),
      does("my brother is Tom Reyes, tom@reyes.example, put him in my address book", "contacts.create", {
        name: "Tom Reyes",
        email: "tom@reyes.example",
        note: "brother",
      }),
      does("Jenna Wolfe, 415-555-0160, add her to my contacts please", "contacts.create", {
        name: "Jenna Wolfe",
        phone: "415-555-0160",
      }),
    ]);
    writesNothing(
      [
        ["My babysitter is Jenna Wolfe, 415-555-0160, add her to the review"],
        ["my dentist appointment is Tuesday at 3, add it"],
        ["our anniversary is May 4, save it"],
      ],
      /^contacts/,
    );
  });

  it("are invited one after the other", () => {
    const earlier = ["Invite Alice Lin to the project sync"];
    rightly([
      ...["and Grace as well please", "Grace too please", "and Grace", "also Grace please"].map((text) =>
        invites(text, "sync", ["grace"], { earlier }),
      ),
      invites("and also Sam and Mei", "sync", ["sam", "mei"], { earlier }),
    ]);
    writesNothing([
      [...earlier, "and Friday?"],
      [...earlier, "and tell Grace as well please"],
      ["what's on today", "and Grace as well please"],
    ]);
  });

  it("takes her and him for the person that was looked up, and for nobody's event", () => {
    rightly([
      changes("that's her old one, the new one is grace@new.example", "grace", { email: "grace@new.example" }, [
        "what's Grace Park's email?",
      ]),
      changes("那是旧的，新的是lina@new.example", "lina", { email: "lina@new.example" }, ["李娜的邮箱是什么"]),
      does("delete her", "contacts.delete", { contact_id: "ctc_mei" }, { earlier: ["who is Mei Chen?"] }),
      does("把她删了", "contacts.delete", { contact_id: "ctc_lina" }, { earlier: ["李娜是谁"] }),
    ]);
    writesNothing([
      ["who is Sam O'Neill?", "his lunch is cancelled"],
      ["李娜是谁", "她来不了午饭"],
    ]);
  });
});

describe("what is asked of an entry", () => {
  it("may be asked for in a statement, of an entry here, or of one more person", () => {
    rightly([
      tells("Can you tell me Grace's job title?", /Engineering lead/),
      tells("could you tell me what Mei's company is", /Bluebird/),
      tells("can you tell me where Grace works", /Yuanshan/),
      tells("is there a phone number for Grace Park in here?", /1415/),
      tells("have you got a number for Dr. Patel on file?", /no phone number/),
      tells("is Mei Chen's email saved?", /no email/),
      tells("and Mei?", /Bluebird/, { earlier: ["what company does Sam work for"] }),
      tells("what about Grace?", /Yuanshan/, { earlier: ["where does Sam work", "and Mei?"] }),
    ]);
    expect(say({ kind: "tell", say: "and Mei?", earlier: ["what's on tomorrow"] }).calls).toEqual([]);
  });

  it("is not what praise is about", () => {
    rightly([
      talks("thanks, this is pretty neat"),
      talks("this is really useful, thank you"),
      talks("wow this is cool"),
      talks("nice, this works well"),
    ]);
    for (const text of ["this is wrong", "thanks, this is pretty bad", "this is on Friday"])
      expect(say({ kind: "tell", say: text }).output.answer, text).not.toMatch(/welcome/);
  });
});

describe("what is to be bought or called for the user", () => {
  it("is refused, whenever it is wanted, and no event", () => {
    rightly([
      refuses("order me a pizza for tonight"),
      refuses("get me an uber for 6pm"),
      refuses("call me a cab for tomorrow morning"),
      refuses("book me a flight to NYC on friday"),
      books("book me a haircut tomorrow at 3", /^haircut$/i, "2026-03-17T15:00"),
      books("order pizza tonight at 7", /^order pizza$/i, "2026-03-16T19:00"),
    ]);
  });
});

describe("what the user says of themselves", () => {
  it("is kept without since when", () => {
    rightly([
      does("I work at Stripe since January", "memory.update", /"company":"Stripe"/),
      does("I live in Oakland since last year", "memory.update", /"home_city":"Oakland"/),
    ]);
  });

  it("is forgotten when it is said to be over", () => {
    rightly(
      [
        "black coffee is not my thing any more, please take it off what you know about me",
        "I'm not into black coffee any more, please forget that",
        "I've gone off black coffee, delete that from your memory",
        "I stopped drinking black coffee, please forget it",
        "please take black coffee off what you know about me",
        "remove black coffee from my interests",
      ].map((text) => does(text, "memory.update", /"remove":\[\{"path":"interests","key":"black coffee"\}\]/)),
    );
    writesNothing([
      ["I don't like the company party any more, forget it"],
      ["take my birthday party off what you know about me"],
      ["lunch is not my thing any more, cancel it"],
      ["I stopped doing yoga, forget that"],
    ]);
  });

  it("is kept when it lasts", () => {
    rightly([
      does("I live in Oakland these days", "memory.update", /"home_city":"Oakland"/),
      does("我现在住杭州", "memory.update", /"home_city":"杭州"/),
      does("my daughter Zoe was born on July 2nd, remember her birthday", "memory.update", /Zoe.*07-02/),
      does("我女儿朵朵7月2号生日，记住", "memory.update", /朵朵.*07-02/),
      does("I love hiking", "memory.update", /"interests":\["hiking"\]/),
      does("我喜欢爬山", "memory.update", /"interests":\["爬山"\]/),
      does("also that I hate cilantro", "memory.update", /cilantro/, { earlier: ["remember that I don't eat pork"] }),
      does("也不吃羊肉", "memory.update", /羊肉/, { earlier: ["记住我不吃猪肉"] }),
    ]);
  });

  it("is not when it is about what was just spoken of, about now, or about an event", () => {
    writesNothing(
      [
        ["I like it"],
        ["I like Thursday better"],
        ["I prefer Kim for the lunch"],
        ["we moved to Zoom"],
        ["我喜欢这个时间"],
        ["我不吃午饭了"],
        ["我爱人叫小丹"],
        ["我们搬到大会议室"],
        ["remember that I don't eat pork", "and my dentist is on Friday"],
      ],
      /^memory/,
    );
  });

  it("is forgotten when it holds no longer", () => {
    rightly([
      does("I don't like black coffee anymore, forget it", "memory.update", /"remove".*black coffee/),
      does("我不喜欢黑咖啡了，忘了吧", "memory.update", /"remove".*黑咖啡/),
    ]);
  });
});

describe("told of people in passing", () => {
  it("is where somebody works now, and what one is called", () => {
    rightly([
      does(
        "Sam O'Neill left Harbor Bank and is now at Summit Credit Union",
        "contacts.update",
        /ctc_sam.*"company":"Summit Credit Union"/,
      ),
      does("Everybody calls me Walt, you should too", "memory.update", /"preferred_name":"Walt"/),
      talks("thank you so much, have a nice day"),
      talks("thx, talk later"),
    ]);
    writesNothing([["Sam left Harbor Bank"], ["everybody calls me at noon, you should too"]]);
  });
});
