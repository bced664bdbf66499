import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "../../_kit/app.ts";
import { toInput } from "../../_kit/conversation.ts";
import { findNginx } from "../../_kit/find-program.ts";
import { startNginx } from "../../_kit/nginx.ts";
import { readSse } from "../../_kit/sse.ts";

const nginx = findNginx();

describe.skipIf(nginx === undefined)("behind nginx with the file of deploy/", () => {
  let app: TestApp;
  let url: string;
  let token: string;
  beforeAll(async () => {
    app = await testApp({ env: { ACCORD_PROXIES: "1", ACCORD_REQUESTS_PER_ADDRESS: "1" } });
    await app.listen(0, "127.0.0.1");
    // The other one has stopped: nobody listens there.
    url = await startNginx(nginx ?? "", ["http://127.0.0.1:9", app.url]);
    token = await app.auth.mintUserToken("alice");
  });
  const headers = () => ({ authorization: `Bearer ${token}`, "content-type": "application/json" });

  it("what a stopped process did not get, another one answers, and a stream is live while nothing has ended", async () => {
    const body = toInput({ threadId: randomUUID(), runId: "run-1", text: "go" });
    const post = { method: "POST", headers: headers(), body: JSON.stringify(body) };
    const runs = `${url}/api/v1/agent/runs`;
    const statuses = [];
    for (let turn = 0; turn < 4; turn++) statuses.push((await fetch(runs, post)).status);
    expect(statuses).toEqual([202, 202, 202, 202]);
    // No worker process is there: the stream stays open, and what has come by now was not held back.
    const reader = await readSse(`${runs}/${body.threadId}/events?runId=run-1`, { token });
    expect(reader.headers["content-type"]).toContain("text/event-stream");
    await reader.until((frames) => frames.some(({ retry }) => retry !== undefined));
    reader.cut();
  });

  it("bodies are judged by the server, and metrics are not for the world", async () => {
    const large = JSON.stringify({ locale: "x".repeat(2_000_000) });
    const refused = await fetch(`${url}/api/v1/me`, { method: "PATCH", headers: headers(), body: large });
    expect([refused.status, refused.headers.get("content-type")]).toEqual([413, "application/problem+json"]);
    expect((await fetch(`${url}/metrics`)).status).toBe(403);
  });

  it("who asks too much is told so, and not whoever asks from elsewhere", async () => {
    const ask = async (localAddress: string) => {
      const sent = request(`${url}/api/v1/me`, { localAddress }).end();
      const [response] = (await once(sent, "response")) as [IncomingMessage];
      response.resume();
      return response.statusCode;
    };
    let status: number | undefined;
    do status = await ask("127.0.0.2");
    while (status === 401);
    expect([status, await ask("127.0.0.3")]).toEqual([429, 401]);
  });
});
