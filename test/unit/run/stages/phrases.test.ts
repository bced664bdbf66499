import { describe, expect, it } from "vitest";
import { methods } from "../../../../generated/contract/methods.ts";
import { toApologyText, toUnprovedText, toWaitingText } from "../../../../src/run/stages/phrases.ts";

describe("fixed sentences", () => {
  it("name the action that waits, in the user's language", () => {
    expect(toWaitingText("calendar.delete", "en")).toBe(
      '"Delete event" needs your confirmation first. I will go on once you have decided.',
    );
    expect(toWaitingText("contacts.create", "zh-CN")).toBe("“添加联系人”需要您先确认，确认后我会继续。");
    expect(toWaitingText("constructor", "en")).toContain('"constructor"');
  });

  it.each(
    Object.values(methods)
      .filter((spec) => !spec.is_read_only)
      .map(({ id }) => id),
  )("have a name for %s, which may have to wait", (id) => {
    for (const locale of ["zh-CN", "en"] as const) expect(toWaitingText(id, locale)).not.toContain(id);
  });

  it("say of an unproved answer what was done, and nothing that was not", () => {
    expect(toUnprovedText("nothing", "en")).toContain("nothing was looked up or changed");
    expect(toUnprovedText("other", "en")).not.toContain("nothing");
    expect(toUnprovedText("other", "zh-CN")).not.toContain("没有");
  });

  it("apologise in both languages", () => {
    expect(toApologyText("zh-CN")).toContain("抱歉");
    expect(toApologyText("en")).toContain("Sorry");
  });
});
