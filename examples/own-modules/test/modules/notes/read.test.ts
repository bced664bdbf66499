import { expect, it } from "vitest";
import { describeMethod } from "../../../generated/test.ts";

describeMethod("notes.read", (t) => {
  it("finds by a word, newest first", async () => {
    for (const title of ["Tea, green", "Coffee", "tea, black"]) await t.callOther("notes.create", { title });
    const { result } = await t.call({ query: "TEA" });
    expect(result?.data.items.map(({ title }) => title)).toEqual(["tea, black", "Tea, green"]);
    expect((await t.call({ limit: 1 })).result?.data.count).toBe(1);
  });
});
