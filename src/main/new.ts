import { parseArgs } from "node:util";

const usage = `Usage: accord new module <name> [--en <name>] [--zh <name>] [--id <letters>] [--product]
       accord new method <module>.<method>
       accord new operation <id> [--path <path>] [--verb <verb>] [--tag <tag>] [--summary <words>]
       accord new event <name> [--summary <sentence>]
       accord new setting <NAME> [--kind <kind>] [--default <value>] [--description <sentence>] [--group <group>]

It asks at a terminal for what is left out, writes spec, code, test and a line for people, and says what is left to do.
What is there is never written over; what it must change is changed when it has no changes that are not committed.

A module has one table: its spec, migration, and spec, handler and test of create, read and delete. It is made in
ACCORD_MODULES or in modules/, beside the product; --product makes it a part of the product itself.

  --en, --zh   what people read, in English and Chinese
  --id         three letters that ids begin with

Operations, events and settings are parts of the product. An operation is named as getGreeting is; --verb is get, post,
patch or delete. An event is a fact about what happened inside, named as note.shown is, or a type that AG-UI has. A
setting is named as ACCORD_GREETING is; --kind is number (with --from and --to), choice (with --values a,b), yes-no,
word, url, folder or secret; --group names the settings it belongs to, as limit.
`;

const flagsOf: Readonly<Record<string, readonly string[]>> = {
  module: ["en", "zh", "id", "product"],
  method: ["product"],
  operation: ["path", "verb", "tag", "summary"],
  event: ["summary"],
  setting: ["kind", "default", "description", "group", "from", "to", "values"],
};
const kinds = Object.keys(flagsOf);

/** `accord new …`: needs no server, no settings and nothing generated. What it writes with is not part of a server. */
export async function startNew(args: string[]): Promise<number> {
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  const refuse = (message: string): number => {
    process.stderr.write(`${message}\n`);
    return 2;
  };
  try {
    const named = new Set(Object.values(flagsOf).flat());
    const texts = [...named].filter((flag) => flag !== "product").map((flag) => [flag, { type: "string" }] as const);
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        ...Object.fromEntries(texts),
        help: { type: "boolean", short: "h" },
        product: { type: "boolean" },
      },
    });
    const { help, product = false, ...flags } = values;
    const [what = "", name, ...others] = positionals;
    if (help) return (say(usage), 0);
    const known = flagsOf[what];
    if (known === undefined) return refuse(`new makes a ${kinds.join(", ")}.\n\n${usage}`);
    if (others.length > 0) return refuse(`Too many arguments: ${others.join(" ")}\n\n${usage}`);
    const strange = Object.keys(values).find((flag) => !known.includes(flag));
    if (strange !== undefined) return refuse(`--${strange} is not for new ${what}.\n\n${usage}`);
    const { makeNew, withTerminal } = await import("../../codegen/new.ts");
    await withTerminal((ask) => makeNew(what, name, { flags, isProduct: product, say, ask }));
    return 0;
  } catch (reason) {
    if (!(reason instanceof Error)) throw reason;
    const isForPeople = reason.constructor.name === "NewError" || "code" in reason;
    if (!isForPeople) throw reason;
    return refuse(reason.message);
  }
}
