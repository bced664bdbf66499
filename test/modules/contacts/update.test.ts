import { expect, it } from "vitest";
import { givenPeople } from "../../_kit/given-people.ts";
import { describeMethod } from "../../_kit/method.ts";

describeMethod("contacts.update", (t) => {
  it("changes what is named, clears what is null, and is found by the new name", async () => {
    await givenPeople(t.app, { contacts: [{ id: "ctc_1", name: "Wang", company: "Yuanshan", note: "tea" }] });
    const patch = { name: " 王 小明 ", note: null, email: "w@example.com" };
    expect((await t.call({ contact_id: "ctc_1", patch })).result?.data).toEqual({
      id: "ctc_1",
      name: "王 小明",
      company: "Yuanshan",
      emailMasked: "w***@example.com",
      outcome: "updated",
      changed: ["name", "email", "note"],
      version: 2,
    });
    const found = await t.callOther("contacts.read", { mode: "search", query: "wxm" });
    expect(found.result?.data).toMatchObject({ items: [{ id: "ctc_1" }] });
  });

  it("takes the same number or address, written in another way, for no change", async () => {
    await givenPeople(t.app, {
      contacts: [{ id: "ctc_1", name: "Wang", phone: "13800005678", email: "w@example.com" }],
    });
    const patch = { phone: "+86 138 0000 5678", email: "W@example.com" };
    expect((await t.call({ contact_id: "ctc_1", patch })).result?.data).toMatchObject({
      outcome: "unchanged",
      changed: [],
    });
  });

  it("refuses an address that another contact has, and says which", async () => {
    await givenPeople(t.app, {
      contacts: [
        { id: "ctc_1", name: "Wang" },
        { id: "ctc_2", name: "Lei", phone: "+8613800005678" },
      ],
    });
    expect(await t.call({ contact_id: "ctc_1", patch: { phone: "13800005678" } })).toMatchObject({
      status: "failure",
      error: { code: "CONTACT_EXISTS", detail: "Lei (ctc_2) has it.", can_retry: false },
    });
  });

  it("refuses a blank name, an empty patch and another user's contact (G105)", async () => {
    await givenPeople(t.app, { contacts: [{ id: "ctc_1", name: "Wang" }] });
    const codes = await Promise.all([
      t.call({ contact_id: "ctc_1", patch: { name: " " } }),
      t.call({ contact_id: "ctc_1", patch: {} }),
      t.call({ contact_id: "ctc_1", patch: { name: "Mine" } }, { as: "bob" }),
    ]);
    expect(codes.map(({ error }) => error?.code)).toEqual([
      "INVALID_ACTION_INPUT",
      "INVALID_ACTION_INPUT",
      "CONTACT_NOT_FOUND",
    ]);
  });
});
