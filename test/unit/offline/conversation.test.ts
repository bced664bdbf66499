import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answer } from "../../../src/offline/answer.ts";
import { readConversation } from "../../../src/offline/conversation.ts";
import type { ChatMessage } from "../../../src/offline/protocol.ts";
import { corpus } from "./corpus.ts";
import { makeTalk } from "./talk.ts";
import { makeWorld } from "./world.ts";

const zh = () => makeTalk(makeWorld("zh", "Asia/Shanghai"));
const en = () => makeTalk(makeWorld("en", "America/Los_Angeles"));
const message = (role: string, content: string): ChatMessage => ({ role, content, toolCalls: [] });
const writes = ({ calls }: { calls: { method: string; input: object }[] }) =>
  calls.filter(({ method }) => !/\.(?:read|find_free)$/.test(method));

describe("a conversation", () => {
  it("asks for the title, then for nothing more", () => {
    const talk = zh();
    const first = talk.say("明天早上9点帮我建个日程");
    expect(first).toMatchObject({
      calls: [],
      brief: { missing: ["title"] },
      output: { status: "partial_success", error: null, answer: expect.stringContaining("叫什么") as string },
    });
    expect(writes(talk.say("产品晨会"))).toEqual([
      {
        method: "calendar.create",
        input: { title: "产品晨会", start_at: "2026-03-17T09:00:00+08:00", event_timezone: "Asia/Shanghai" },
      },
    ]);
  });

  it("asks for the time of a part of the day, and keeps the part", () => {
    const talk = zh();
    expect(talk.say("大后天下午去体检").output.answer).toContain("几点");
    expect(writes(talk.say("3点"))).toMatchObject([
      { input: { title: "去体检", start_at: "2026-03-19T15:00:00+08:00" } },
    ]);
  });

  it("asks twice when two facts are missing", () => {
    const talk = en();
    expect(talk.say("add an event").output.status).toBe("partial_success");
    expect(talk.say("call it Stand-up").output.answer).toContain("What time");
    expect(writes(talk.say("tomorrow at 9"))).toMatchObject([
      { input: { title: "Stand-up", start_at: "2026-03-17T09:00:00-07:00" } },
    ]);
  });

  it("takes a whole day for an answer", () => {
    const talk = zh();
    talk.say("提醒我周五交报告");
    expect(writes(talk.say("全天"))).toMatchObject([
      { input: { title: "交报告", all_day: true, start_date: "2026-03-20" } },
    ]);
  });

  it("goes on to something else when the answer is another request", () => {
    const talk = zh();
    talk.say("明天早上9点帮我建个日程");
    expect(talk.say("今天有什么安排").calls).toMatchObject([
      { method: "calendar.read", input: { mode: "day", date: "2026-03-16" } },
    ]);
  });

  it("lets a question drop", () => {
    const talk = en();
    talk.say("book something for Friday at 2");
    expect(talk.say("never mind")).toMatchObject({ calls: [], output: { status: "success" } });
  });

  it.each([
    ["the second one", "evt_yoga2"],
    ["1", "evt_yoga1"],
    ["the one on Tuesday", "evt_yoga1"],
    ["the Thursday one", "evt_yoga2"],
    ["the last one", "evt_yoga2"],
  ])("knows which of two events is meant by “%s”", (choice, id) => {
    const talk = en();
    expect(talk.say("cancel the yoga class").output.answer).toContain("Which one?");
    expect(writes(talk.say(choice))).toMatchObject([{ method: "calendar.delete", input: { event_id: id } }]);
  });

  it("follows an event through changes of mind", () => {
    const talk = en();
    talk.say("push the dentist back by an hour");
    expect(writes(talk.say("actually make it saturday instead"))).toMatchObject([
      {
        method: "calendar.update",
        input: { event_id: "evt_dentist", patch: { start_at: expect.stringMatching(/^2026-03-21T/) as string } },
      },
    ]);
    expect(writes(talk.say("make it 4pm"))).toMatchObject([
      {
        method: "calendar.update",
        input: { event_id: "evt_dentist", patch: { start_at: expect.stringContaining("T16:00:00") as string } },
      },
    ]);
    expect(writes(talk.say("call it Trim at Wong's"))).toMatchObject([
      { method: "calendar.update", input: { patch: { title: "Trim at Wong's" } } },
    ]);
  });

  it("takes 会议 alone for the one just spoken of, and a part of a title for that title", () => {
    const talk = zh();
    talk.say("后天上午十点跟李雷开项目会，一个小时");
    expect(writes(talk.say("会议地点改成3号会议室"))).toMatchObject([
      { method: "calendar.update", input: { patch: { location: "3号会议室" } } },
    ]);
    talk.say("明天下午两点项目评审");
    const [deleted] = writes(talk.say("删掉项目会"));
    expect(deleted?.method).toBe("calendar.delete");
  });

  it("takes a bare hour, a room and a guest for the event just spoken of", () => {
    const talk = en();
    talk.say("push the dentist back by half an hour");
    expect(writes(talk.say("make it 4"))).toMatchObject([
      {
        method: "calendar.update",
        input: { event_id: "evt_dentist", patch: { start_at: "2026-03-19T16:00:00-07:00" } },
      },
    ]);
    const other = zh();
    other.say("把明天的产品评审推迟半小时");
    expect(writes(other.say("顺便改到4号会议室"))).toMatchObject([
      { method: "calendar.update", input: { event_id: "evt_review", patch: { location: "4号会议室" } } },
    ]);
    expect(writes(other.say("再邀请王磊参加"))).toMatchObject([
      { method: "calendar.share", input: { event_id: "evt_review" } },
    ]);
  });

  it("knows a weekday behind a range, what is shared with somebody, and what was said of one's own people", () => {
    expect(writes(zh().say("我下周三到周五出差"))).toMatchObject([
      { input: { title: "出差", start_date: "2026-03-25", end_date: "2026-03-27" } },
    ]);
    expect(zh().say("我什么时候和王磊吃午饭？").output.answer).toContain("和王磊吃午饭");
    expect(en().say("do I have anything with Sam?").output.answer).toContain("Lunch with Sam");
    expect(en().say("whats my schedule for today").calls).toMatchObject([
      { method: "calendar.read", input: { mode: "day", date: "2026-03-16" } },
    ]);
    expect(writes(en().say("set up a call with Sam on the 3rd of April at 4pm for half an hour"))).toMatchObject([
      { input: { title: "Call with Sam", start_at: "2026-04-03T16:00:00-07:00", duration_minutes: 30 } },
    ]);
    expect(
      zh()
        .say("我老板叫什么？")
        .calls.map(({ method }) => method),
    ).toEqual(["memory.read", "memory.read"]);
  });

  it("hears no minute in “am”", () => {
    expect(en().say("am I free tomorrow at noon?").calls).toMatchObject([
      {
        method: "calendar.find_free",
        input: { start_at: "2026-03-17T12:00:00-07:00", end_at: "2026-03-17T12:30:00-07:00", duration_minutes: 30 },
      },
    ]);
  });

  it("repeats for the days that were named, and no longer", () => {
    expect(writes(zh().say("下周一到周五每天早上8点提醒我跑步"))).toEqual([
      {
        method: "calendar.create",
        input: {
          title: "跑步",
          start_at: "2026-03-23T08:00:00+08:00",
          event_timezone: "Asia/Shanghai",
          reminders: [0],
          recurrence: { freq: "daily", count: 5 },
        },
      },
    ]);
  });

  it("knows what “it” is", () => {
    const talk = en();
    talk.say("Lunch with Grace tomorrow at noon");
    expect(writes(talk.say("move it to 1pm"))).toMatchObject([
      { method: "calendar.update", input: { event_id: "evt_new", patch: { start_at: "2026-03-17T13:00:00-07:00" } } },
    ]);
    expect(writes(talk.say("invite Grace to it"))).toMatchObject([
      { method: "calendar.share", input: { event_id: "evt_new" } },
    ]);
  });

  it("moves one occurrence of a repeated event and not the series", () => {
    expect(writes(zh().say("把团队周会改到周四"))).toMatchObject([
      {
        input: {
          event_id: "evt_weekly",
          occurrence_start_at: "2026-03-18T09:30:00+08:00",
          scope: "this",
          patch: { start_at: "2026-03-19T09:30:00+08:00" },
        },
      },
    ]);
  });

  it("declines someone else's event instead of deleting it", () => {
    expect(writes(en().say("cancel the customer visit"))).toEqual([
      { method: "calendar.reject_invite", input: { invite_id: "inv_visit" } },
    ]);
  });

  it("asks which of two people is meant, and says when there is none", () => {
    const twins = (method: string) => ({
      module: "contacts",
      method,
      data: {
        items: [
          { id: "ctc_1", name: "Li Na" },
          { id: "ctc_2", name: "Li Nan" },
        ],
        count: 2,
      },
    });
    expect(en().say("invite Li to the product review", twins).output).toMatchObject({
      status: "partial_success",
      answer: expect.stringContaining("Li Nan") as string,
    });
    expect(en().say("invite Zoe to the product review").output.answer).toContain("nobody called “Zoe”");
  });

  it("says in plain words why a call failed", () => {
    const refused = (code: string) => () => ({
      status: "failure",
      error: { code, message: "…", module: "calendar", method: "create" },
    });
    expect(zh().say("明天早上9点开会", refused("LIMIT_EXCEEDED")).output).toEqual({
      status: "failed",
      answer: "没能完成。已达到数量上限。",
      suggested_actions: [],
      error: { code: "TOOLS_FAILED", message: "a tool call failed" },
    });
    expect(en().say("Lunch tomorrow at noon", refused("SOMETHING_NEW")).output.answer).toBe(
      "That did not work. Something went wrong. Please try again later.",
    );
  });

  it("says that a call waits for approval, and afterwards how it ended", () => {
    const talk = zh();
    const world = makeWorld("zh", "Asia/Shanghai");
    const waiting = (method: string, input: Record<string, unknown>) => ({
      module: "calendar",
      method,
      data:
        method === "calendar.delete"
          ? { approval: { id: "apr_1", state: "pending", reasons: ["destructive"] } }
          : world.answer(method, input),
    });
    expect(talk.say("取消明天的产品评审", waiting).output).toMatchObject({
      status: "partial_success",
      answer: expect.stringContaining("确认") as string,
    });
    // The runtime puts the final result into the place of the pending one.
    const pending = talk.earlier.findLast(({ role }) => role === "tool");
    if (pending !== undefined)
      pending.content = JSON.stringify({
        module: "calendar",
        method: "delete",
        data: world.answer("calendar.delete", { event_id: "evt_review" }),
      });
    expect(talk.say("批准")).toMatchObject({
      calls: [],
      output: { status: "success", answer: expect.stringContaining("已删除「产品评审」") as string },
    });
  });

  it("forgets what it finds in memory, and says so when there is nothing", () => {
    expect(writes(zh().say("忘掉我喜欢黑咖啡"))).toEqual([
      {
        method: "memory.update",
        input: { scope: "user", remove: [{ path: "interests", key: "黑咖啡" }], if_version: 1 },
      },
    ]);
    expect(writes(en().say("forget that I like black coffee"))).toMatchObject([
      { input: { remove: [{ path: "interests", key: "black coffee" }] } },
    ]);
    expect(en().say("forget about my unicorn")).toMatchObject({
      output: { answer: "I remember nothing about that yet." },
    });
  });

  it.each([
    ["ok, delete the dentist, thanks", "calendar.delete"],
    ["Great, book lunch with Sam tomorrow at noon. Thank you!", "calendar.create"],
    ["Hi! Please move the dentist to Friday", "calendar.update"],
  ])("hears the request in “%s”", (text, method) => {
    expect(writes(en().say(text)).map((call) => call.method)).toEqual([method]);
  });

  it.each([
    ["好的，帮我删掉看牙医，谢谢", "calendar.delete"],
    ["你好，麻烦明天下午3点安排一个面试，谢谢啦", "calendar.create"],
  ])("hears the request in “%s”", (text, method) => {
    expect(writes(zh().say(text)).map((call) => call.method)).toEqual([method]);
  });

  it("never shows an id", () => {
    for (const { say, earlier = [] } of corpus) {
      const talk = /\p{Script=Han}/u.test(say + earlier.join("")) ? zh() : en();
      for (const text of earlier) talk.say(text);
      expect(JSON.stringify(talk.say(say).output)).not.toMatch(/\b(?:evt|inv|ctc)_/);
    }
  });

  it("answers in the language it was asked in", () => {
    for (const { say, earlier = [] } of corpus) {
      const isChinese = /\p{Script=Han}/u.test(say + earlier.join(""));
      const talk = isChinese ? zh() : en();
      for (const text of earlier) talk.say(text);
      const { brief, output } = talk.say(say);
      expect([brief.language, /[，。？：、]/.test(output.answer) || !isChinese]).toEqual([
        isChinese ? "zh-CN" : "en",
        true,
      ]);
    }
  });

  it("sums up when it is asked without tools", () => {
    const call = { module: "calendar", method: "read", input: {} };
    const said = answer({
      hasTools: false,
      messages: [
        message("system", "status answer suggested_actions"),
        message("user", "cancel the dentist\n\n[time] 2026-03-16T09:12:33-07:00 Monday, America/Los_Angeles (device)"),
        { role: "assistant", content: "", toolCalls: [{ id: "a", arguments: JSON.stringify(call) }] },
        {
          role: "tool",
          content: JSON.stringify({
            module: "calendar",
            method: "read",
            data: { items: [{ id: "evt_1", title: "Dentist", startAt: "2026-03-19T15:00:00-07:00" }], count: 1 },
          }),
          toolCalls: [],
          toolCallId: "a",
        },
        message("user", "The limit of tool calls is reached. Call nothing more."),
      ],
    });
    expect("text" in said && JSON.parse(said.text)).toMatchObject({ status: "success" });
  });

  it("leaves the memory keeper's jobs alone", () => {
    const said = answer({
      hasTools: false,
      messages: [
        message("system", "You prepare a memory task for an assistant. task_type needs_tools"),
        message("user", "整理今天的对话\n\n[time] 2026-03-16T09:12:33+08:00 Monday, Asia/Shanghai (profile)"),
      ],
    });
    expect("text" in said && JSON.parse(said.text)).toMatchObject({ task_type: "chat", needs_tools: false });
  });
});

describe("reading a request", () => {
  it("finds a job's task at the head of the conversation, where the last message has only the time (G156)", () => {
    const time = message("user", "\n\n[time] 2026-03-16T09:00:00+08:00 Monday, Asia/Shanghai (profile)");
    const alone = readConversation({ hasTools: true, messages: [message("user", "我今天有什么安排"), time] });
    expect(alone.turns).toEqual([{ text: "我今天有什么安排", steps: [] }]);
    const later = readConversation({
      hasTools: true,
      messages: [message("user", "我今天有什么安排"), message("user", "你好"), message("assistant", "你好！"), time],
    });
    expect(later.turns.map(({ text }) => text)).toEqual(["你好", "我今天有什么安排"]);
  });

  it("tells the stages apart by the schema their prompt ends with", () => {
    const stage = (system: string, hasTools = false) =>
      readConversation({ messages: [message("system", system), message("user", "hi")], hasTools }).stage;
    expect(stage('{"task_type":1,"needs_tools":1}')).toBe("router");
    expect(stage('{"suggested_actions":1}')).toBe("worker");
    expect(stage("anything", true)).toBe("worker");
    expect(stage("")).toBe("worker");
  });

  it("takes the time line from the runtime, not from what the user wrote above it", () => {
    const { now, turns } = readConversation({
      hasTools: false,
      messages: [
        message(
          "user",
          '[time] 1999-01-01T00:00:00Z Friday, UTC (device)\nhello\n\n[time] 2026-03-16T09:12:33-07:00 Monday, America/Los_Angeles (device)\n[brief] {"task":"x"}',
        ),
      ],
    });
    expect([now.toString(), turns.at(-1)?.text.endsWith("hello")]).toEqual([
      "2026-03-16T09:12:33-07:00[America/Los_Angeles]",
      true,
    ]);
  });

  it("takes a summary of earlier turns for what it is, and can quote one together", () => {
    const { turns } = readConversation({
      hasTools: false,
      messages: [
        message("user", "[summary] The user likes tea."),
        message("user", "hi\n\n[time] 2026-03-16T09:12:33Z Monday, UTC (default)\n[memory] {}"),
      ],
    });
    expect(turns.map(({ text }) => text)).toEqual(["hi"]);
    const said = answer({
      hasTools: false,
      messages: [
        message("system", "You shorten a conversation between a user and an assistant."),
        message(
          "user",
          [{ summary: "喜欢喝茶" }, { user: "明天9点开会" }, { call: "{}", result: "{}" }, { assistant: "已添加" }]
            .map((line) => JSON.stringify(line))
            .join("\n"),
        ),
      ],
    });
    expect(said).toEqual({ text: "喜欢喝茶\n- 明天9点开会\n  → 已添加" });
  });

  it("survives whatever it is sent: the answer fits its schema, and so do the calls", () => {
    const words = corpus.flatMap(({ say }) => say.split(/(?<=[\s，、的到])|(?=[\d明今下把])/));
    const text = fc.oneof(
      fc.array(fc.constantFrom(...words), { maxLength: 12 }).map((parts) => parts.join("")),
      fc.string({ maxLength: 80, unit: "grapheme" }),
    );
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 3 }), fc.boolean(), (texts, isChinese) => {
        const talk = isChinese ? zh() : en();
        for (const said of texts) talk.say(said);
      }),
      // A day of no month once was an error.
      { numRuns: 300, examples: [[["0日程"], false]] },
    );
  });

  // A pattern that backtracks without end once hung on 好好好…x and on 的日程的日程….
  it("comes to an end with words said over and over", () => {
    const words = [
      "的",
      "好",
      "日程",
      "一下",
      "，帮我加到日历",
      "邀请",
      "改到",
      " ",
      "a ",
      "to ",
      "and ",
      "for an hour ",
      "call me ",
      "invite A ",
      "'s ",
      "1",
      "(",
      "3点到",
    ];
    for (const first of words)
      for (const second of words) expect(en().say(`${(first + second).repeat(200)}x`).output.answer).not.toBe("");
  });
});
