import { spawn } from "node:child_process";
import { join } from "node:path";

/** The whole API from examples alone, for frontend teams: planned operations answer here too. */
const root = join(import.meta.dirname, "..");
const port = process.env["ACCORD_MOCK_PORT"] ?? "4010";
const prism = join(root, "node_modules", ".bin", "prism");
console.log(`Mock of generated/openapi.json on http://127.0.0.1:${port} (any bearer token will do). Ctrl-C stops it.`);
const child = spawn(
  prism,
  ["mock", "--host", "127.0.0.1", "--port", port, join(root, "generated", "openapi.json"), ...process.argv.slice(2)],
  { stdio: "inherit" },
);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
child.on("exit", (code) => process.exit(code ?? 0));
