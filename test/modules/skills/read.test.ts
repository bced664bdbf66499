import { expect, it } from "vitest";
import { skills } from "../../../generated/contract/skills.ts";
import { describeMethod } from "../../_kit/method.ts";

describeMethod("skills.read", (t) => {
  it("opens the body of a skill", async () => {
    const { result } = await t.call({ skill: "calendar" });
    expect(result?.data).toMatchObject({ skill: "calendar", content: skills["calendar"]?.body });
  });

  it("opens action cards in the order asked, each with a complete envelope", async () => {
    const { result } = await t.call({ skill: "calendar", actions: ["update", "create"] });
    const cards = result?.data.cards ?? [];
    expect(cards.map(({ action }) => action)).toEqual(["update", "create"]);
    for (const { action, content } of cards)
      expect(content).toContain(`{"module":"calendar","method":"${action}","input":`);
  });

  it("opens the extra pages of memory", async () => {
    const { result } = await t.call({ skill: "memory", actions: ["fields-user", "fields-work"] });
    expect(result?.data.cards).toHaveLength(2);
  });

  it.each([{ skill: "cooking" }, { skill: "constructor" }, { skill: "calendar", actions: ["explode"] }])(
    "names what it could not find: %o",
    async (input) => {
      expect(await t.call(input)).toMatchObject({
        status: "failure",
        error: { code: "SKILL_NOT_FOUND", can_retry: false, module: "skills", method: "read" },
      });
    },
  );

  it("has the same etag for the same content and another for other content", async () => {
    const etag = async (skill: string) => (await t.call({ skill })).result?.data.etag;
    expect(await etag("calendar")).toBe(await etag("calendar"));
    expect(await etag("calendar")).not.toBe(await etag("memory"));
  });
});
