import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { getHeapSnapshot } from "node:v8";

/** Loaded into a child before its own program: at a signal it writes down all that it can still reach. */
process.on("SIGUSR2", async () => {
  globalThis.gc();
  await pipeline(getHeapSnapshot(), createWriteStream(process.env.TMPDIR ?? `/tmp/accord-memory-${process.pid}`));
  process.stderr.write("memory written\n");
});
