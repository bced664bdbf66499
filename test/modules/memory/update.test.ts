import { expect, it } from "vitest";
import { givenPeople } from "../../_kit/given-people.ts";
import { describeMethod } from "../../_kit/method.ts";

describeMethod("memory.update", (t) => {
  const read = async (scope: "user" | "work" = "user") => (await t.callOther("memory.read", { scope })).result?.data;
  const facts = (count: number) => Array.from({ length: count }, (_, no) => ({ text: `Fact ${no}` }));

  it("trims, says what changed, and finds nothing new the second time", async () => {
    await givenPeople(t.app, {});
    const input = {
      scope: "user",
      content: { preferred_name: " Lin ", timezone: "asia/shanghai", interests: ["Tea", " tea "] },
    };
    expect((await t.call(input)).result?.data).toEqual({
      scope: "user",
      outcome: "updated",
      version: 1,
      changes: [
        { op: "add", path: "preferred_name", after: "Lin" },
        { op: "add", path: "timezone", after: "Asia/Shanghai" },
        { op: "add", path: "interests", after: "Tea" },
      ],
      count: 3,
    });
    expect((await t.call(input)).result?.data).toEqual({
      scope: "user",
      outcome: "unchanged",
      version: 1,
      changes: [],
      count: 0,
    });
  });

  it("is unchanged at version 0 when there was nothing to forget", async () => {
    await givenPeople(t.app, {});
    expect(
      (
        await t.call({
          scope: "work",
          content: { company: null },
          remove: [{ path: "team", key: "Bo" }],
          if_version: 0,
        })
      ).result?.data,
    ).toMatchObject({ outcome: "unchanged", version: 0 });
  });

  it("stores nothing over a limit", async () => {
    await givenPeople(t.app, { memory: { user: { version: 3, content: { facts: facts(100) } } } });
    expect(await t.call({ scope: "user", content: { home_city: "Ulm", facts: [{ text: "One more" }] } })).toMatchObject(
      {
        status: "failure",
        error: { code: "LIMIT_EXCEEDED", can_retry: false, detail: expect.stringContaining("facts") as string },
      },
    );
    expect(await read()).toEqual({ scope: "user", version: 3, content: { facts: facts(100) } });
  });

  it("refuses a stale version", async () => {
    await givenPeople(t.app, { memory: { work: { version: 4, content: { company: "A" } } } });
    expect(await t.call({ scope: "work", content: { company: "B" }, if_version: 3 })).toMatchObject({
      error: { code: "VERSION_CONFLICT", can_retry: true, detail: "The version is 4 now." },
    });
    expect((await t.call({ scope: "work", content: { company: "B" }, if_version: 4 })).result?.data).toMatchObject({
      version: 5,
    });
  });

  it("refuses what is too sensitive without repeating it", async () => {
    await givenPeople(t.app, {});
    const outcome = await t.call({
      scope: "user",
      content: { home_city: "Ulm", people: [{ name: "Mei", note: "card 4111 1111 1111 1111" }] },
    });
    expect(outcome).toMatchObject({
      status: "failure",
      error: {
        code: "SENSITIVE_CONTENT",
        can_retry: false,
        detail: "content.people.0.note looks like a bank card or account number. Nothing was stored.",
      },
    });
    expect(JSON.stringify([outcome, t.app.logs])).not.toContain("4111");
    expect(await read()).toMatchObject({ version: 0, content: {} });
  });

  it.each([
    [{ scope: "user", content: { company: "A" } }, "company"],
    [{ scope: "user", content: { timezone: "Mars/Base" } }, "content.timezone: is not a known time zone"],
    [{ scope: "user", content: { people: [{ name: " " }] } }, "content.people.0.name: must not be blank"],
    [{ scope: "user", content: { interests: ["tea", " "] } }, "content.interests.1: must not be blank"],
    [{ scope: "work", content: { manager: { name: " " } } }, "content.manager.name: must not be blank"],
    [{ scope: "user", remove: [{ path: "team" }] }, "remove.0.path: team is not a field of this scope"],
    [
      { scope: "work", remove: [{ path: "team" }, { path: "working_hours", key: "MO" }] },
      "remove.1.key: working_hours has no elements with a key; leave key out to clear it",
    ],
    [{ scope: "user" }, ""],
    [{ scope: "user", if_version: 1 }, ""],
    [{ scope: "user", undo: 1, content: { home_city: "Ulm" } }, ""],
  ])("refuses %o", async (input, detail) => {
    expect(await t.call(input)).toMatchObject({
      status: "failure",
      error: { code: "INVALID_ACTION_INPUT", detail: expect.stringContaining(detail) as string },
    });
  });

  it("undoes a change, and the undoing as well", async () => {
    const content = { home_city: "Ulm", people: [{ name: "Mei", note: "old" }, { name: "Bo" }, { name: "Cy" }] };
    await givenPeople(t.app, { memory: { user: { version: 6, content } } });
    await t.call({
      scope: "user",
      content: { home_city: null, people: [{ name: "Mei", relation: "sister" }, { name: "Di" }] },
      remove: [{ path: "people", key: "bo" }],
    });
    const changed = await read();
    expect((await t.call({ scope: "user", undo: 7 })).result?.data).toMatchObject({
      outcome: "updated",
      version: 8,
      count: 4,
    });
    expect(await read()).toEqual({ scope: "user", version: 8, content });
    await t.call({ scope: "user", undo: 8 });
    expect((await read())?.content).toEqual(changed?.content);
    expect((await t.call({ scope: "user", undo: 8 })).result?.data).toMatchObject({ outcome: "unchanged", version: 9 });
  });

  it("keeps the last twenty changes for that", async () => {
    await givenPeople(t.app, {});
    for (let no = 1; no <= 22; no++)
      await t.call({ scope: "work", content: { company: `C${no}`, skills: [`s${no}`] } });
    expect(await t.call({ scope: "work", undo: 2 })).toMatchObject({
      status: "failure",
      error: { code: "VERSION_CONFLICT" },
    });
    expect((await t.call({ scope: "work", undo: 3 })).result?.data).toMatchObject({
      changes: [{ op: "remove", path: "skills", before: "s3" }],
      count: 1,
      version: 23,
    });
    expect(
      await t.app.database.sql`select min(version), count(*)::int from memory_revisions where scope = 'work'`,
    ).toEqual([{ min: 4, count: 20 }]);
  });

  it("shows sixty changes and counts them all", async () => {
    await givenPeople(t.app, {});
    const { result } = await t.call({ scope: "user", content: { facts: facts(100) } });
    expect(result).toMatchObject({ data: { count: 100 }, warnings: ["truncated_output"] });
    expect(result?.data.changes).toHaveLength(60);
    await t.call({ scope: "user", undo: 1 });
    expect((await read())?.content).toEqual({});
  });

  it("loses none of many changes at once", async () => {
    await givenPeople(t.app, {});
    const outcomes = await Promise.all(facts(8).map((fact) => t.call({ scope: "user", content: { facts: [fact] } })));
    expect(outcomes.map(({ result }) => result?.data.version).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect((await read())?.content).toEqual({ facts: expect.arrayContaining(facts(8)) as unknown });
  });

  it("changes nobody else's memory (G105)", async () => {
    await givenPeople(t.app, { memory: { user: { version: 1, content: { home_city: "Ulm" } } } });
    await givenPeople(t.app, {}, "bob");
    await t.call({ scope: "user", content: { home_city: "Rome" } }, { as: "bob" });
    expect(await t.call({ scope: "user", undo: 2 }, { as: "bob" })).toMatchObject({
      error: { code: "VERSION_CONFLICT" },
    });
    expect(await read()).toMatchObject({ version: 1, content: { home_city: "Ulm" } });
  });
});
