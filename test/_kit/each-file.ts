import { afterAll } from "vitest";
import { cleanUpFile } from "./at-end.ts";

// Runs anew for every test file, also where files share a process and with it the modules of src/ and of the kit: a
// hook that such a module sets would only serve the first file that imports it.
const environment = { ...process.env };

// Each app ends its children with the process that it is in; the apps of a file are in one.
process.setMaxListeners(100);

afterAll(async () => {
  await cleanUpFile();
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
});
