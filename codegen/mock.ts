import { startMock } from "./mock/front.ts";

/** `make mock`: the whole API from examples alone, for frontend teams; planned operations answer here too. */
const port = Number(process.env["ACCORD_MOCK_PORT"] ?? "4010");
const mock = await startMock(port, process.argv.slice(2));
console.log(`Mock of generated/openapi.json on ${mock.url} (any bearer token will do). Ctrl-C stops it.`);
console.log(`The web console against it: ${mock.url}/#token=mock`);
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void mock.stop().then(() => process.exit(0)));
