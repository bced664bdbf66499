import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Attachment } from "../../generated/contract/types.ts";
import type { TestApp } from "./app.ts";
import { atEnd } from "./at-end.ts";

/** A folder of its own for what a server keeps on disk. */
export function scratchHome(): string {
  const home = mkdtempSync(join(tmpdir(), "accord-home-"));
  atEnd(() => rmSync(home, { recursive: true, force: true }));
  return home;
}

export interface Given {
  name?: string;
  type?: string;
  /** Of the part. */
  part?: string;
}

export function toForm(bytes: Buffer, { name = "picture.png", type = "", part = "file" }: Given = {}): FormData {
  const form = new FormData();
  form.append(part, new Blob([new Uint8Array(bytes)], { type }), name);
  return form;
}

/** Over the socket, as a browser does. */
export async function upload(
  app: TestApp,
  who: string,
  bytes: Buffer,
  given?: Given,
): Promise<{ status: number; body: Attachment & { code?: string; detail?: string; retry_after_seconds?: number } }> {
  const response = await fetch(`${app.url}/api/v1/agent/attachments`, {
    method: "POST",
    body: toForm(bytes, given),
    headers: { authorization: `Bearer ${await app.auth.mintUserToken(who)}` },
  });
  return { status: response.status, body: (await response.json()) as Attachment };
}
