import { defineConfig } from "@kubb/core";
import { pluginOas } from "@kubb/plugin-oas";
import { pluginTs } from "@kubb/plugin-ts";

/** One file for each type. */
export default defineConfig({
  input: { path: process.env.DOCUMENT },
  output: { path: "out/kubb", clean: true, format: false },
  plugins: [pluginOas({ generators: [] }), pluginTs({ output: { path: "." } })],
});
