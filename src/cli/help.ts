import type { InputForm } from "../../generated/contract/input-forms.js";
import { toMethodId } from "../base/method-id.ts";
import { exitCodes } from "./exit.ts";

/** The specs as a person reads them. */
export interface HelpModule {
  readonly module: string;
  readonly description: string;
  readonly methods: readonly {
    readonly method: string;
    readonly summary: string;
    readonly writes: boolean;
    readonly asks: boolean;
    readonly planned: boolean;
  }[];
}

export const usage = `\
Usage: project-cli <module> <method> [--input <file>]   one call; its input is JSON from the file or from standard input
       project-cli serve                                one JSON line per call, until standard input ends
       project-cli [<module> [<method>]] --help`;

export interface Help {
  modules: readonly HelpModule[];
  forms: Readonly<Record<string, InputForm>>;
  colors: boolean;
}

export function helpText(help: Help, module?: string, method?: string): string | undefined {
  const { bold } = paint(help.colors);
  const found = help.modules.find((entry) => entry.module === module);
  if (module === undefined) {
    const lists = help.modules.map((entry) => moduleText(entry, help.colors));
    return [usage, ...lists, `${bold("Environment")}\n${environment}`, `${bold("Exit codes")}\n${codes}`].join("\n\n");
  }
  if (found === undefined) return undefined;
  if (method === undefined) return moduleText(found, help.colors);
  const entry = found.methods.find((item) => item.method === method);
  return (
    entry &&
    [
      `${bold(`${module} ${method}`)}  ${entry.summary}${notes(entry, help.colors)}`,
      ...formTexts(help, toMethodId({ module, method })),
    ].join("\n\n")
  );
}

const environment = `\
  ACCORD_CLI_CREDENTIAL   whose calls these are; \`accord token --cli <user>\` prints one for ten minutes
  ACCORD_CLI_URL          the server (the one that runs here, else http://127.0.0.1:8787)
  ACCORD_CLI_METHODS      methods this program may call, separated by commas; else the credential decides
                          serve needs both, or \`credential\` and \`methods\` in every line
  NO_COLOR                plain text on a terminal too`;

const codes = Object.values(exitCodes)
  .map(([code, meaning]) => `  ${code}  ${meaning}`)
  .join("\n");

function moduleText({ module, description, methods }: HelpModule, colors: boolean): string {
  const width = Math.max(...methods.map(({ method }) => method.length));
  const lines = methods.map((entry) => `  ${entry.method.padEnd(width)}  ${entry.summary}${notes(entry, colors)}`);
  return [`${paint(colors).bold(module)}  ${description}`, ...lines].join("\n");
}

function notes({ writes, asks, planned }: HelpModule["methods"][number], colors: boolean): string {
  const words = [writes ? "writes" : "", asks ? "the assistant asks first" : "", planned ? "not built yet" : ""].filter(
    Boolean,
  );
  return words.length > 0 ? ` ${paint(colors).dim(`(${words.join(", ")})`)}` : "";
}

function formTexts({ forms, colors }: Help, id: string): string[] {
  const all = forms[id]?.branches ?? [];
  return all.map(({ fields }, index) => {
    const width = Math.max(0, ...Object.keys(fields).map((name) => name.length));
    const lines = Object.entries(fields).map(([name, text]) => `  ${name.padEnd(width)}  ${text}`);
    return [paint(colors).bold(all.length > 1 ? `Input, form ${index + 1}` : "Input"), ...lines].join("\n");
  });
}

const paint = (colors: boolean) => ({
  bold: (text: string) => (colors ? `\u001b[1m${text}\u001b[0m` : text),
  dim: (text: string) => (colors ? `\u001b[2m${text}\u001b[0m` : text),
});
