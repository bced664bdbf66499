import { expect, it } from "vitest";
import { givenPeople } from "../../_kit/given-people.ts";
import { describeMethod } from "../../_kit/method.ts";

describeMethod("memory.read", (t) => {
  const content = {
    preferred_name: "Lin",
    scheduling: { earliest_start: "10:00", buffer_minutes: 5 },
    interests: ["tea"],
  };

  it("gives all that is set when no paths are named", async () => {
    await givenPeople(t.app, { memory: { user: { version: 2, content } } });
    expect((await t.call({ scope: "user" })).result?.data).toEqual({ scope: "user", version: 2, content });
  });

  it("takes single fields of an object", async () => {
    await givenPeople(t.app, { memory: { user: { version: 2, content } } });
    const { result } = await t.call({
      scope: "user",
      paths: ["scheduling.earliest_start", "scheduling.buffer_minutes", "facts"],
    });
    expect(result?.data.content).toEqual({ scheduling: { earliest_start: "10:00", buffer_minutes: 5 } });
  });

  it.each(["company", "constructor", "scheduling.toString", "people.name", "facts.0"])(
    "refuses %s, which is no field of scope user",
    async (path) => {
      expect(await t.call({ scope: "user", paths: ["facts", path] })).toMatchObject({
        status: "failure",
        error: { code: "INVALID_ACTION_INPUT", detail: "paths.1: is not a field of scope user" },
      });
    },
  );

  it("reads nobody else's memory (G105)", async () => {
    await givenPeople(t.app, { memory: { user: { version: 2, content } } });
    await givenPeople(t.app, {}, "bob");
    expect((await t.call({ scope: "user" }, { as: "bob" })).result?.data).toEqual({
      scope: "user",
      version: 0,
      content: {},
    });
  });
});
