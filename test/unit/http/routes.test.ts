import { expect, it } from "vitest";
import { makeRoutes } from "../../../src/http/routes.ts";

const route = makeRoutes([
  { method: "GET", template: "/", target: "root" },
  { method: "GET", template: "/runs", target: "list" },
  { method: "POST", template: "/runs", target: "create" },
  { method: "GET", template: "/runs/{id}", target: "read" },
  { method: "GET", template: "/runs/{id}/events", target: "events" },
  { method: "POST", template: "/modules/calendar/read", target: "method" },
]);

it.each([
  ["/", "GET", "root", undefined],
  ["/runs", "POST", "create", undefined],
  ["/runs/a%2Fb", "GET", "read", { id: "a%2Fb" }],
  ["/runs/x/events", "GET", "events", { id: "x" }],
  ["/modules/calendar/read", "POST", "method", undefined],
])("leads %s with %s to %s", (path, method, target, values) => {
  const match = route(path);
  expect(match?.methods.get(method)).toBe(target);
  expect(match?.values && { ...match.values }).toEqual(values);
});

it.each([
  "/runs/",
  "/Runs",
  "//runs",
  "/runs//events",
  "/runs/x/events/",
  "/runs/x/y",
  "",
  "runs",
  "/__proto__",
  "/constructor",
])("knows no %j (G222)", (path) => {
  expect(route(path)).toBeUndefined();
});

it("keeps a value called __proto__ a value (G028)", () => {
  expect(route("/runs/__proto__")?.values?.["id"]).toBe("__proto__");
});
