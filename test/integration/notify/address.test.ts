import { SignJWT } from "jose";
import { beforeAll, expect, it } from "vitest";
import { testApp, type TestApp } from "../../_kit/app.ts";

const secret = "shared by the issuer and this server";
let app: TestApp;

beforeAll(async () => {
  app = await testApp({ env: { ACCORD_JWT_SECRET: secret } });
});

async function seen(claims: Record<string, unknown>): Promise<unknown> {
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg: "HS256" })
    .setSubject("carol")
    .setExpirationTime("5m")
    .sign(new TextEncoder().encode(secret));
  const answer = await app.request("/api/v1/me", { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(200);
  return (await app.database.sql`select email from users where subject = 'carol'`)[0]?.["email"];
}

it("mail goes where the issuer of the token says, the newest time, and never where it is not sure", async () => {
  expect(await seen({})).toBeNull();
  expect(await seen({ email: "carol@example.com" })).toBe("carol@example.com");
  expect(await seen({ email: "carol@new.example.com", email_verified: true })).toBe("carol@new.example.com");
  expect(await seen({ email: "mallory@example.com", email_verified: false })).toBe("carol@new.example.com");
  expect(await seen({ email: "a@b, mallory@example.com" })).toBe("carol@new.example.com");
  expect(await seen({})).toBe("carol@new.example.com");
});
