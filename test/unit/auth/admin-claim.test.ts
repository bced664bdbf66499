import { describe, expect, it } from "vitest";
import { isAdmin, usualAdminClaim } from "../../../src/auth/admin-claim.ts";
import { loadConfig } from "../../../src/base/config.ts";

describe("an administrator", () => {
  it.each<[string, Record<string, unknown>, boolean]>([
    ["has the claim", { admin: true }, true],
    ["has it not as text", { admin: "true" }, false],
    ["nor as a number", { admin: 1 }, false],
    ["nor in a list", { admin: [true] }, false],
    ["nor by inheritance", Object.create({ admin: true }) as Record<string, unknown>, false],
    ["nor under another name", { Admin: true, isAdmin: true }, false],
  ])("%s", (_, claims, expected) => expect(isAdmin(claims, usualAdminClaim)).toBe(expected));

  it.each<[string, Record<string, unknown>, boolean]>([
    ["has the value in a list", { roles: ["reader", "boss"] }, true],
    ["or among others in one text", { roles: "reader boss" }, true],
    ["or alone", { roles: "boss" }, true],
    ["and not as a part of one", { roles: ["bossy", "the boss"] }, false],
    ["and not as true", { roles: true }, false],
  ])("%s, where the operator says so", (_, claims, expected) =>
    expect(isAdmin(claims, { name: "roles", value: "boss" })).toBe(expected),
  );

  it("is who ACCORD_ADMIN_CLAIM says", () => {
    const claim = (text: string) => loadConfig({ ACCORD_ADMIN_CLAIM: text }).adminClaim;
    expect(claim("staff")).toEqual({ name: "staff", value: true });
    expect(claim("https://example.com/roles=boss")).toEqual({ name: "https://example.com/roles", value: "boss" });
    for (const text of ["=boss", "roles=", "two words"]) expect(() => claim(text)).toThrow("ACCORD_ADMIN_CLAIM");
  });
});
