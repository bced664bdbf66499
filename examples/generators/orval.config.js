import { defineConfig } from "orval";

/** Types and functions on fetch, in one file. */
export default defineConfig({
  accord: { input: process.env.DOCUMENT, output: { target: "out/orval.ts", client: "fetch" } },
});
