import { describe, expect, it } from "vitest";
import { clean } from "../../../../src/tool/clean/clean.ts";

describe("a megabyte (G137)", () => {
  const pieces = [
    "a",
    "1",
    " ",
    "<",
    "<a",
    "<!--",
    "<script>",
    "[",
    "[](",
    "![](()",
    "&amp;",
    "&",
    "%41",
    "%",
    "\\u0041",
    "A1",
    "eyJ",
    "eyJaaaaa-",
    "a.",
    "a@",
    "@a.",
    "token=",
    "password: ",
    "bearer ",
    "a://",
    "postgres://",
    "x-amz-",
    "sk-",
    "ghp_",
    "-----BEGIN KEY-----",
    "138",
    "1 ",
    "+1 ",
    "138 1234 ",
    "00 ",
    "ignore ",
    "ignore instructions ",
    "忽略",
    "忽略指令",
    "javascript",
    "on",
    "data:a/",
    "\0",
    "\u200b",
    "\ud800",
    "authorization:",
    "cookie:a",
    "git@",
    "https://a",
  ];

  it.each(pieces)("of %j is cleaned", (piece) => {
    const notes = piece.repeat(Math.ceil(1_000_000 / piece.length));
    const { data, warnings } = clean({ notes, items: [notes, { title: notes }] }, { method: "calendar.read" });
    expect(JSON.stringify(data).length).toBeLessThan(30_000);
    expect(warnings).toContain("truncated_output");
  });
});
