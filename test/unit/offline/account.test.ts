import { describe, expect, it } from "vitest";
import { isWrite } from "./judge.ts";
import { makeTalk, type Said } from "./talk.ts";
import { makeWorld } from "./world.ts";

const zh = () => makeTalk(makeWorld("zh", "Asia/Shanghai"));
const en = () => makeTalk(makeWorld("en", "America/Los_Angeles"));
const writes = ({ calls }: Said) => calls.filter(isWrite);

describe("the account of a sentence", () => {
  it.each([
    ["piano every Wednesday 4pm until the recital is over", "until the recital is over"],
    ["delete the dentist and tell Sam", "and tell Sam"],
    ["meeting tomorrow at 3pm EST", "EST"],
    ["cancel everything on thursday except the dentist", "except the dentist"],
    ["stand-up tomorrow at 9, back at 11", "back at 11"],
    ["Add granddaughter Chloe Webb to contacts, 707-555-0119", "granddaughter Chloe Webb"],
    ["Dinner w/ the Garcias, next Fri, our place, 7pm-ish, bring wine", "our place"],
  ])("asks about what it did not use before it writes: “%s”", (text, words) => {
    const said = en().say(text);
    expect(writes(said)).toEqual([]);
    expect(said.output).toMatchObject({
      status: "partial_success",
      answer: expect.stringContaining(words) as string,
    });
  });

  it("goes on without the words once the user says so, and not when the user says no", () => {
    const talk = zh();
    expect(talk.say("每周一早上十点例会，直到项目结束").output.answer).toContain("直到项目结束");
    expect(writes(talk.say("好的"))).toMatchObject([
      { method: "calendar.create", input: { title: "例会", recurrence: { freq: "weekly" } } },
    ]);
    const other = zh();
    other.say("每周一早上十点例会，直到项目结束");
    expect(writes(other.say("取消"))).toEqual([]);
  });

  it("keeps them in mind over a question in between", () => {
    const talk = en();
    expect(talk.say("lunch with Grace on Friday unless she is away").output.answer).toContain("?");
    const said = talk.say("at noon");
    expect(writes(said)).toEqual([]);
    expect(said.output.answer).toContain("unless she is away");
  });

  it("names them behind an answer that writes nothing", () => {
    expect(en().say("what meetings do I have tomorrow about pricing?").output.answer).toMatch(
      /Product review[\s\S]*I did not use these words: “about pricing”/,
    );
  });

  it("shows the event it would take where the user called it otherwise", () => {
    const talk = en();
    const said = talk.say("cancel the haircut at 3 today");
    expect(writes(said)).toEqual([]);
    expect(said.output.answer).toMatch(/Project sync[\s\S]*haircut[\s\S]*\?/);
    expect(writes(talk.say("yes"))).toMatchObject([{ method: "calendar.delete", input: { event_id: "evt_sync" } }]);
  });

  it("asks whether a title that reads like no title was meant, and about what is over", () => {
    const talk = zh();
    expect(writes(talk.say("明天九点老师让我给你开"))).toEqual([]);
    const past = en();
    expect(past.say("dinner last friday at 7pm").output).toMatchObject({ status: "partial_success" });
    expect(writes(past.say("yes"))).toMatchObject([{ input: { start_at: "2026-03-13T19:00:00-07:00" } }]);
  });

  it("takes “cancel” for the event that was just made, and for the question that was just asked", () => {
    const talk = en();
    talk.say("poker friday at 9pm");
    expect(writes(talk.say("cancel"))).toMatchObject([{ method: "calendar.delete", input: { event_id: "evt_new" } }]);
    const asked = en();
    asked.say("poker on friday");
    expect(asked.say("cancel")).toMatchObject({ calls: [], output: { status: "success" } });
  });

  it("says how a series repeats and when it reminds", () => {
    expect(en().say("pilates every tuesday at 6pm until the end of june, remind me an hour before").output.answer).toBe(
      "Added “Pilates”, Tue, Mar 17 6:00 PM. It repeats every week until Tue, Jun 30. Reminder 1 hour before.",
    );
  });

  it.each([
    ["meeting on Monday the 24th at 10", "Monday"],
    ["pick up the kids at 3 every day this week", "this week"],
    ["add standup mon-fri 8:45 to 9:00", "mon"],
  ])("reads a message twice, and asks about what the second reading does not bear out: “%s”", (text, words) => {
    const said = en().say(text);
    expect(writes(said)).toEqual([]);
    expect(said.output.answer).toContain(`I am not sure that I understood “${words}”`);
    expect(said.output.answer).toMatch(/I would add “.+”, .+\. Shall I\?$/);
  });

  it("asks in full what it would do, and does it once the user says yes", () => {
    const talk = zh();
    expect(talk.say("这周每天三点接孩子").output.answer).toBe(
      "“这周”我不确定有没有听懂，所以什么都还没有改。我会添加「接孩子」，3月16日（周一） 15:00，每天重复，要照做吗？",
    );
    expect(writes(talk.say("好的"))).toMatchObject([{ input: { title: "接孩子", recurrence: { freq: "daily" } } }]);
  });

  it("names what points to a day that it did not look at", () => {
    const talk = en();
    talk.say("haircut friday at 4");
    expect(talk.say("am I free then?").output.answer).toContain("I did not understand “then”");
    expect(writes(talk.say("cancel everything else that day"))).toEqual([]);
  });

  it("takes words with a time and no day behind a new event for a change of it, and asks", () => {
    const talk = en();
    talk.say("haircut friday at 4");
    expect(writes(talk.say("4:30 works better"))).toEqual([]);
  });

  it("means by “it” what was just refused, and never something older", () => {
    const talk = en();
    talk.say("haircut friday at 4");
    talk.say("cancel the dentist", (method, input) =>
      method === "calendar.delete"
        ? { status: "failure", error: { code: "APPROVAL_DENIED" } }
        : { module: "", method, data: makeWorld("en", "America/Los_Angeles").answer(method, input) },
    );
    expect(writes(talk.say("move it to friday"))).toMatchObject([{ input: { event_id: "evt_dentist" } }]);
  });

  it("asks of another day what was asked before", () => {
    const talk = en();
    talk.say("when am I free tomorrow");
    expect(talk.say("what about Wednesday?").calls).toMatchObject([{ method: "calendar.find_free" }]);
    const day = zh();
    day.say("周四有什么安排");
    expect(day.say("上午呢").output.answer).toContain("3月19日");
  });
});
