import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { makeLog } from "../../../src/base/log.ts";
import { makeStore } from "../../../src/store/store.ts";
import { scratchDatabase, type ScratchDatabase } from "../../_kit/database.ts";

let database: ScratchDatabase;
beforeAll(async () => {
  database = await scratchDatabase();
});

const usersOf = () => {
  const store = makeStore({ databaseUrl: database.url, log: makeLog({ level: "silent" }) });
  onTestFinished(() => store.close());
  return store.users;
};

describe("the user whom a token names", () => {
  it("is made once, however many first requests come at once", async () => {
    const users = usersOf();
    const identity = { issuer: "test", subject: "crowd", name: "Crowd" };
    const seen = await Promise.all(Array.from({ length: 8 }, () => users.ensure(identity)));
    expect(new Set([...seen, await users.ensure(identity)].map(({ id }) => id)).size).toBe(1);
  });

  it("has the mail address that the last token said, and keeps it when a token says none", async () => {
    const users = usersOf();
    const identity = { issuer: "test", subject: "mail", name: "Mail" };
    const { id } = await users.ensure({ ...identity, email: "first@example.com" });
    const addressAfter = async (email: string | null) => {
      await users.ensure({ ...identity, email });
      return (await users.find(id))?.email;
    };
    expect(await addressAfter("second@example.com")).toBe("second@example.com");
    expect(await addressAfter(null)).toBe("second@example.com");
  });

  it("is told with whether that token is revoked, on first sight, later, and with another address", async () => {
    const users = usersOf();
    await database.sql`insert into revoked_tokens (jti) values ('tok_lost')`;
    const identity = { issuer: "test", subject: "lost", name: "Lost" };
    const isRevoked = async (more: { jti?: string | null; email?: string }) =>
      (await users.ensure({ ...identity, ...more })).isRevoked;
    expect(await isRevoked({ jti: "tok_lost" })).toBe(true);
    expect(await isRevoked({ jti: "tok_lost" })).toBe(true);
    expect(await isRevoked({ jti: "tok_lost", email: "lost@example.com" })).toBe(true);
    expect(await isRevoked({ jti: "tok_kept" })).toBe(false);
    expect(await isRevoked({ jti: null })).toBe(false);
    expect(await isRevoked({})).toBe(false);
  });
});
