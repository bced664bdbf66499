import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generatedFolder } from "../../generated/contract/own.ts";

const place = join(generatedFolder, "openapi.json");

/**
 * A copy of the document for Prism, which takes the schema of a stream's items for that of the whole body, a text. It
 * starts anew when the file changes, so the file must last as long as Prism does.
 */
export function writeForPrism(): { path: string; remove(): void } {
  const document = JSON.parse(readFileSync(place, "utf8"), (key, value: unknown) =>
    key === "text/event-stream" || key === "application/x-ndjson"
      ? { ...(value as object), schema: { type: "string" } }
      : value,
  ) as unknown;
  const folder = mkdtempSync(join(tmpdir(), "accord-prism-"));
  const path = join(folder, "openapi.json");
  writeFileSync(path, JSON.stringify(document));
  return { path, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
