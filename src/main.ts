#!/usr/bin/env node
import { startNew } from "./main/new.ts";
import { useOwnModules } from "./main/own-modules.ts";

const [command, ...rest] = process.argv.slice(2);
// A module is made, or imported, before there is a contract that has it.
if (command === "new") process.exit(await startNew(rest));
if (command !== "import-mcp") useOwnModules();
await import("./main/program.ts");
