import { beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "../_kit/app.ts";
import { openBrowser } from "../_kit/browser.ts";
import { findBrowser } from "../_kit/find-browser.ts";

describe.skipIf(!findBrowser())("the API reference page", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
    await app.listen(0);
  });

  it("works offline: lists operations and tries one out with a token", async () => {
    const page = await (await openBrowser()).newPage();
    const asked: string[] = [];
    const complaints: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).origin));
    page.on("console", (message) => void (message.type() === "error" && complaints.push(message.text())));
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.goto(`${app.url}/docs`);
    await page.getByRole("button", { name: "Authorize" }).first().click();
    await page
      .locator("input[type=text]")
      .first()
      .fill(await app.auth.mintUserToken("alice"));
    await page.locator(".auth-btn-wrapper .authorize").first().click();
    await page.locator(".btn-done").first().click();
    const operation = page.locator("#operations-me-getMe");
    await operation.locator(".opblock-summary-control").click();
    await operation.getByRole("button", { name: "Execute" }).click();
    await operation.locator(".live-responses-table").getByText('"name": "Alice"').waitFor();
    expect(new Set(asked)).toEqual(new Set([app.url]));
    expect(complaints).toEqual([]);
  });
});
