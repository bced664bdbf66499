import { beforeAll, expect, inject, it } from "vitest";
import { makeLog } from "../../../src/base/log.ts";
import { createClient, type AgUiEvent } from "../../../src/sdk/sdk.ts";
import { makeStream, type Stream } from "../../../src/stream/stream.ts";
import { testApp, type TestApp } from "../../_kit/app.ts";
import { atEnd } from "../../_kit/at-end.ts";
import { waitFor } from "../../_kit/wait-for.ts";
import { writtenRun } from "../../_kit/written-run.ts";

let app: TestApp;
let stream: Stream;

beforeAll(async () => {
  app = await testApp();
  await app.listen(0);
  stream = makeStream({ redisUrl: inject("services").redisUrl, log: makeLog({ level: "silent" }) });
  atEnd(() => stream.close());
  await waitFor(() => stream.ping());
});

/** A network that breaks in the middle of whatever it carries, after so many bytes. */
function breaking(bytes: number): typeof fetch {
  return async (input) => {
    const response = await fetch(input);
    let left = bytes;
    const cut = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        controller.enqueue(chunk.subarray(0, left));
        left -= chunk.length;
        if (left <= 0) controller.error(new TypeError("the network is gone"));
      },
    });
    return new Response(response.body?.pipeThrough(cut) ?? null, response);
  };
}

it.each([true, false])(
  "G052: the SDK follows a run on a live server across a network that breaks, deltas=%s",
  async (deltas) => {
    const { id: ownerId } = await (await app.as("alice")).getMe();
    const run = await writtenRun(
      { database: app.database, store: app.store, stream, ownerId },
      { runId: `run ${deltas}`, replies: [["call_1"]], superseded: [["a"]], answer: ["Do", "ne."] },
    );
    const largest = Math.max(...run.log.map(({ data }) => data.length));
    const client = createClient({
      baseUrl: app.url,
      token: await app.auth.mintUserToken("alice"),
      fetch: breaking(2 * largest),
    });
    const followed = client.streamRunEvents({
      path: { threadId: run.threadId },
      query: { runId: run.runId, deltas, facts: true },
      maxRetries: 100,
    });
    await run.write(2);
    const received: AgUiEvent[] = [];
    for await (const event of followed) {
      // The run goes on while it is followed.
      if (received.push(event) === 2) await run.write();
    }
    expect(received.at(-1)?.type).toBe("RUN_FINISHED");
    expect(followed.lastEventId).toBe(run.log.at(-1)?.id);
    if (deltas) expect(received).toEqual(run.log.map(({ data }) => JSON.parse(data)));
    else expect(received.filter(({ type }) => type === "TEXT_MESSAGE_END")).toHaveLength(1);
  },
);
