import { createHmac } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, type CryptoKey } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeAuth } from "../../../src/auth/auth.ts";
import { systemClock } from "../../../src/base/clock.ts";
import { people } from "./_people.ts";

const secret = "a secret that has at least 32 characters";
const later = () => Math.floor(Date.now() / 1000) + 600;

describe("a shared secret", () => {
  const shared = "shared with the product that signs tokens";
  const key = new TextEncoder().encode(shared);
  const sign = (claims: Record<string, unknown>, header: Record<string, unknown> = {}) =>
    new SignJWT({ sub: "u1", exp: later(), ...claims }).setProtectedHeader({ alg: "HS256", ...header }).sign(key);

  it("needs no more than sub and exp where nothing else is configured", async () => {
    const auth = makeAuth({
      secret,
      signer: { kind: "secret", secret: shared },
      users: people().users,
      clock: systemClock,
    });
    expect(await auth.user(`Bearer ${await sign({})}`)).toMatchObject({ subject: "u1", issuer: "" });
    expect(await auth.user(`Bearer ${await sign({}, { typ: "at+jwt" })}`)).toMatchObject({ subject: "u1" });
    await expect(auth.user(`Bearer ${await sign({ aud: "project-cli" })}`)).rejects.toMatchObject({
      code: "UNAUTHENTICATED",
    });
    await expect(auth.user(`Bearer ${await sign({}, { typ: "logout+jwt" })}`)).rejects.toMatchObject({
      code: "UNAUTHENTICATED",
    });
  });

  it("checks issuer and audience where they are (G116)", async () => {
    const auth = makeAuth({
      secret,
      signer: { kind: "secret", secret: shared },
      issuer: "shop",
      audience: "accord",
      users: people().users,
      clock: systemClock,
    });
    expect(await auth.user(`Bearer ${await sign({ iss: "shop", aud: ["x", "accord"] })}`)).toMatchObject({
      issuer: "shop",
    });
    for (const claims of [
      {},
      { iss: "shop" },
      { aud: "accord" },
      { iss: "other", aud: "accord" },
      { iss: "shop", aud: "x" },
    ]) {
      await expect(auth.user(`Bearer ${await sign(claims)}`)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
    }
  });
});

describe("an issuer's published keys", () => {
  let server: Server;
  let url = "";
  let isDown = false;
  const keys = new Map<string, { privateKey: CryptoKey; publicKey: CryptoKey }>();

  beforeAll(async () => {
    for (const alg of ["RS256", "PS256", "ES256", "EdDSA"])
      keys.set(alg, await generateKeyPair(alg, { extractable: true }));
    const jwks = {
      keys: await Promise.all(
        [...keys].map(async ([alg, { publicKey }]) => ({ ...(await exportJWK(publicKey)), alg, kid: alg, use: "sig" })),
      ),
    };
    server = createServer((_, res) =>
      isDown ? res.writeHead(500).end() : res.setHeader("content-type", "application/json").end(JSON.stringify(jwks)),
    );
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`;
  });
  afterAll(() => void server.close());

  const make = () =>
    makeAuth({
      secret,
      signer: { kind: "jwks", url },
      issuer: "https://id",
      users: people().users,
      clock: systemClock,
    });
  const sign = (alg: string, header: Record<string, unknown> = {}) =>
    new SignJWT({ sub: "u1", iss: "https://id", exp: later() })
      .setProtectedHeader({ alg, kid: alg, ...header })
      .sign(keys.get(alg)?.privateKey as CryptoKey);

  it.each(["RS256", "PS256", "ES256", "EdDSA"])("verify %s", async (alg) => {
    expect(await make().user(`Bearer ${await sign(alg)}`)).toMatchObject({ subject: "u1", issuer: "https://id" });
  });

  it("are never taken for a shared secret (G116)", async () => {
    const pem = await exportSPKI(keys.get("RS256")?.publicKey as CryptoKey);
    const head = Buffer.from(JSON.stringify({ alg: "HS256", kid: "RS256" })).toString("base64url");
    const body = Buffer.from(JSON.stringify({ sub: "admin", iss: "https://id", exp: later() })).toString("base64url");
    for (const key of [pem, pem.trim(), JSON.stringify(await exportJWK(keys.get("RS256")?.publicKey as CryptoKey))]) {
      const signature = createHmac("sha256", key).update(`${head}.${body}`).digest("base64url");
      await expect(make().user(`Bearer ${head}.${body}.${signature}`)).rejects.toMatchObject({
        code: "UNAUTHENTICATED",
      });
    }
  });

  it("do not verify with a key that is not theirs, named or embedded (G116)", async () => {
    const own = await generateKeyPair("RS256", { extractable: true });
    const jwk = await exportJWK(own.publicKey);
    for (const header of [{ kid: "RS256" }, { kid: "unknown" }, { jwk }, { kid: "RS256", jku: url }]) {
      const token = await new SignJWT({ sub: "u1", iss: "https://id", exp: later() })
        .setProtectedHeader({ alg: "RS256", ...header })
        .sign(own.privateKey);
      await expect(make().user(`Bearer ${token}`)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
    }
  });

  it("that cannot be fetched say nothing about the token: 503, not 401", async () => {
    isDown = true;
    await expect(make().user(`Bearer ${await sign("RS256")}`)).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
    isDown = false;
  });

  it("leave nothing to mint here", async () => {
    expect(make().canMintUserTokens).toBe(false);
    await expect(make().mintUserToken("alice")).rejects.toThrow("ACCORD_ISSUER_JWKS_URL");
  });
});
