import { describe, expect, it } from "vitest";
import { toNetwork } from "../../../src/http/client-address.ts";
import { makeLimits } from "../../../src/http/http.ts";
import type { LimitRules } from "../../../src/http/limits.ts";
import { EventStream } from "../../../src/http/sse.ts";
import { front, problemOf } from "./_front.ts";

// One request per second is ten in the ten seconds that count.
const rules: LimitRules = { requestsPerUser: 1, requestsPerAddress: 1, proxies: 0, streams: 2 };
const limited = (change: Partial<LimitRules> = {}, more: Parameters<typeof front>[0] = {}) =>
  front({ ...more, limits: makeLimits({ ...rules, ...change }) });

const times = async (count: number, send: (no: number) => Promise<Response>): Promise<number[]> => {
  const statuses: number[] = [];
  for (let no = 0; no < count; no++) statuses.push((await send(no)).status);
  return statuses;
};
const all = (count: number, status: number): number[] => Array.from({ length: count }, () => status);

describe("requests (G223)", () => {
  it("of one user beyond the limit get 429 with what is left and when; another user is not touched", async () => {
    const { send, auth } = limited();
    const first = await send("GET", "/items/1");
    expect(first.headers.get("ratelimit-policy")).toBe('"user";q=10;w=10');
    expect(first.headers.get("ratelimit")).toBe('"user";r=9;t=10');
    expect(await times(9, () => send("GET", "/items/1"))).toEqual(all(9, 200));
    const refused = await send("GET", "/items/1");
    expect(refused.status).toBe(429);
    expect(refused.headers.get("ratelimit")).toMatch(/^"user";r=0;t=([1-9]|10)$/);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await problemOf(refused)).toMatchObject({ code: "RATE_LIMITED", retry_after_seconds: expect.any(Number) });
    const bob = { headers: { authorization: `Bearer ${await auth.mintUserToken("bob")}` } };
    expect((await send("GET", "/items/1", bob)).status).toBe(200);
  });

  it("without a valid token are counted by address: public pages, unknown paths and guessed tokens together", async () => {
    const { send } = limited();
    const anonymous = { anonymous: true };
    expect(await times(4, () => send("GET", "/page", anonymous))).toEqual(all(4, 200));
    expect(await times(3, () => send("GET", "/nowhere", anonymous))).toEqual(all(3, 404));
    const guess = { headers: { authorization: "Bearer not.a.token" } };
    expect(await times(5, () => send("GET", "/items/1", guess))).toEqual([...all(3, 401), ...all(2, 429)]);
    expect((await send("GET", "/page", anonymous)).headers.get("ratelimit-policy")).toBe('"address";q=10;w=10');
    // The users behind that address go on.
    expect((await send("GET", "/items/1")).status).toBe(200);
  });

  it("to an operation that is never limited are always answered", async () => {
    const { send } = limited();
    const statuses = await times(30, () => send("GET", "/ping", { anonymous: true }));
    expect(statuses).toEqual(all(30, 200));
  });

  it("are not counted where the limit is 0", async () => {
    const { send } = limited({ requestsPerUser: 0 });
    expect(await times(30, () => send("GET", "/items/1"))).toEqual(all(30, 200));
    expect((await send("GET", "/items/1")).headers.get("ratelimit")).toBeNull();
  });

  it("cannot change their address by a header that no proxy wrote", async () => {
    const from = (address: string) => ({ anonymous: true, headers: { "x-forwarded-for": address } });
    const direct = limited();
    const without = await times(12, (no) => direct.send("GET", "/page", from(`192.0.2.${no}`)));
    expect(without).toEqual([...all(10, 200), ...all(2, 429)]);
    const behind = limited({ proxies: 1 });
    // The last address is the proxy's word, those before it are the client's.
    const forged = await times(12, (no) => behind.send("GET", "/page", from(`192.0.2.${no}, 203.0.113.9`)));
    expect(forged).toEqual([...all(10, 200), ...all(2, 429)]);
    expect((await behind.send("GET", "/page", from("192.0.2.1, 203.0.113.10"))).status).toBe(200);
  });

  it.each([
    ["192.0.2.7", "192.0.2.7"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0DB8:1:2::9", "2001:db8:1:2::/64"],
    ["2001:db8::9", "2001:db8:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["x".repeat(500), "x".repeat(64)],
  ])("from %s are counted for %s", (address, network) => {
    expect(toNetwork(address)).toBe(network);
  });
});

describe("event streams (G223)", () => {
  const quiet = async () => new EventStream(() => () => {});

  it("of one user beyond the limit get 429 before they begin, and closing one makes room", async () => {
    let begun = 0;
    const watch = async () => (begun++, await quiet());
    const { send, auth } = limited({ requestsPerUser: 0 }, { handlers: { watch } });
    const leaving = new AbortController();
    const [first] = await Promise.all([send("GET", "/watch", { signal: leaving.signal }), send("GET", "/watch")]);
    expect(first.status).toBe(200);
    const refused = await send("GET", "/watch");
    expect([refused.status, begun]).toEqual([429, 2]);
    expect(refused.headers.get("ratelimit-policy")).toBe('"streams";q=2');
    expect(refused.headers.get("ratelimit")).toBe('"streams";r=0');
    expect(refused.headers.get("retry-after")).toBe("5");
    expect(await problemOf(refused)).toMatchObject({ code: "TOO_MANY_STREAMS" });
    const bob = { headers: { authorization: `Bearer ${await auth.mintUserToken("bob")}` } };
    expect((await send("GET", "/watch", bob)).status).toBe(200);
    leaving.abort();
    expect((await send("GET", "/watch")).status).toBe(200);
  });

  it("that never become one take no place", async () => {
    const answers = [
      async () => new Response(null, { status: 204 }),
      async () => {
        throw new Error("no such run");
      },
    ];
    let no = 0;
    const { send } = limited({ requestsPerUser: 0 }, { handlers: { watch: () => answers[no++ % 2]!() } });
    expect(await times(6, () => send("GET", "/watch"))).toEqual([204, 500, 204, 500, 204, 500]);
    const heads = limited({ requestsPerUser: 0 }, { handlers: { watch: quiet } });
    expect(await times(6, () => heads.send("HEAD", "/watch"))).toEqual(all(6, 200));
  });
});
