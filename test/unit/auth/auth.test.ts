import { SignJWT, UnsecuredJWT } from "jose";
import { beforeEach, describe, expect, it } from "vitest";
import { makeAuth, type Auth } from "../../../src/auth/auth.ts";
import { deriveKey } from "../../../src/auth/keys.ts";
import { people } from "./_people.ts";

const secret = "a secret that has at least 32 characters";
const key = deriveKey(secret, "user-token");
const start = Date.UTC(2026, 10, 16);
const seconds = start / 1000;

let now = start;
const clock = { now: () => now };
let world = people();
let auth: Auth;

beforeEach(() => {
  now = start;
  world = people();
  auth = makeAuth({ secret, signer: { kind: "local" }, users: world.users, clock });
});

interface Change {
  header?: Record<string, unknown>;
  claims?: Record<string, unknown>;
  key?: Uint8Array;
}

/** A token like ours, except for one thing. */
function forge({ header = {}, claims = {}, key: signingKey = key }: Change): Promise<string> {
  const payload = { iss: "accord", aud: "accord", sub: "alice", exp: seconds + 600, ...claims };
  for (const [name, value] of Object.entries(payload))
    if (value === undefined) delete (payload as Record<string, unknown>)[name];
  return new SignJWT(payload).setProtectedHeader({ alg: "HS256", typ: "JWT", ...header }).sign(signingKey);
}

const ask = async (token: string) => await auth.user(`Bearer ${token}`);

describe("user tokens", () => {
  it("let their user in", async () => {
    expect(await ask(await auth.mintUserToken("alice", { name: "Alice" }))).toEqual({
      userId: "usr_alice",
      isAdmin: false,
      jti: expect.stringMatching(/^tok_/) as string,
      issuer: "accord",
      subject: "alice",
      name: "Alice",
      timezone: null,
      locale: null,
    });
  });

  it.each<[string, Change]>([
    ["another key", { key: deriveKey("another secret of 32 characters!!", "user-token") }],
    ["the credential's key", { key: deriveKey(secret, "credential") }],
    ["the secret itself as key", { key: new TextEncoder().encode(secret) }],
    ["no exp", { claims: { exp: undefined } }],
    ["exp in the past", { claims: { exp: seconds - 61 } }],
    ["exp that is no number", { claims: { exp: "tomorrow" } }],
    ["nbf in the future", { claims: { nbf: seconds + 61 } }],
    ["no sub", { claims: { sub: undefined } }],
    ["an empty sub", { claims: { sub: "" } }],
    ["a sub with NUL", { claims: { sub: "ali\0ce" } }],
    ["a sub that is half a character", { claims: { sub: "\ud800" } }],
    ["a sub that is an object", { claims: { sub: { $ne: null } } }],
    ["a very long sub", { claims: { sub: "x".repeat(256) } }],
    ["no iss", { claims: { iss: undefined } }],
    ["another iss", { claims: { iss: "https://evil.example.com" } }],
    ["no aud", { claims: { aud: undefined } }],
    ["another aud", { claims: { aud: "somewhere-else" } }],
    ["the credential's aud", { claims: { aud: "project-cli" } }],
    ["both auds", { claims: { aud: ["accord", "project-cli"] } }],
    ["no typ", { header: { typ: undefined } }],
    ["another typ", { header: { typ: "dpop+jwt" } }],
    ["the credential's typ", { header: { typ: "accord-cli+jwt" } }],
    ["alg HS512", { header: { alg: "HS512" }, key: new Uint8Array(64) }],
    ["jku", { header: { jku: "https://evil.example.com/keys" } }],
    ["an embedded jwk", { header: { jwk: { kty: "oct", k: "AAAA" } } }],
    ["x5u", { header: { x5u: "https://evil.example.com/cert" } }],
    ["x5c", { header: { x5c: ["MIIB"] } }],
    ["b64", { header: { b64: true } }],
  ])("are refused with %s (G116)", async (_, change) => {
    await expect(forge(change).then(ask)).rejects.toMatchObject({
      code: "UNAUTHENTICATED",
      data: {},
      detail: undefined,
    });
  });

  it.each([
    ["kid that is a path", { kid: "../../../../dev/null" }],
    ["kid that is SQL", { kid: "x' union select 'key" }],
  ])("ignore a %s: it chooses no key (G116)", async (_, header) => {
    await expect(forge({ header, key: new Uint8Array(32) }).then(ask)).rejects.toMatchObject({
      code: "UNAUTHENTICATED",
    });
  });

  it("are refused unsigned (G116)", async () => {
    const unsigned = new UnsecuredJWT({ iss: "accord", aud: "accord", sub: "alice", exp: seconds + 600 }).encode();
    for (const signature of ["", "AAAA"])
      await expect(ask(unsigned + signature)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
  });

  it("are refused when a byte changes, also after they were accepted (G116)", async () => {
    const token = await auth.mintUserToken("alice");
    await ask(token);
    const [header, payload = "", signature] = token.split(".");
    const other = Buffer.from(Buffer.from(payload, "base64url").toString().replace("alice", "bobby")).toString(
      "base64url",
    );
    await expect(ask([header, other, signature].join("."))).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
  });

  it("give at most a minute for clocks that differ (G118)", async () => {
    expect(await ask(await forge({ claims: { exp: seconds - 20 } }))).toMatchObject({ userId: "usr_alice" });
    expect(await ask(await forge({ claims: { nbf: seconds + 20 } }))).toMatchObject({ userId: "usr_alice" });
  });

  it("end when they say so, although they were verified before (G118)", async () => {
    const token = await auth.mintUserToken("alice", { ttlSeconds: 100 });
    await ask(token);
    now = start + 99_000;
    await ask(token);
    now = start + 161_000;
    await expect(ask(token)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
  });

  it("are verified once and their user is looked up again soon", async () => {
    const header = `Bearer ${await auth.mintUserToken("alice")}`;
    await auth.user(header);
    expect(auth.user(header)).not.toBeInstanceOf(Promise);
    expect(world.counts.ensure).toBe(1);
    now += 11_000;
    await auth.user(header);
    expect(world.counts.ensure).toBe(2);
  });

  it("do not help a disabled user for longer than ten seconds (G119)", async () => {
    const token = await auth.mintUserToken("alice");
    const { userId } = await ask(token);
    Object.assign(world.rows.get(userId) ?? {}, { disabled: true });
    now += 10_001;
    await expect(ask(token)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
  });

  it("see a changed user at once where it was changed", async () => {
    const token = await auth.mintUserToken("alice");
    const { userId } = await ask(token);
    Object.assign(world.rows.get(userId) ?? {}, { timezone: "Asia/Shanghai" });
    auth.forget(userId);
    expect(await ask(token)).toMatchObject({ timezone: "Asia/Shanghai" });
  });
});

describe("the controlled credential", () => {
  it("names its owner, methods and purpose (R20, G113)", async () => {
    await ask(await auth.mintUserToken("alice"));
    const token = await auth.mintCredential({ userId: "usr_alice", methods: ["calendar.read"] });
    const claims = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as Record<string, number>;
    expect(claims).toMatchObject({
      iss: "accord",
      aud: "project-cli",
      sub: "usr_alice",
      purpose: "run",
      methods: ["calendar.read"],
      jti: expect.stringMatching(/^crd_/),
      exp: seconds + 600,
    });
    const personal = await auth.mintCredential({ userId: "usr_alice", methods: [], purpose: "person" });
    // The process that has signed it knows it; every other one verifies it.
    const elsewhere = makeAuth({ secret, signer: { kind: "local" }, users: world.users, clock });
    for (const process of [auth, elsewhere]) {
      expect(await process.credential(`Bearer ${token}`)).toMatchObject({
        userId: "usr_alice",
        purpose: "run",
        methods: new Set(["calendar.read"]),
      });
      expect(await process.credential(`Bearer ${personal}`)).toMatchObject({ purpose: "person" });
    }
  });

  it("asks nobody about an owner who has just asked with a token, and not for longer than ten seconds", async () => {
    const elsewhere = makeAuth({ secret, signer: { kind: "local" }, users: world.users, clock });
    const user = await auth.mintUserToken("alice");
    await ask(user);
    const token = await elsewhere.mintCredential({ userId: "usr_alice", methods: [] });
    const before = world.counts.find;
    await auth.credential(`Bearer ${token}`);
    expect(world.counts.find).toBe(before);
    auth.forget("usr_alice");
    await auth.credential(`Bearer ${token}`);
    expect(world.counts.find).toBe(before + 1);
    now += 10_001;
    await auth.credential(`Bearer ${token}`);
    expect(world.counts.find).toBe(before + 2);
  });

  it("ends when it is revoked by its name, also where it was signed", async () => {
    await ask(await auth.mintUserToken("alice"));
    const token = await auth.mintCredential({ userId: "usr_alice", methods: [], purpose: "person" });
    const { jti } = await auth.credential(`Bearer ${token}`);
    world.revoked.add(jti);
    auth.forgetToken(jti);
    await expect(auth.credential(`Bearer ${token}`)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
  });

  it("is at an end when its time is, also where it was signed (G108)", async () => {
    await ask(await auth.mintUserToken("alice"));
    const token = await auth.mintCredential({ userId: "usr_alice", methods: [], ttlSeconds: 300 });
    await auth.credential(`Bearer ${token}`);
    now += 331_000;
    await expect(auth.credential(`Bearer ${token}`)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
  });

  it.each(["JWT", "at+jwt", undefined])("is refused with the type %s", async (typ) => {
    await ask(await auth.mintUserToken("alice"));
    const claims = { aud: "project-cli", sub: "usr_alice", methods: [], jti: "x", purpose: "run" };
    const forged = (type: unknown) => forge({ header: { typ: type }, claims, key: deriveKey(secret, "credential") });
    const token = await forged("accord-cli+jwt");
    expect(await auth.credential(`Bearer ${token}`)).toMatchObject({ userId: "usr_alice" });
    await expect(auth.credential(`Bearer ${await forged(typ)}`)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
  });

  it.each([undefined, "root", 1])("is refused with the purpose %s", async (purpose) => {
    await ask(await auth.mintUserToken("alice"));
    const claims = { aud: "project-cli", sub: "usr_alice", methods: [], jti: "x", purpose };
    const token = await forge({ header: { typ: "accord-cli+jwt" }, claims, key: deriveKey(secret, "credential") });
    await expect(auth.credential(`Bearer ${token}`)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
  });

  it("lives five to ten minutes, whatever is asked for (G108)", async () => {
    await ask(await auth.mintUserToken("alice"));
    for (const [asked, given] of [
      [1, 300],
      [400, 400],
      [86_400, 600],
    ] as const) {
      const token = await auth.mintCredential({ userId: "usr_alice", methods: [], ttlSeconds: asked });
      expect(JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString())).toMatchObject({
        exp: seconds + given,
      });
    }
  });

  it("is no user token, and a user token is no credential (G111)", async () => {
    const user = await auth.mintUserToken("alice");
    await ask(user);
    const credential = await auth.mintCredential({ userId: "usr_alice", methods: ["calendar.read"] });
    await expect(ask(credential)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
    await expect(auth.credential(`Bearer ${user}`)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
    const dressed = await forge({
      header: { typ: "accord-cli+jwt" },
      claims: { aud: "project-cli", sub: "usr_alice", methods: ["calendar.read"], jti: "x" },
    });
    await expect(auth.credential(`Bearer ${dressed}`)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
  });

  it("is not given to a disabled or unknown user, and ends with theirs (G119)", async () => {
    await ask(await auth.mintUserToken("alice"));
    const token = await auth.mintCredential({ userId: "usr_alice", methods: [] });
    await auth.credential(`Bearer ${token}`);
    Object.assign(world.rows.get("usr_alice") ?? {}, { disabled: true });
    await expect(auth.mintCredential({ userId: "usr_alice", methods: [] })).rejects.toMatchObject({
      code: "UNAUTHENTICATED",
    });
    await expect(auth.mintCredential({ userId: "usr_nobody", methods: [] })).rejects.toMatchObject({
      code: "UNAUTHENTICATED",
    });
    now += 10_001;
    await expect(auth.credential(`Bearer ${token}`)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
  });
});
