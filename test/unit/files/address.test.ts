import { describe, expect, it } from "vitest";
import { parseAddress, toAddress } from "../../../src/files/address.ts";
import { toFilename } from "../../../src/files/filename.ts";
import { makeSigner } from "../../../src/files/sign.ts";
import { makeStorage } from "../../../src/files/storage.ts";

const { sign, isSigned } = makeSigner(new Uint8Array(32).fill(7));
const what = { id: "att_1", ownerId: "usr_1", expires: 1_773_662_400 };

describe("a signature (G192)", () => {
  it("fits what it was made for and nothing else", () => {
    const signature = sign(what);
    expect(isSigned({ ...what, signature })).toBe(true);
    for (const other of [
      { id: "att_2" },
      { ownerId: "usr_2" },
      { expires: what.expires + 1 },
      { signature: "" },
      { signature: `${signature}A` },
      { signature: signature.slice(1) },
    ]) {
      expect(isSigned({ ...what, signature, ...other })).toBe(false);
    }
    // 43 letters say 258 bits, two more than there are: the last letter has four spellings, and one is ours.
    const last = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    expect(
      [...last].filter((letter) => isSigned({ ...what, signature: signature.slice(0, -1) + letter })),
    ).toHaveLength(1);
  });

  it("does not let one part lend letters to the next", () => {
    expect(sign({ id: "att_1", ownerId: "usr_12", expires: 3 })).not.toBe(
      sign({ id: "att_12", ownerId: "usr_1", expires: 3 }),
    );
    expect(makeSigner(new Uint8Array(32).fill(8)).isSigned({ ...what, signature: sign(what) })).toBe(false);
  });
});

describe("an address (G190, G193)", () => {
  const origin = "http://127.0.0.1:8787";
  const address = toAddress(origin, { id: "att_1", expires: 5, signature: "abc" });

  it("is read back as it was written", () => {
    expect(parseAddress(origin, address)).toEqual({ id: "att_1", expires: 5, signature: "abc" });
  });

  it.each([
    address.replace("http:", "https:"),
    address.replace("http:", "HTTP:"),
    address.replace("127.0.0.1", "localhost"),
    address.replace("127.0.0.1", "2130706433"),
    address.replace("127.0.0.1", "0x7f.1"),
    address.replace("127.0.0.1", "[::ffff:127.0.0.1]"),
    address.replace("127.0.0.1", "127.0.0.1.nip.io"),
    address.replace("127.0.0.1:8787", "127.0.0.1:8787@169.254.169.254"),
    address.replace("127.0.0.1", "evil.example#127.0.0.1"),
    address.replace("127.0.0.1:8787/", "127.0.0.1:8787\\@evil.example/"),
    address.replace("/att_1", "/../attachments/att_1"),
    address.replace("/att_1", "/att_1%2f..%2fatt_2"),
    address.replace("/att_1", "/att_1/"),
    address.replace("att_1", "..%2f..%2fetc"),
    address.replace("att_1", "att_1\0"),
    address.replace("expires=5", "expires=05"),
    address.replace("expires=5", "expires=5&expires=9"),
    address.replace("expires=5", "expires=5e9"),
    address.replace("?expires=5&signature=abc", "?signature=abc&expires=5"),
    `${address}&x=1`,
    `${address}#x`,
    ` ${address}`,
    `${address}\n`,
    "gopher://127.0.0.1:8787/api/v1/agent/attachments/att_1?expires=5&signature=abc",
    "file:///etc/passwd",
    "",
  ])("is not %s", (other) => {
    expect(parseAddress(origin, other)).toBeUndefined();
  });
});

describe("a name (G196)", () => {
  it.each([
    ["../../etc/passwd", "passwd"],
    ["..\\..\\boot.ini", "boot.ini"],
    ["/etc/shadow", "shadow"],
    ["a\0b\n.png", "ab.png"],
    ["gpj.\u202Eexe", "gpj.exe"],
    ["白板.png", "白板.png"],
    ["..", undefined],
    ["", undefined],
  ])("%j is shown as %j", (given, shown) => {
    expect(toFilename(given)).toBe(shown);
  });

  it("is cut where it is too long", () => {
    expect(toFilename("x".repeat(5000))).toHaveLength(255);
  });

  it("never becomes a path, and no path but an attachment's reaches the storage", async () => {
    const storage = makeStorage({ folder: "/nowhere" });
    for (const path of [
      "../etc/passwd",
      "usr_1/../usr_2/att_1",
      "/etc/passwd",
      "usr_01jq/att_%2e%2e",
      "usr_a\\att_b",
      `usr_${"0".repeat(26)}/att_${"0".repeat(26)}\0`,
    ]) {
      await expect(storage.get(path)).rejects.toThrow("this is no path of an attachment");
    }
  });
});
