import { describe, expect, it } from "vitest";
import { open, rightly } from "./rightly.ts";
import { makeTalk } from "./talk.ts";
import type { Utterance } from "./utterance.ts";
import { makeWorld } from "./world.ts";

/** Each with its title and its time, in this order. */
const plans = (say: string, ...each: readonly (readonly [title: string, at: string, more?: object])[]): Utterance => ({
  kind: "create",
  say,
  calls: each.map(([title, at, more = {}]) => ["calendar.create", { title, start_at: at, ...more }]),
  exact: true,
});

describe("several plans in one message", () => {
  it("are written one by one, on the day that was said before them", () => {
    rightly([
      plans("明天上午九点开晨会，下午三点家访", ["开晨会", "2026-03-17T09:00"], ["家访", "2026-03-17T15:00"]),
      plans(
        "tomorrow: gym at 6am, groceries at 5:30pm",
        ["Gym", "2026-03-17T06:00"],
        ["Groceries", "2026-03-17T17:30"],
      ),
      plans(
        "明天：早上七点跑步，十点见客户，晚上八点看电影",
        ["跑步", "2026-03-17T07:00"],
        ["见客户", "2026-03-17T10:00"],
        ["看电影", "2026-03-17T20:00"],
      ),
      plans(
        "帮我加两个日程：周三下午两点面试，周四上午十点体检",
        ["面试", "2026-03-18T14:00"],
        ["体检", "2026-03-19T10:00"],
      ),
      plans("明天九点开会，十一点看房，都帮我记上", ["开会", "2026-03-17T09:00"], ["看房", "2026-03-17T11:00"]),
      plans(
        "明天下午两点到三点面试，三点到四点复盘",
        ["面试", "2026-03-17T14:00", { end_at: "2026-03-17T15:00" }],
        ["复盘", "2026-03-17T15:00", { end_at: "2026-03-17T16:00" }],
      ),
      plans(
        "明天上午九点开晨会，在三楼会议室，下午三点家访",
        ["开晨会", "2026-03-17T09:00", { location: "三楼会议室" }],
        ["家访", "2026-03-17T15:00"],
      ),
      plans(
        "dentist friday at 3pm and haircut saturday at 11am",
        ["Dentist", "2026-03-20T15:00"],
        ["Haircut", "2026-03-21T11:00"],
      ),
      plans(
        "10am standup tomorrow, 2pm review with Grace, 5pm gym",
        ["Standup", "2026-03-17T10:00"],
        ["Review with Grace", "2026-03-17T14:00"],
        ["Gym", "2026-03-17T17:00"],
      ),
      plans(
        "lunch at noon with Sam and Grace, gym at 6pm",
        ["Lunch with Sam and Grace", "2026-03-16T12:00"],
        ["Gym", "2026-03-16T18:00"],
      ),
      plans(
        "Exam timetable: maths 11 May 9am, physics 14 May 1:30pm",
        ["Maths", "2026-05-11T09:00"],
        ["Physics", "2026-05-14T13:30"],
      ),
      plans(
        "Two things for tomorrow: post office at 9 and call with supplier at 4",
        ["Post office", "2026-03-17T09:00"],
        ["Call with supplier", "2026-03-17T16:00"],
      ),
      plans("pick up kids at 3pm, soccer at 4pm", ["Pick up kids", "2026-03-16T15:00"], ["Soccer", "2026-03-16T16:00"]),
    ]);
  });

  it("are asked about, all of them, where one is none of its own or nobody knows on which day", () => {
    rightly(
      [
        "call mom at 5, dad at 6",
        "teeth cleaning for Max tomorrow at 3pm, Zoe at 4pm",
        "明天三点见王磊，四点李娜",
        "明天三点开会，四点结束",
        "明天三点开会，四点也行",
        "明天九点开会，不行的话三点",
        "明天8点到机场，10点起飞",
        "每周一九点例会，下午四点复盘",
        "明天早上八点打针，八点半复查，记得提醒我",
        "Monday 9am standup, Tuesday 2pm 1:1 with Ana",
        "gym tomorrow at 6am, sauna at 7am, every week",
        "pick up kids at 3, soccer at 4 tomorrow",
        "lunch with Ana at 12 and coffee with Ben at 12 tomorrow",
        "call the bank at 10 tomorrow and the school at 11",
      ].map((say) => open(say)),
    );
  });

  it("tells which are not there yet when one of them fails", () => {
    const world = makeWorld("zh", "Asia/Shanghai");
    let made = 0;
    const { output } = makeTalk(world).say("明天九点开会，十一点看房，下午三点家访", (method, input) =>
      method === "calendar.create" && ++made === 2
        ? { status: "failure", error: { code: "INTERNAL" } }
        : { module: "", method, data: world.answer(method, input) },
    );
    expect(output.status).toBe("partial_success");
    expect(output.answer).toMatch(/已添加「开会」[^]*没能完成[^]*还没有添加：家访/);
  });
});
