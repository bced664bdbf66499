import { AppError } from "../base/error.ts";

const readers = { contact: "contacts.read", event: "calendar.read" };

/** What a write changes must still be what was read. Without a version, nobody says what was read. */
export function assertVersion(
  kind: keyof typeof readers,
  { id, version }: { id: string; version: number },
  read: number | undefined,
): void {
  if (read === undefined || read === version) return;
  throw new AppError(
    "VERSION_CONFLICT",
    { [`${kind}_id`]: id, next_steps: [readers[kind]] },
    { detail: `if_version is ${read}, the ${kind} is at version ${version}.` },
  );
}
