import { describe, expect, it } from "vitest";
import { isSecretKey, maskSecrets } from "../../../../src/base/secrets.ts";
import { clean } from "../../../../src/tool/clean/clean.ts";
import { cleanText } from "../../../../src/tool/clean/text.ts";
import { encodings, ordinary, secrets, tracesOf } from "./_corpus.ts";

describe("secrets (G131)", () => {
  it("are a corpus worth the name", () => {
    expect(new Set(secrets.map(({ secret }) => secret)).size).toBeGreaterThanOrEqual(200);
  });

  it.each(Object.entries(encodings))("survive nowhere: %s", (_, encode) => {
    const survivors = secrets.filter(({ text, secret }) => {
      const out = cleanText(encode(text)).text.toLowerCase();
      return !out.includes("***") || tracesOf(secret).some((trace) => out.includes(trace));
    });
    expect(survivors).toEqual([]);
  });

  it("are not seen where there are none", () => {
    expect(ordinary.filter((text) => maskSecrets(text).count > 0)).toEqual([]);
  });

  it.each([
    ["Authorization: Bearer abcdef123456", "Authorization: Bearer ***"],
    ["postgres://app:p/a@ss@db/x", "postgres://app:***@db/x"],
    ["redis://:hunter22@cache:6379", "redis://:***@cache:6379"],
    ["https://x.example/a?sig=abc%2Bd&name=b#top", "https://x.example/a?sig=***&name=b#top"],
    ['{\\"password\\":\\"two words\\",\\"a\\":1}', '{\\"password\\":\\"***\\",\\"a\\":1}'],
    ["Server=s;Password=abc123;Encrypt=true", "Server=s;Password=***;Encrypt=true"],
    ["密码：abc123，请保管", "密码：***，请保管"],
    ["mysql -uroot -phunter22 shop", "mysql -uroot -p*** shop"],
    ["curl -u bob:hunter22 https://x.example", "curl -u bob:*** https://x.example"],
    ["your code is 493822, valid for 5 min", "your code is ***, valid for 5 min"],
    ["the secret key for Stripe is a1b2c3d4 now", "the secret key for Stripe is *** now"],
    ["Key AKIAG3OL5DP\nH5I5U434K\nThanks", "Key ***\nThanks"],
  ])("leave what is around them: %s", (text, expected) => {
    expect(maskSecrets(text).text).toBe(expected);
  });

  it("are masked by the name of their field", () => {
    const { data, redactions } = clean(
      { accessToken: "x", nested: { client_secret: ["y"], Authorization: "z", note: "ok" } },
      { method: "memory.read" },
    );
    expect(data).toEqual({ accessToken: "***", nested: { client_secret: "***", Authorization: "***", note: "ok" } });
    expect(redactions).toBe(3);
    for (const name of ["id", "nextCursor", "tokens", "keyword", "secretary", "title"])
      expect(isSecretKey(name)).toBe(false);
  });

  it("go wherever they stand, also in keys, addresses and cursors", () => {
    const token = `ghp_${"a1B2".repeat(9)}`;
    const data = {
      [token]: 1,
      meetingUrl: `https://x.example/?access_token=${token}`,
      nextCursor: token,
      items: [{ name: token }],
    };
    expect(JSON.stringify(clean(data, { method: "calendar.read" }).data)).not.toContain(token);
  });

  it("that are known go in halves too (G106)", () => {
    const known = "k7Qm2vX9pL4sT8wZ1nB6cD3fG5hJ0yRa"; // no shape of its own
    const forms = [
      known,
      known.slice(16),
      known.slice(0, 16),
      Buffer.from(`xy${known}`).toString("base64"),
      Buffer.from(known).toString("hex"),
      encodeURIComponent(known),
    ];
    for (const form of forms) {
      const { data, redactions } = clean({ title: `a ${form} b` }, { method: "calendar.read", known: [known] });
      expect(redactions).toBeGreaterThan(0);
      expect(JSON.stringify(data)).not.toContain(form);
    }
  });
});
