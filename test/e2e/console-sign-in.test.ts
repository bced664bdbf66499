import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Provider } from "oidc-provider";
import type { Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { atEnd } from "../_kit/at-end.ts";
import { goTo, testConsole, type TestConsole } from "../_kit/console.ts";

describe("signing in at an OpenID Connect issuer", () => {
  let web: TestConsole;
  let issuer: Issuer;
  /** How much later it is for the server, which decides whether a token has run out. */
  let laterMs = 0;

  beforeAll(async () => {
    issuer = await startIssuer();
    atEnd(() => issuer.server.close());
    web = await testConsole({
      clock: { now: () => Date.now() + laterMs },
      env: {
        ACCORD_ISSUER_JWKS_URL: `${issuer.url}/jwks`,
        ACCORD_OIDC_ISSUER: issuer.url,
        ACCORD_OIDC_CLIENT_ID: "accord-console",
      },
    });
    issuer.allow(`${web.app.url}/`);
  });
  afterEach(async () => {
    laterMs = 0;
    await web.leave();
  });
  // The issuer's own pages load fonts from elsewhere, and have a policy of their own.
  const atIssuer = { tokens: [], mayReport: /127\.0\.0\.1|fonts|Content Security|401|net::ERR/ };

  it("goes to the issuer and comes back to the page as that person, with nothing left in the address", async () => {
    const page = await web.open([], atIssuer);
    await page.getByRole("button", { name: /Sign in at 127/ }).click();
    await signInAtIssuer(page, "dora");
    await page.getByRole("button", { name: /Account: ?dora/ }).waitFor();
    expect(page.url()).not.toMatch(/code=|state=|eyJ/);
    expect(await page.evaluate(() => sessionStorage.getItem("accord.sign-in"))).toBeNull();
    const other = await web.tab(page, "/settings");
    await other.getByRole("button", { name: /Account: ?dora/ }).waitFor();
  });

  it("takes no answer that it did not ask for", async () => {
    const page = await web.open([], atIssuer);
    await page.getByRole("button", { name: /Sign in at 127/ }).click();
    await page.waitForURL(/\/interaction\//);
    // Somebody else's code, with another state than this browser's.
    await page.goto(`${web.app.url}/#code=stolen&state=forged&iss=${encodeURIComponent(issuer.url)}`);
    await page.getByRole("button", { name: /Sign in at 127/ }).waitFor();
    expect(page.url()).not.toContain("stolen");
  });

  it("signs in again in a window of its own when the token has run out, and the page stays as it is", async () => {
    const page = await web.open([], atIssuer);
    await page.getByRole("button", { name: /Sign in at 127/ }).click();
    await signInAtIssuer(page, "erik");
    await page.getByRole("button", { name: /Account: ?erik/ }).waitFor();
    await goTo(page, "/memory/user");
    await page.getByLabel(/Remember this/).fill("half a thought");
    laterMs = 2 * 3_600_000;
    await page.getByRole("button", { name: "Remember", exact: true }).click();
    await page.getByRole("heading", { name: "Your sign-in has run out" }).waitFor();
    // What the issuer signs is of this hour.
    laterMs = 0;
    const [popup] = await Promise.all([
      page.context().waitForEvent("page"),
      page.getByRole("button", { name: /Sign in at 127/ }).click(),
    ]);
    // The issuer still knows this browser, so that nobody has to type anything; it may ask for consent once more.
    await popup
      .getByRole("button")
      .first()
      .click({ timeout: 5000 })
      .catch(() => {});
    await page.getByRole("heading", { name: "Your sign-in has run out" }).waitFor({ state: "detached" });
    expect(await page.getByLabel(/Remember this/).inputValue()).toBe("half a thought");
  });
});

async function signInAtIssuer(page: Page, name: string): Promise<void> {
  await page.getByPlaceholder(/login/i).fill(name);
  await page.getByPlaceholder(/password/i).fill("any");
  await page.getByRole("button", { name: /sign-in/i }).click();
  await page.getByRole("button", { name: /continue/i }).click();
}

interface Issuer {
  url: string;
  server: Server;
  /** The address of the console, which is known only when it listens. */
  allow(redirectUri: string): void;
}

/** A real issuer on this machine, with the pages that it has for development. */
async function startIssuer(): Promise<Issuer> {
  const redirects: string[] = [];
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    server,
    allow(redirectUri) {
      redirects.push(redirectUri);
      const provider = new Provider(url, {
        clients: [
          {
            client_id: "accord-console",
            redirect_uris: redirects,
            grant_types: ["authorization_code"],
            response_types: ["code"],
            token_endpoint_auth_method: "none",
          },
        ],
        clientBasedCORS: (_ctx, origin) => redirects.some((allowed) => allowed.startsWith(`${origin}/`)),
        pkce: { required: () => true },
        claims: { openid: ["sub"], profile: ["name"] },
        conformIdTokenClaims: false,
        findAccount: (_ctx, id) => ({ accountId: id, claims: async () => ({ sub: id, name: id }) }),
      });
      server.on("request", provider.callback());
    },
  };
}
