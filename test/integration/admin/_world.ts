import { createClient, type Client } from "../../../src/sdk/sdk.ts";
import { testApp, type TestApp } from "../../_kit/app.ts";

/** Time in the test's hands, as far as tokens go. */
export const clock = { ahead: 0, now: () => Date.now() + clock.ahead };

/** The SDK with a token of this user; an administrator's, if asked. */
export async function client(
  app: TestApp,
  subject: string,
  isAdmin = false,
): Promise<Client & { token: string; jti: string }> {
  const token = await app.auth.mintUserToken(subject, { isAdmin });
  const { jti } = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as { jti: string };
  return Object.assign(createClient({ baseUrl: app.url, token }), { token, jti });
}

/** Two processes on one database, both listening. */
export async function twoProcesses(): Promise<[TestApp, TestApp]> {
  const first = await testApp({ clock });
  const second = await testApp({ clock, database: first.database });
  await Promise.all([first.listen(0), second.listen(0)]);
  return [first, second];
}
