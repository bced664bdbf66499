// Generated from specs. Edit there and run make generate.

import { join } from "node:path";

/** Where the files of this contract lie. */
export const generatedFolder = join(import.meta.dirname, "..");

/** Where the modules of an adopter lie that are part of it. */
export const ownFolder: string | undefined = undefined;
