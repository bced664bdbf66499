import { describe, expect, it } from "vitest";
import { isPhone, phoneKey, phoneTail } from "../../../src/base/phone.ts";

describe("two ways of writing a number", () => {
  it.each([
    ["+86 138 0000 5678", "138-0000-5678"],
    ["008613800005678", "13800005678"],
    ["8613800005678", "+8613800005678"],
    ["+86 10 6512 3456", "010-65123456"],
    ["+1 415 555 2671", "001 415-555-2671"],
  ])("are one number: %s, %s", (one, other) => {
    expect(phoneKey(one)).toBe(phoneKey(other));
    expect(phoneTail(one)).toBe(phoneTail(other));
  });

  it.each([
    ["+1 415 555 2671", "14155552671"],
    ["13800005678", "13800005679"],
    ["86123456", "123456"],
    ["+44 20 7946 0958", "+86 20 7946 0958"],
  ])("are two numbers: %s, %s", (one, other) => expect(phoneKey(one)).not.toBe(phoneKey(other)));

  it("are told from other texts", () => {
    expect(["+86 (138) 0000-5678", "95588", "1234", "12 am", "+"].map(isPhone)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
