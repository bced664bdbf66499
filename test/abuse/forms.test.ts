import { Agent, request } from "node:http";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "../_kit/app.ts";
import { atEnd } from "../_kit/at-end.ts";
import { png } from "../_kit/images.ts";
import { scratchHome } from "../_kit/uploads.ts";
import { factor, seed } from "./_seed.ts";

let app: TestApp;
let token: string;
const agent = new Agent({ keepAlive: true, maxSockets: 8 });

beforeAll(async () => {
  app = await testApp({ env: { ACCORD_HOME: scratchHome(), ACCORD_UPLOADS_PER_DAY: "1000" } });
  await app.listen(0);
  token = await app.auth.mintUserToken("alice");
  atEnd(() => agent.destroy());
});

interface Answer {
  status: number;
  type: string;
  body: string;
}

function post(body: Buffer, type: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, "content-type": type, "content-length": body.length };
    const req = request(`${app.url}/api/v1/agent/attachments`, { method: "POST", agent, headers }, (res) => {
      const chunks: Buffer[] = [];
      res.on("data", (chunk: Buffer) => chunks.push(chunk));
      res.on("end", () =>
        resolve({
          status: res.statusCode ?? 0,
          type: res.headers["content-type"] ?? "",
          body: Buffer.concat(chunks).toString("utf8"),
        }),
      );
      res.on("error", reject);
    });
    req.on("error", reject);
    req.end(body);
  });
}

const form = "multipart/form-data; boundary=b";
const isRefused = ({ status, type }: Answer): boolean =>
  status >= 400 && status < 500 && type.startsWith("application/problem+json");

/** Pieces that forms are made of, right and wrong, put together in any order. */
const piece = fc.constantFrom(
  "--b",
  "--b--",
  "\r\n",
  "\n",
  "\r\n\r\n",
  "--",
  "-",
  "\0",
  'Content-Disposition: form-data; name="file"; filename="a.png"',
  "Content-Disposition: form-data; name=file",
  'Content-Disposition: form-data; name="other"',
  "Content-Disposition:",
  "content-type: image/png",
  "Content-Transfer-Encoding: base64",
  "X".repeat(9000),
  ": ",
  '"',
  "é漢\u2028",
);
const random = fc.array(fc.oneof({ weight: 4, arbitrary: piece }, fc.string({ unit: "binary", maxLength: 12 })), {
  maxLength: 14,
});
const whole = Buffer.concat([
  Buffer.from(
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n',
  ),
  png(),
  Buffer.from("\r\n--b--\r\n"),
]);

async function judge(bodies: readonly Buffer[], isRight: (answer: Answer) => boolean): Promise<void> {
  const wrong: { body: string; answer: Answer | string }[] = [];
  const rest = [...bodies];
  const work = async (): Promise<void> => {
    for (let body = rest.pop(); body !== undefined; body = rest.pop()) {
      const answer = await post(body, form).catch((reason: Error) => reason.message);
      if (typeof answer === "string" || !isRight(answer)) wrong.push({ body: body.toString("latin1"), answer });
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  expect(wrong).toEqual([]);
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
}

describe("a malformed form", () => {
  // The second boundary without a part used to end the process; the part without headers used to get no answer.
  it.each([
    ["three boundaries and nothing else", "--b\r\n--b\r\n--b\r\n"],
    ["a part without headers", "--b\r\n\r\n--b--"],
    ["nothing", ""],
    ["only an end", "--b--"],
    ["two ends", "--b--\r\n--b--"],
    ["a header without an end", "--b\r\nContent-Disposition: form-data"],
  ])("of %s is refused at once, and the server goes on", async (_, text) => {
    expect(await post(Buffer.from(text), form)).toSatisfy(isRefused);
    expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
  });

  it.each([
    "multipart/form-data",
    "multipart/form-data; boundary=",
    `multipart/form-data; boundary=${"x".repeat(300)}`,
  ])("under the content type %s is refused", async (type) => {
    expect(await post(whole, type)).toSatisfy(isRefused);
  });

  it("is refused wherever a right one is cut", async () => {
    const cuts = Array.from({ length: whole.length - 2 }, (_, at) => whole.subarray(0, at));
    // The last line break may be missing; all else is needed.
    await judge(
      cuts.filter((cut) => !cut.toString("latin1").endsWith("--b--")),
      isRefused,
    );
  });

  it(`is refused whatever it is made of (seed ${seed})`, async () => {
    const forms = fc.sample(random, { seed, numRuns: 5000 * factor }).map((pieces) => Buffer.from(pieces.join("")));
    await judge(forms, isRefused);
  });

  it(`is refused when any byte of a right one is changed, or stored as it is (seed ${seed})`, async () => {
    const change = fc.tuple(fc.nat({ max: whole.length - 1 }), fc.nat({ max: 255 }));
    const forms = fc.sample(change, { seed, numRuns: 500 * factor }).map(([at, byte]) => {
      const changed = Buffer.from(whole);
      changed[at] = byte;
      return changed;
    });
    await judge(forms, (answer) => answer.status === 201 || isRefused(answer));
  });

  it("of twenty megabytes is told that it is too large", async () => {
    expect(await post(Buffer.alloc(20_971_520), form)).toMatchObject({ status: 413 });
  });
});
