import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { readImage, type Image } from "./image.ts";

/** `refused`: this image cannot be made smaller. `missing`: no image can, as this machine has no codec. */
export type Shrunk = Image | "refused" | "missing";

/** Throws the signal's reason. */
export type Shrink = (bytes: Uint8Array, signal: AbortSignal) => Promise<Shrunk>;

const program = join(import.meta.dirname, "shrink-process.ts");
const noCodec = 3;
const patienceMs = 30_000;

/** Makes an image as small as models use it, in a process of its own that is gone afterwards, memory and all. */
export const shrink: Shrink = async (bytes, signal) => {
  signal.throwIfAborted();
  const flags = toFlags();
  if (flags === undefined) return "missing";
  const child = spawn(process.execPath, [...flags, program], {
    env: {},
    stdio: ["pipe", "pipe", "ignore"],
    timeout: patienceMs,
    killSignal: "SIGKILL",
    signal,
  });
  const closed = once(child, "close") as Promise<[number | null]>;
  // It may be gone before it has read everything; how it ended says what that means.
  child.stdin.on("error", () => {});
  child.stdin.end(bytes);
  const [made, [code]] = await Promise.all([buffer(child.stdout), closed]).catch((reason: unknown) => {
    signal.throwIfAborted();
    throw reason;
  });
  signal.throwIfAborted();
  if (code === noCodec) return "missing";
  // What comes back is judged as an upload is.
  return code === 0 ? await readImage(made, "").catch(() => "refused" as const) : "refused";
};

/** It may read its own code and the codec, and neither write nor start anything. */
function toFlags(): string[] | undefined {
  try {
    const packages = fileURLToPath(import.meta.resolve("sharp")).replace(/(?<=[\\/]node_modules[\\/]).*$/s, "");
    return [
      "--permission",
      "--allow-addons",
      `--allow-fs-read=${packages}`,
      `--allow-fs-read=${program}`,
      "--no-experimental-sqlite",
      "--disable-sigusr1",
      "--no-warnings",
    ];
  } catch {
    return undefined;
  }
}
