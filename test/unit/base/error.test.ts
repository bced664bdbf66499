import { expect, it } from "vitest";
import { AppError } from "../../../src/base/error.ts";

it("passes an error of the catalogue on as it is", () => {
  const error = new AppError("NOT_FOUND", { id: "x" }, { detail: "No such thing." });
  expect(AppError.from(error)).toBe(error);
  expect(error).toMatchObject({ status: 404, message: "No such thing.", data: { id: "x" } });
});

it("makes INTERNAL of what nobody expected and keeps it as the cause (G220)", () => {
  const reason = new TypeError("secret internals");
  const error = AppError.from(reason);
  expect(error).toMatchObject({ code: "INTERNAL", status: 500, data: {}, detail: undefined, cause: reason });
  expect(error.message).not.toContain("secret");
});

it.each([{ code: "NOT_FOUND", status: 404, message: "trust me" }, "NOT_FOUND", 404, null, undefined])(
  "trusts a thrown %j with nothing (G220)",
  (thrown) => {
    expect(AppError.from(thrown)).toMatchObject({ code: "INTERNAL", status: 500, data: {} });
  },
);

it("leaves an abort alone: only the edge of a run knows that it means canceled", () => {
  expect(AppError.from(new DOMException("stop", "AbortError")).code).toBe("INTERNAL");
});
