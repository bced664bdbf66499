import { expect, it } from "vitest";
import type { ContactsReadOutput } from "../../../generated/contract/types.ts";
import { givenPeople } from "../../_kit/given-people.ts";
import { describeMethod } from "../../_kit/method.ts";

describeMethod("contacts.read", (t) => {
  const found = async (query: string) => namesIn((await t.call({ mode: "search", query })).result?.data);
  const people = [
    { name: "王小明", company: "远山科技" },
    { name: "王晓敏", jobTitle: "Designer" },
    { name: "单田芳" },
    { name: "吕布" },
    { name: "Mei Chen", company: "Yuanshan Tech" },
    { name: "José Núñez", jobTitle: "Head of 50%_growth" },
    { name: "Xiaoming Wang" },
  ];

  it.each([
    ["王小明", ["王小明"]],
    ["小明", ["王小明"]],
    ["wangxiaoming", ["王小明"]],
    ["Wang XiaoM", ["王小明", "王晓敏", "Xiaoming Wang"]],
    ["wxm", ["王小明", "王晓敏"]],
    ["xm", ["王小明", "王晓敏"]],
    ["shan tian", ["单田芳"]],
    ["dan", ["单田芳"]],
    ["lv bu", ["吕布"]],
    ["lǚ bù", ["吕布"]],
    ["chen mei", ["Mei Chen"]],
    ["mc", ["Mei Chen"]],
    ["jose nunez", ["José Núñez"]],
    ["NÚÑEZ", ["José Núñez"]],
    ["YUANSHAN", ["Mei Chen"]],
    ["小明 远山", ["王小明"]],
    ["designer", ["王晓敏"]],
    ["%", ["José Núñez"]],
    ["0%_g", ["José Núñez"]],
    ["_", ["José Núñez"]],
    ["ang", ["Xiaoming Wang"]],
    ["\\", []],
  ])("finds %s", async (query, names) => {
    await givenPeople(t.app, { contacts: people });
    expect(await found(query)).toEqual(names);
  });

  it.each([
    ["wangxm", ["王小明", "王晓敏"]],
    ["王xm", ["王小明", "王晓敏"]],
    ["wang小明", ["王小明"]],
    ["wxiaoming", ["王小明"]],
    ["小m", ["王小明"]],
    ["lvb", ["吕布"]],
    ["汪xm", []],
  ])("finds pinyin and characters mixed at will: %s", async (query, names) => {
    await givenPeople(t.app, { contacts: people });
    expect(await found(query)).toEqual(names);
  });

  it.each([
    ["13800005678", ["Wu"]],
    ["+86 138 0000 5678", ["Wu"]],
    ["0086-138-0000-5678", ["Wu"]],
    ["5678", ["Wu"]],
    ["wu.private@EXAMPLE.com", ["Wu"]],
    ["wu.private", ["Wu"]],
    ["@example.com", ["Wu", "Xu"]],
    ["+1 415 555 2671", ["Xu"]],
    ["wu example.com", ["Wu"]],
    // Less than a whole part would tell, sign by sign, what is masked.
    ["1380000", []],
    ["05678", []],
    ["wu.priv", []],
    ["14155552671", []],
  ])("finds mail and phone as a whole: %s", async (query, names) => {
    await givenPeople(t.app, {
      contacts: [
        { name: "Wu", email: "wu.private@example.com", phone: "+86 138-0000-5678" },
        { name: "Xu", email: "x@example.com", phone: "+1 415-555-2671" },
      ],
    });
    expect(await found(query)).toEqual(names);
  });

  it("puts the better match first and says how many there are", async () => {
    await givenPeople(t.app, {
      contacts: [{ name: "Ann", company: "Lin Ltd" }, { name: "Linda" }, { name: "Lin" }, { name: "Mei Lin" }],
    });
    expect(await found("lin")).toEqual(["Lin", "Mei Lin", "Linda", "Ann"]);
    expect((await t.call({ mode: "search", query: "lin", limit: 1 })).result?.data).toMatchObject({
      items: [{ name: "Lin" }],
      count: 1,
      total: 4,
    });
  });

  it("refuses a blank query", async () => {
    expect(await t.call({ mode: "search", query: "  " })).toMatchObject({
      status: "failure",
      error: { code: "INVALID_ACTION_INPUT", detail: "query: must not be blank" },
    });
  });

  it("lists page by page, each contact once", async () => {
    await givenPeople(t.app, { contacts: [...people, { name: "王小明" }] });
    const names: string[] = [];
    let cursor: string | undefined;
    do {
      const page = (await t.call({ mode: "list", limit: 3, ...(cursor === undefined ? {} : { cursor }) })).result?.data;
      names.push(...namesIn(page));
      expect(page).toMatchObject({ total: 8 });
      cursor = (page as { nextCursor?: string }).nextCursor;
    } while (cursor !== undefined);
    expect(names).toEqual([...names].sort());
    expect(names).toHaveLength(8);
  });

  it("masks mail and phone and says so", async () => {
    await givenPeople(t.app, {
      contacts: [
        { id: "ctc_1", name: "Wu", email: "wu.private@example.com", phone: "+86 138-0000-5678" },
        { id: "ctc_2", name: "Xu" },
      ],
    });
    const outcome = await t.call({ mode: "contact", contact_id: "ctc_1" });
    expect(outcome.result).toMatchObject({
      data: { emailMasked: "w***@example.com", phoneMasked: "+861****5678" },
      warnings: ["pii_redacted"],
    });
    expect(JSON.stringify(outcome)).not.toMatch(/private|0000/);
    expect((await t.call({ mode: "contact", contact_id: "ctc_2" })).result?.warnings).toBeUndefined();
  });

  it("knows nobody of another user, not even as a cursor (G105)", async () => {
    await givenPeople(t.app, { contacts: [{ id: "ctc_hers", name: "Her friend" }] });
    await givenPeople(t.app, { contacts: [] }, "bob");
    expect(await t.call({ mode: "contact", contact_id: "ctc_hers" }, { as: "bob" })).toMatchObject({
      status: "failure",
      error: { code: "CONTACT_NOT_FOUND", can_retry: false },
    });
    expect((await t.call({ mode: "search", query: "her" }, { as: "bob" })).result?.data).toEqual({
      items: [],
      count: 0,
      total: 0,
    });
    for (const cursor of ["ctc_hers", Buffer.from(JSON.stringify(["ctc_hers"])).toString("base64url")])
      expect(await t.call({ mode: "list", cursor }, { as: "bob" })).toMatchObject({
        error: { code: "INVALID_ACTION_INPUT", detail: expect.stringContaining("cursor") as string },
      });
  });
});

function namesIn(data: ContactsReadOutput | undefined): string[] {
  return data && "items" in data ? data.items.map(({ name }) => name) : [];
}
