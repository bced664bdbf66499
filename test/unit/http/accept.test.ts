import { expect, it } from "vitest";
import { assertAcceptable } from "../../../src/http/accept.ts";

it.each<[string | null, string]>([
  [null, "json"],
  ["*/*", "json"],
  ["application/json", "json"],
  ["application/*", "json"],
  ["application/json, text/plain, */*", "json"],
  ["text/html,application/xhtml+xml,*/*;q=0.8", "json"],
  ["Application/JSON; charset=utf-8", "json"],
  ["text/event-stream", "sse"],
  ["text/*;q=0.5, application/json;q=0", "sse"],
  ["", "json"],
  [" , ", "json"],
  ["image/png", "binary"],
  ["image/png", "html"],
])("Accept %j takes %s", (header, response) => {
  expect(() => assertAcceptable(header, response)).not.toThrow();
});

it.each([
  ["text/html", "json"],
  ["application/xml, text/*", "json"],
  ["application/json;q=0", "json"],
  ["application/json;q=0.000, */*", "json"],
  ["application/*;q=0, */*", "json"],
  ["application/json", "sse"],
  ["*/*;q=0", "sse"],
])("Accept %j does not take %s", (header, response) => {
  expect(() => assertAcceptable(header, response)).toThrow(expect.objectContaining({ code: "NOT_ACCEPTABLE" }));
});
