import { expect, it } from "vitest";
import { describeMethod } from "../../../generated/test.ts";

describeMethod("notes.create", (t) => {
  it("keeps what it was given, for its owner alone", async () => {
    const made = (await t.call({ title: "Shopping", body: "Green tea" })).result?.data;
    expect(made).toMatchObject({ title: "Shopping", body: "Green tea", version: 1 });
    const [hers, his] = await Promise.all(
      ["alice", "bob"].map((as) => t.callOther("notes.read", { query: "tea" }, { as })),
    );
    expect(hers?.result?.data.items).toEqual([made]);
    expect(his?.result?.data).toEqual({ items: [], count: 0 });
  });

  it("refuses an empty title", async () => {
    expect(await t.call({ title: "" })).toMatchObject({ status: "failure", error: { code: "INVALID_ACTION_INPUT" } });
  });
});
