import { describe, expect, it } from "vitest";
import { makeBudget } from "../../../src/usage/budget.ts";

const now = Date.parse("2026-11-16T23:30:00Z");
const asked: { ownerId: string; since: Date; currency: string }[] = [];
const budgetOf = (perDay: number | undefined, spent = "0") =>
  makeBudget({
    store: {
      modelCalls: {
        report: () => Promise.reject(new Error("not asked for")),
        spent: async (query) => (asked.push(query), spent),
      },
    },
    perDay,
    currency: "USD",
    clock: { now: () => now },
  })("usr_1");

describe("a day's budget", () => {
  it.each([
    ["0", "ok"],
    ["1.599999999999", "ok"],
    ["1.600000000000", "low"],
    ["1.999999999999", "low"],
    ["2.000000000000", "exhausted"],
    ["7.5", "exhausted"],
  ])("of 2 with %s spent is %s", async (spent, state) => {
    expect((await budgetOf(2, spent)).state).toBe(state);
  });

  it("counts the calls of a run as they end, by the provider's own price first", async () => {
    const budget = await budgetOf(1);
    budget.add({ directCost: "0.5", cost: "9" });
    budget.add({ directCost: null, cost: null });
    expect(budget.state).toBe("ok");
    budget.add({ directCost: null, cost: "0.3" });
    expect(budget.state).toBe("low");
    budget.add({ directCost: null, cost: "0.2" });
    expect(budget.state).toBe("exhausted");
  });

  it("begins anew with each day of UTC", async () => {
    asked.length = 0;
    expect((await budgetOf(1)).until).toEqual(new Date("2026-11-17T00:00:00Z"));
    expect(asked).toEqual([{ ownerId: "usr_1", since: new Date("2026-11-16T00:00:00Z"), currency: "USD" }]);
  });

  it("asks nobody and never ends where none is set, and allows nothing that costs where it is 0", async () => {
    asked.length = 0;
    const budget = await budgetOf(undefined);
    budget.add({ directCost: null, cost: "1000000" });
    expect(budget.state).toBe("ok");
    expect(asked).toEqual([]);
    expect((await budgetOf(0)).state).toBe("exhausted");
  });
});
