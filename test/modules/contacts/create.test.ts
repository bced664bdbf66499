import { expect, it } from "vitest";
import { givenPeople } from "../../_kit/given-people.ts";
import { describeMethod } from "../../_kit/method.ts";

describeMethod("contacts.create", (t) => {
  it("makes a contact that can be found by sound", async () => {
    await givenPeople(t.app, {});
    const created = await t.call({ name: "  王 小明 ", phone: "138 0000 5678", job_title: "工程师", note: " " });
    expect(created.result).toMatchObject({
      data: { outcome: "created", name: "王 小明", jobTitle: "工程师", phoneMasked: "138****5678" },
      warnings: ["pii_redacted"],
    });
    expect(created.result?.data).not.toHaveProperty("note");
    const found = await t.callOther("contacts.read", { mode: "search", query: "wxm" });
    expect(found.result?.data).toMatchObject({ items: [{ id: created.result?.data.id }], total: 1 });
  });

  it.each([
    [{ email: "MEI@example.com" }],
    [{ phone: "+8613800005678" }],
    [{ phone: "138 0000 5678" }],
    [{ phone: "0086 138 0000 5678" }],
    [{ email: "other@example.com", phone: "+86 138-0000-5678" }],
  ])("answers with whom it knows already: %o", async (reachable) => {
    await givenPeople(t.app, {
      contacts: [{ id: "ctc_1", name: "Mei Chen", email: "mei@example.com", phone: "+86 138 0000 5678" }],
    });
    expect((await t.call({ name: "Someone", ...reachable })).result?.data).toMatchObject({
      id: "ctc_1",
      name: "Mei Chen",
      outcome: "existing",
    });
    expect(await t.app.database.sql`select from contacts where name = 'Someone'`).toHaveLength(0);
  });

  it("adds what the one it knows lacks, and overwrites nothing", async () => {
    await givenPeople(t.app, { contacts: [{ id: "ctc_1", name: "Mei", phone: "13800005678", company: "Yuanshan" }] });
    const again = { name: "陈梅", phone: "+86 13800005678", email: "mei@example.com", company: "Harbor", note: "tea" };
    expect((await t.call(again)).result?.data).toMatchObject({
      id: "ctc_1",
      name: "Mei",
      company: "Yuanshan",
      emailMasked: "m***@example.com",
      note: "tea",
      outcome: "merged",
    });
    expect((await t.call(again)).result?.data).toMatchObject({ outcome: "existing" });
  });

  it("gives nobody the address of a third contact", async () => {
    await givenPeople(t.app, {
      contacts: [
        { id: "ctc_1", name: "Mei", phone: "13800005678" },
        { id: "ctc_2", name: "Lei", email: "lei@example.com" },
      ],
    });
    expect((await t.call({ name: "M", phone: "13800005678", email: "lei@example.com" })).result?.data).toEqual({
      id: "ctc_1",
      name: "Mei",
      phoneMasked: "138****5678",
      outcome: "existing",
      version: 1,
    });
  });

  it("does not take a namesake or another user's contact for the same person (G105)", async () => {
    await givenPeople(t.app, { contacts: [{ name: "Mei Chen", email: "mei@example.com" }] });
    await givenPeople(t.app, {}, "bob");
    expect((await t.call({ name: "Mei Chen" })).result?.data).toMatchObject({ outcome: "created" });
    expect((await t.call({ name: "Mei Chen", email: "mei@example.com" }, { as: "bob" })).result?.data).toMatchObject({
      outcome: "created",
    });
  });

  it("makes one contact of many calls at once", async () => {
    await givenPeople(t.app, {});
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, () => t.call({ name: "Mei", email: "mei@example.com" })),
    );
    expect(outcomes.map(({ result }) => result?.data.outcome).sort()).toEqual([
      "created",
      "existing",
      "existing",
      "existing",
      "existing",
      "existing",
    ]);
    expect(new Set(outcomes.map(({ result }) => result?.data.id)).size).toBe(1);
  });

  it("refuses a blank name", async () => {
    expect(await t.call({ name: " " })).toMatchObject({
      status: "failure",
      error: { code: "INVALID_ACTION_INPUT", detail: "name: must not be blank" },
    });
  });

  it("refuses the contact after the last one there may be", async () => {
    await givenPeople(t.app, {});
    const { id } = await (await t.app.as("alice")).getMe();
    await t.app.database.sql`
        insert into contacts (id, owner_id, name)
        select 'ctc_full' || n, ${id}, 'Nobody'
        from generate_series(1, 10000) n`;
    expect(await t.call({ name: "One more" })).toMatchObject({
      status: "failure",
      error: { code: "LIMIT_EXCEEDED", can_retry: false },
    });
    await givenPeople(t.app, {});
  });
});
