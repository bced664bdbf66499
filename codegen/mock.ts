import { relative } from "node:path";
import { useOwnModules } from "../src/main/own-modules.ts";

/** `make mock`: the whole API from examples alone, for frontend teams; planned operations answer here too. */
// With modules of an adopter it is their contract that is loaded below.
useOwnModules();
const { startMock } = await import("./mock/front.ts");
const { generatedFolder } = await import("../generated/contract/own.ts");
const port = Number(process.env["ACCORD_MOCK_PORT"] ?? "4010");
const mock = await startMock(port, process.argv.slice(2));
const document = `${relative(process.cwd(), generatedFolder)}/openapi.json`;
console.log(`Mock of ${document} on ${mock.url} (any bearer token will do). Ctrl-C stops it.`);
console.log(`The web console against it: ${mock.url}/#token=mock`);
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void mock.stop().then(() => process.exit(0)));
