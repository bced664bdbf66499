import { expect, it } from "vitest";
import { patiently } from "../../../../src/store/database/patiently.ts";

const failing = (code: string) => Promise.reject(Object.assign(new Error(code), { code }));

it.each([
  "ECONNREFUSED",
  "CONNECT_TIMEOUT",
  "CONNECTION_CLOSED",
  "CONNECTION_ENDED",
  "57P01",
  "57P03",
  "53100",
  "53300",
  "08006",
  "57014",
])("takes %s for a database that cannot answer now (G229)", async (code) => {
  await expect(patiently(failing(code))).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE", cause: { code } });
});

it.each(["23505", "22021", "42601"])("passes %s on: the statement was judged", async (code) => {
  await expect(patiently(failing(code))).rejects.toMatchObject({ name: "Error", code });
});

it("does not wait for ever (G229)", async () => {
  await expect(patiently(new Promise(() => {}), 20)).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
});
