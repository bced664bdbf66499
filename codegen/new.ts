import { createInterface } from "node:readline/promises";
import { newEvent } from "./new/event.ts";
import { NewError } from "./new/names.ts";
import { newOperation } from "./new/operation.ts";
import type { Made, NewOptions } from "./new/options.ts";
import { newMethod, newModule } from "./new/own-modules.ts";
import { newSetting } from "./new/setting.ts";

const makers: Readonly<Record<string, { example: string; make(name: string, options: NewOptions): Promise<Made> }>> = {
  module: { example: "notes", make: newModule },
  method: { example: "notes.create", make: newMethod },
  operation: { example: "getGreeting", make: newOperation },
  event: { example: "note.shown", make: newEvent },
  setting: { example: "ACCORD_GREETING", make: newSetting },
};

/** `accord new <what> <name>`: writes what is missing, in the style of the house, and says what is left to do. */
export async function makeNew(what: string, name: string | undefined, options: NewOptions): Promise<void> {
  const maker = makers[what];
  if (maker === undefined) throw new NewError(`There is no ${what} to make.`);
  const given = name ?? (await options.ask?.(`Name of the ${what}, as ${maker.example}: `));
  if (given === undefined) throw new NewError(`new ${what} needs a name.`);
  const { files, left } = await maker.make(given.trim(), options);
  for (const file of files) options.say(`  ${file}`);
  for (const line of left) options.say(line);
}

/** A person at a terminal; nobody when the program is a part of another one. */
export async function withTerminal<T>(work: (ask: NewOptions["ask"]) => Promise<T>): Promise<T> {
  if (!process.stdin.isTTY) return await work(undefined);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await work((question) => terminal.question(question));
  } finally {
    terminal.close();
  }
}
