import { parseArgs } from "node:util";

const usage = `Usage: accord new module <name> [--en <name>] [--zh <name>] [--id <letters>] [--product]
       accord new method <module>.<method>

A module has one table: its spec, migration, and spec, handler and test of create, read and delete. It is made in
ACCORD_MODULES or in modules/, beside the product; --product makes it a part of the product itself.

  --en, --zh   what people read, in English and Chinese
  --id         three letters that ids begin with
`;

const kinds = ["module", "method"];

/** `accord new …`: needs no server, no settings and nothing generated. What it writes with is not part of a server. */
export async function startNew(args: string[]): Promise<number> {
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  const refuse = (message: string): number => {
    process.stderr.write(`${message}\n`);
    return 2;
  };
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        help: { type: "boolean", short: "h" },
        en: { type: "string" },
        zh: { type: "string" },
        id: { type: "string" },
        product: { type: "boolean" },
      },
    });
    const [what = "", name, ...others] = positionals;
    if (values.help) return (say(usage), 0);
    if (!kinds.includes(what)) return refuse(`new makes a ${kinds.join(" or a ")}.\n\n${usage}`);
    if (others.length > 0) return refuse(`Too many arguments: ${others.join(" ")}\n\n${usage}`);
    const { makeNew, withTerminal } = await import("../../codegen/new.ts");
    const { en, zh, id, product = false } = values;
    await withTerminal((ask) => makeNew(what, name, { en, zh, id, isProduct: product, say, ask }));
    return 0;
  } catch (reason) {
    if (!(reason instanceof Error)) throw reason;
    const isForPeople = reason.constructor.name === "NewError" || "code" in reason;
    if (!isForPeople) throw reason;
    return refuse(reason.message);
  }
}
