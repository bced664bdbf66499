import { commands, inputLimit, loadForms, loadHelp } from "../../generated/cli/commands.ts";
import { run } from "./program.ts";

const env = { ...process.env };
// Nothing in this process needs it again, and nothing it might start should find it.
delete process.env["ACCORD_CLI_CREDENTIAL"];
// The reader of our lines may go away first.
process.stdout.on("error", () => process.exit(1));

process.exitCode = await run({
  commands,
  inputLimit,
  loadForms,
  loadHelp,
  argv: process.argv.slice(2),
  env,
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  readFile: (path) => process.getBuiltinModule("node:fs").readFileSync(path, "utf8"),
});
