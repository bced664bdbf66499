import { expect, it } from "vitest";
import type { Validator } from "../../../generated/contract/validators/validators.ts";
import { AppError } from "../../../src/base/error.ts";
import { front } from "./_front.ts";

/** Takes `{ pong: true }` and nothing else. */
const pong: Validator<unknown> = (value): value is unknown => {
  const fits = JSON.stringify(value) === '{"pong":true}';
  pong.errors = fits ? null : [{ instancePath: "/pong", schemaPath: "", keyword: "const", params: {}, message: "no" }];
  return fits;
};

it("lets an answer pass that the contract knows, without what JSON leaves out", async () => {
  const { send, lines } = front({
    answers: { ping: pong },
    handlers: { ping: async () => ({ pong: true, more: undefined }) },
  });
  expect(await (await send("GET", "/ping")).json()).toEqual({ pong: true });
  expect(lines.join()).not.toContain("the contract");
});

it("says INTERNAL in place of an answer that the contract does not know, and the log says where", async () => {
  const { send, lines } = front({ answers: { ping: pong }, handlers: { ping: async () => ({ pong: "maybe" }) } });
  const answer = await send("GET", "/ping");
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain("maybe");
  expect(lines.join()).toContain("an answer is not what the contract says");
  expect(lines.join()).toContain("/pong no");
});

it("trusts answers where there is nothing to judge them by", async () => {
  const { send } = front({ handlers: { ping: async () => ({ pong: "maybe" }) } });
  expect(await (await send("GET", "/ping")).json()).toEqual({ pong: "maybe" });
});

it("tells of a code that the operation does not list, and sends it all the same", async () => {
  const { send, lines } = front({ handlers: { page: () => Promise.reject(new AppError("CONFIRMATION_MISSING")) } });
  expect(await (await send("GET", "/page")).json()).toMatchObject({ code: "CONFIRMATION_MISSING" });
  expect(lines.map((line) => JSON.parse(line) as Record<string, unknown>)).toContainEqual(
    expect.objectContaining({
      message: "an error has a code that is not listed for what was asked",
      route: "/page",
      error_code: "CONFIRMATION_MISSING",
    }),
  );
});

it("sends no such code where answers are judged", async () => {
  const { send } = front({
    answers: {},
    handlers: { page: () => Promise.reject(new AppError("CONFIRMATION_MISSING")) },
  });
  expect(await (await send("GET", "/page")).json()).toMatchObject({ code: "INTERNAL" });
});

it("judges each line of an answer in lines", async () => {
  const { send } = front({
    answers: { list: pong },
    handlers: { list: async () => new Response('{"pong":true}\n{"pong":false}\n') },
  });
  await expect((await send("GET", "/list")).text()).rejects.toThrow();
});
