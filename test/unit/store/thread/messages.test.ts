import fc from "fast-check";
import type { Sql } from "postgres";
import { expect, it } from "vitest";
import { makeMessages, type NewMessage } from "../../../../src/store/thread/messages.ts";

it("writes nothing whose content is not a string (G151)", async () => {
  const sql = (() => {
    throw new Error("it reached the database");
  }) as unknown as Sql;
  await fc.assert(
    fc.asyncProperty(
      fc.anything().filter((value) => typeof value !== "string"),
      async (content) => {
        await expect(makeMessages(sql).append({ content } as NewMessage)).rejects.toThrow(
          "messages.content must be a string",
        );
      },
    ),
  );
});
