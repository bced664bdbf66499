import { expect, it } from "vitest";
import { maskEmail, maskPhone } from "../../../../src/modules/contacts/_contact.ts";

it.each([
  ["wang@example.com", "w***@example.com"],
  ["w@example.com", "w***@example.com"],
  ["王@example.com", "王***@example.com"],
  [`"a@b"@example.com`, `"***@example.com`],
  [`x@${"d".repeat(250)}`, `x***@${"d".repeat(99)}`],
])("masks %s", (email, masked) => expect(maskEmail(email)).toBe(masked));

it.each([
  ["13800005678", "138****5678"],
  ["+14155550123", "+141****0123"],
  ["62345678", "****5678"],
  ["110 22", "****22"],
])("masks %s", (phone, masked) => expect(maskPhone(phone)).toBe(masked));
