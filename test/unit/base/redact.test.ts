import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { redactText, redactValue } from "../../../src/base/redact.ts";

const jwt = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJjYW5hcnkifQ.c2lnbmF0dXJlLWNhbmFyeQ";

describe("redactText (G139, G206)", () => {
  it.each([
    [`Authorization: Bearer ${jwt}`, "Authorization: Bearer ***"],
    [`token was ${jwt}, sorry`, "token was ***, sorry"],
    ["basic YWxpY2U6Y2FuYXJ5", "basic ***"],
    ["postgres://accord:canary@db:5432/accord", "postgres://accord:***@db:5432/accord"],
    ["redis://:canary@cache:6379", "redis://:***@cache:6379"],
    [
      "https://s3/x.png?X-Amz-Signature=canary&X-Amz-Expires=60",
      "https://s3/x.png?X-Amz-Signature=***&X-Amz-Expires=***",
    ],
    ["/files/1?sig=canary&name=a", "/files/1?sig=***&name=a"],
    ["/files/1?signature=canary#top", "/files/1?signature=***#top"],
    ["password=canary; user=alice", "password=***; user=alice"],
    ["key sk-canarycanary", "key ***"],
  ])("turns %s into %s", (text, expected) => {
    expect(redactText(text)).toBe(expected);
  });

  it("leaves ordinary text alone", () => {
    const text = "EVENT_NOT_FOUND evt_01 2026-03-17T09:00:00-07:00 https://example.com/a?b=c 会议";
    expect(redactText(text)).toBe(text);
  });

  it("is the same the second time", () => {
    fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => redactText(redactText(text)) === redactText(text)));
  });

  // What is not linear does not end within a test; linear.test.ts looks at each pattern.
  it.each(["eyJaaaaa-", "a://", "bearer ", "x-amz-", "sk-"])("comes to an end with “%s” over and over", (piece) => {
    expect(redactText(piece.repeat(1_000_000 / piece.length))).not.toBe("");
  });
});

describe("redactValue (G206)", () => {
  it("masks by key, keeps the rest, and survives cycles", () => {
    const value: Record<string, unknown> = {
      Authorization: "x",
      access_token: "y",
      nested: [{ password: "z", note: "ok" }],
      count: 3,
      big: 10n,
    };
    value["self"] = value;
    const text = JSON.stringify(redactValue(value));
    expect(text).toContain(
      '"Authorization":"***","access_token":"***","nested":[{"password":"***","note":"ok"}],"count":3,"big":"10"',
    );
  });

  it("shows an error's causes without their secrets", () => {
    const error = new Error("outer", { cause: Object.assign(new Error(`inner ${jwt}`), { code: "ECONNREFUSED" }) });
    const fields = redactValue(error) as { message: string; cause: { message: string; code: string } };
    expect(fields).toMatchObject({ message: "outer", cause: { message: "inner ***", code: "ECONNREFUSED" } });
    expect(JSON.stringify(fields)).not.toContain("eyJ");
  });
});
