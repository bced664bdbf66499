import { expect, it } from "vitest";
import { parseBearer } from "../../../src/auth/bearer.ts";

const token = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhIn0.c2ln";

it("takes one token and nothing else", () => {
  expect(parseBearer(`Bearer ${token}`)).toBe(token);
  expect(parseBearer(`bearer ${token}`)).toBe(token);
});

it.each([
  ["no header", null],
  ["an empty one", ""],
  ["another scheme", `Basic ${token}`],
  ["the token alone", token],
  ["no token", "Bearer "],
  ["two blanks", `Bearer  ${token}`],
  ["a tab", `Bearer\t${token}`],
  ["a blank behind", `Bearer ${token} `],
  ["a blank inside", `Bearer ${token.replace(".", ". ")}`],
  ["a line break", `Bearer ${token}\n`],
  ["two tokens", `Bearer ${token} ${token}`],
  ["two headers joined", `Bearer ${token}, Bearer ${token}`],
  ["padding", `Bearer ${token}=`],
  ["padding inside", `Bearer ${token.replace(".", "=.")}`],
  ["plain base64", `Bearer ${token.replace("J", "+")}`],
  ["a slash", `Bearer ${token.replace("J", "/")}`],
  ["left-over bits", `Bearer ${token.slice(0, -2)}b`],
  ["an impossible length", `Bearer ${token}aaaab`],
  ["two parts", `Bearer ${token.split(".").slice(0, 2).join(".")}`],
  ["an empty signature", `Bearer ${token.split(".").slice(0, 2).join(".")}.`],
  ["five parts", `Bearer ${token}.a.b`],
  ["a JSON token", 'Bearer {"payload":"","signature":""}'],
  ["letters beyond ASCII", `Bearer ${token}é`],
  ["a very long one", `Bearer ${"a".repeat(4000)}.${"a".repeat(4000)}.${"a".repeat(4000)}`],
])("refuses %s (G117)", (_, header) => {
  expect(parseBearer(header)).toBeUndefined();
});
