import { describe, expect, it } from "vitest";
import messages from "../../../../generated/contract/messages.json" with { type: "json" };
import { methods } from "../../../../generated/contract/methods.ts";
import { toWaitingText } from "../../../../src/run/stages/phrases.ts";
import { displayName } from "../../../../src/sdk/sdk.ts";
import { chooseLocale } from "../../../../src/ui/card/locale.ts";
import { lookUp } from "../../../../src/ui/card/messages.ts";

const parameters = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

describe("messages", () => {
  it("have the same keys in both languages", () => {
    expect(Object.keys(messages.en)).toEqual(Object.keys(messages["zh-CN"]));
    expect(Object.keys(messages.status_tokens.en)).toEqual(Object.keys(messages.status_tokens["zh-CN"]));
  });

  it("have the same parameters in both languages", () => {
    for (const key of Object.keys(messages.en) as (keyof typeof messages.en)[])
      expect([key, parameters(messages.en[key])]).toEqual([key, parameters(messages["zh-CN"][key])]);
  });

  it("fall back to the key only when nobody has it", () => {
    expect(lookUp("no.such.key", "zh-CN")).toBe("no.such.key");
    expect(lookUp("tool.calendar.share", "zh-CN")).toBe("邀请参与者");
  });
});

describe("display names of the SDK", () => {
  it.each<[string, unknown, string, string]>([
    ["memory.update", undefined, "更新记忆", "Update memory"],
    ["memory_update", undefined, "更新记忆", "Update memory"],
    ["calendar_accept_invite", undefined, "接受邀请", "Accept invite"],
    ["calendar_write", undefined, "calendar_write", "calendar_write"],
    ["project_cli", { module: "calendar", method: "share" }, "邀请参与者", "Invite participants"],
    ["project_cli", undefined, "project_cli", "project_cli"],
    ["project_cli", { module: 1, method: "share" }, "project_cli", "project_cli"],
    ["project_cli", { module: "no", method: "such" }, "project_cli", "project_cli"],
    ["Calendar.Read", undefined, "Calendar.Read", "Calendar.Read"],
    ["toString", undefined, "toString", "toString"],
    ["calendar.restore", undefined, "恢复日程", "Restore event"],
    ["contacts_merge", undefined, "合并联系人", "Merge contacts"],
  ])("%s %j", (name, args, chinese, english) => {
    expect(displayName(name, args, "zh-CN")).toBe(chinese);
    expect(displayName(name, args, "en")).toBe(english);
  });

  it("are there for every method, the same wherever one is looked up, under both spellings", () => {
    expect(Object.keys(messages.tool_names).sort()).toEqual(Object.keys(methods).sort());
    for (const [id, names] of Object.entries(messages.tool_names)) {
      expect(displayName(id, undefined, "zh-CN")).toBe(names["zh-CN"]);
      expect(displayName(id.replace(".", "_"), undefined, "en")).toBe(names.en);
      expect(lookUp(`tool.${id}`, "zh-CN")).toBe(names["zh-CN"]);
      expect(toWaitingText(id, "en")).toContain(names.en);
    }
  });
});

describe("the language of a card", () => {
  it.each<[string | null | undefined, string | null, string]>([
    ["zh-TW", "en", "zh-CN"],
    ["ZH", null, "zh-CN"],
    ["fr", "zh-CN", "en"],
    [undefined, "en-GB,zh;q=0.9", "en"],
    [null, "en;q=0.1, zh-Hant;q=0.8", "zh-CN"],
    ["", null, "zh-CN"],
    [undefined, "*", "zh-CN"],
  ])("profile %s, header %s: %s", (profile, header, expected) => {
    expect(chooseLocale(profile, header)).toBe(expected);
  });
});
