import { readConfig } from "./config.ts";
import { stop } from "./stop.ts";

// For `make dev`: stops what its server has left, also while a source file that the server imports cannot be read. So
// nothing but the embedded services and the settings may be imported here.
await stop({ config: await readConfig(), say: () => {} });
