import { join } from "node:path";
import { build, type Plugin } from "esbuild";
import { oneLine } from "../load.ts";
import type { Model } from "../model.ts";
import { modulePath } from "../model/openapi.ts";
import { emitErrors } from "./errors.ts";
import { header, json, type Emitter, type OutputFile } from "./file.ts";

const source = join(import.meta.dirname, "..", "..", "src", "cli", "main.ts");

/**
 * project-cli: its command table, its help, and the program itself in one JavaScript file. The program is src/cli,
 * bundled here because it is started for every owner who talks to the assistant, and reading types away at each start
 * would cost more than all the rest of it. Validators stay outside of the bundle: a call loads those of its method.
 */
export const emitCli: Emitter = async (model) => {
  const commands = { path: "cli/commands.ts", text: commandsText(model) };
  return [
    commands,
    { path: "cli/help.json", text: `${json(helpOf(model))}\n` },
    { path: "cli/project-cli.mjs", text: await bundle([commands, ...(await emitErrors(model))]) },
  ];
};

function commandsText({ methods, methodBodyLimit, place }: Model): string {
  const lines = methods.map(
    (method) =>
      `  "${method.id}": { path: "${modulePath(method)}", load: () => ` +
      `import("../contract/validators/methods/${method.id}.js") },`,
  );
  return `${header("specs/modules")}import type { Command } from "../${place.toProduct}/src/cli/caller.ts";
import type { HelpModule } from "../${place.toProduct}/src/cli/help.ts";
import type { InputForm } from "../contract/input-forms.js";

export const commands: Readonly<Record<string, Command>> = {
${lines.join("\n")}
};

/** The most bytes an input may have; the server refuses more. */
export const inputLimit = ${methodBodyLimit};

export const loadForms = async (): Promise<Readonly<Record<string, InputForm>>> =>
  (await import("../contract/input-forms.js")).inputForms;

export const loadHelp = async (): Promise<readonly HelpModule[]> =>
  (await import("./help.json", { with: { type: "json" } })).default;
`;
}

const helpOf = ({ modules, methods }: Model) =>
  modules.map(({ module, description }) => ({
    module,
    description: oneLine(description),
    methods: methods
      .filter((method) => method.module === module)
      .map(({ method, summary, annotations, policy, planned }) => ({
        method,
        summary: oneLine(summary),
        writes: !annotations.read_only,
        asks: policy === "ask",
        planned,
      })),
  }));

async function bundle(generated: OutputFile[]): Promise<string> {
  const built = await build({
    entryPoints: [source],
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
    target: "node24",
    legalComments: "none",
    logLevel: "error",
    banner: { js: `#!/usr/bin/env node\n${header("specs/modules and src/cli")}` },
    plugins: [fresh(generated)],
  });
  // esbuild names each file in a comment, with a path that depends on the folder it ran in.
  return (built.outputFiles[0]?.text ?? "").replace(/^\/\/ (?:\.\.\/|src\/|codegen\/|generated\/|fresh:).*\n/gm, "");
}

/** What src/cli imports from generated/ is what is being generated right now, not what an earlier run left there. */
const fresh = (files: OutputFile[]): Plugin => ({
  name: "fresh",
  setup({ onResolve, onLoad }) {
    // Not by esbuild's own list: it takes a pattern for a place beside the checkout, which may be called so.
    onResolve({ filter: /^(?:\.\.\/contract\/|\.\/help\.json$)/, namespace: "fresh" }, ({ path }) => ({
      path,
      external: true,
    }));
    onResolve({ filter: /\/generated\// }, ({ path }) => ({
      namespace: "fresh",
      path: path.slice(path.indexOf("generated/") + "generated/".length),
    }));
    onLoad({ filter: /.*/, namespace: "fresh" }, ({ path }) => ({
      loader: "ts",
      contents: files.find((file) => file.path === path)?.text ?? "",
    }));
  },
});
