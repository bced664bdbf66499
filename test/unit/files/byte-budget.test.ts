import { expect, it } from "vitest";
import { makeByteBudget } from "../../../src/files/byte-budget.ts";

const never = new AbortController().signal;
const settled = () => new Promise((resolve) => setImmediate(resolve));

it("lets bytes out while there are some, and then in order, a large request included", async () => {
  const budget = makeByteBudget(10);
  const order: string[] = [];
  const take = async (name: string, bytes: number) => {
    const giveBack = await budget.take(bytes, never);
    order.push(name);
    return giveBack;
  };
  const first = await take("first", 6);
  const large = take("large", 8);
  const small = take("small", 3);
  await settled();
  // There would be room for the small one, but the large one came before.
  expect(order).toEqual(["first"]);
  first();
  first();
  const giveBack = await large;
  expect(order).toEqual(["first", "large"]);
  giveBack();
  (await small)();
  expect(order).toEqual(["first", "large", "small"]);
  // What was given back twice counts once.
  const all = await take("all", 10);
  const more = take("more", 1);
  await settled();
  expect(order).not.toContain("more");
  all();
  (await more)();
});

it("lets a request through alone that is larger than all there is", async () => {
  const budget = makeByteBudget(10);
  const small = await budget.take(1, never);
  let isThrough = false;
  const huge = budget.take(1000, never).then((giveBack) => ((isThrough = true), giveBack));
  await settled();
  expect(isThrough).toBe(false);
  small();
  (await huge)();
  await budget.take(10, never);
});

it("forgets a request that was called off, and serves those behind it", async () => {
  const budget = makeByteBudget(10);
  const giveBack = await budget.take(5, never);
  const leaving = new AbortController();
  const large = budget.take(10, leaving.signal);
  const small = budget.take(5, never);
  leaving.abort(new Error("cancelled"));
  await expect(large).rejects.toThrow("cancelled");
  (await small)();
  giveBack();
  await expect(budget.take(1, AbortSignal.abort(new Error("too late")))).rejects.toThrow("too late");
});
