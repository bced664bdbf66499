import { readFile } from "node:fs/promises";
import { defineOperation } from "../define.ts";
import { answerStatic, readStatic, toStatic, type StaticFile } from "./_file.ts";

const place = new URL("../../../generated/openapi.json", import.meta.url);
const documents: Partial<Record<"3.1" | "3.2", Promise<StaticFile>>> = {};
/** Of these the contract describes one item: the data of an event, or a line. */
const streamed = ["text/event-stream", "application/x-ndjson"];

export default defineOperation("getOpenapi", async ({ query }, ctx) => {
  const version = query?.version ?? "3.1";
  const document = (documents[version] ??= version === "3.1" ? readStatic(place) : readNext());
  return answerStatic(await document, "application/json", ctx.header("if-none-match"));
});

/** The same document in OpenAPI 3.2, which can say that a schema is that of each item. */
async function readNext(): Promise<StaticFile> {
  const document = JSON.parse(await readFile(place, "utf8"), (key, value: unknown) =>
    streamed.includes(key) ? toItems(value as Record<string, unknown>) : value,
  ) as object;
  return toStatic(Buffer.from(JSON.stringify({ ...document, openapi: "3.2.0" })));
}

const toItems = ({ schema: itemSchema, ...media }: Record<string, unknown>) => ({ ...media, itemSchema });
