import { expect, it } from "vitest";
import { findSensitive } from "../../../../src/modules/memory/_sensitive.ts";

it.each([
  ["My password is hunter2", "a credential"],
  ["wifi 密码：sunshine", "a credential"],
  ["api_key=sk-abcdefgh12345678ijkl", "a credential"],
  ["PIN is 4821", "a credential"],
  ["验证码 482913", "a one-time code"],
  ["The verification code is 4829", "a one-time code"],
  ["otp: 930211", "a one-time code"],
  ["身份证号是 11010519491231002X", "an identity number"],
  ["11010519491231002X", "an identity number"],
  ["id １１０１０５１９４９１２３１００２Ｘ", "an identity number"],
  ["mum 110105491231002", "an identity number"],
  ["078-05-1120", "an identity number"],
  ["SSN 078051120", "an identity number"],
  ["Passport no. E12345678", "an identity number"],
  ["护照 E12345678", "an identity number"],
  ["4111 1111 1111 1111", "a bank card or account number"],
  ["4111-1111-1111-1111", "a bank card or account number"],
  ["4111\u200b111111111111", "a bank card or account number"],
  ["Card 6222021234567890128 of mum", "a bank card or account number"],
  ["IBAN GB82 WEST 1234 5698 7654 32", "a bank card or account number"],
  ["银行账号 12345678901", "a bank card or account number"],
])("refuses %s", (text, kind) => expect(findSensitive({ facts: [{ text }] })).toEqual({ path: "facts.0.text", kind }));

it.each([
  "Has a dog named Momo",
  "Passport is valid until 2030-05-01",
  "信用卡还款日是每月 5 号",
  "Studies 密码学 and likes pins",
  "Born 1990-01-02, height 178",
  "Call mum on 13800005678",
  "Order 4111111111111112 arrived",
  "Resets the password every month",
  "110105194912310021",
  "Part 000-12-3456",
  "0000 0000 0000 0000",
])("keeps %s", (text) => expect(findSensitive({ facts: [{ text }] })).toBeUndefined());

it("checks the check digits of an account", () => {
  const kindOf = (text: string) => findSensitive({ facts: [{ text }] })?.kind;
  expect(kindOf("DE89 3704 0044 0532 0130 00")).toBe("a bank card or account number");
  expect(kindOf("DE88 3704 0044 0532 0130 00")).toBeUndefined();
});

it("takes long and hostile text", () => {
  for (const piece of ["4 ", "1-", "身份证", "密码是", "A1", "GB82"])
    expect(() => findSensitive(piece.repeat(20_000))).not.toThrow();
});
