import { join } from "node:path";
import { EventType } from "@ag-ui/core";
import { productFolder } from "../../src/base/own-folder.ts";
import { load, type Specs } from "../load.ts";
import { toFact } from "./fact.ts";
import { NewError } from "./names.ts";
import { isSentence, take, type Made, type NewOptions } from "./options.ts";
import { findPlace, writeNew } from "./place.ts";
import { toStandardEvent } from "./standard-event.ts";

/**
 * `accord new event note.shown`: a fact about what happened inside, which is a CUSTOM event. `accord new event
 * STATE_DELTA`: an event type that AG-UI has and this server does not send yet. Other types there are none: the
 * official clients would refuse them.
 */
export async function newEvent(name: string, options: NewOptions): Promise<Made> {
  const root = options.product ?? productFolder;
  const specs = load(join(root, "specs"));
  const isType = /^[A-Z]/.test(name);
  if (isType) assertType(name, specs);
  else assertFactName(name, specs);
  const summary = await take(options, {
    flag: "summary",
    question: "What it tells, as one sentence",
    example: "A note was shown to the user.",
    fits: (text) => isSentence(text) && text.endsWith("."),
    rule: "a sentence of 3 to 120 characters without quotes, colons and brackets, with a full stop",
  });
  const made = isType ? await toStandardEvent(name, summary) : toFact(name, summary, specs);
  return { files: writeNew(findPlace(true, root), made.files, made.edits), left: made.left };
}

function assertType(name: string, specs: Specs): void {
  if (specs.sources.has(`events/${name}.yaml`))
    throw new NewError(`Nothing was written: there is an event ${name} already.`);
  const known = Object.values<string>(EventType).filter((type) => !specs.sources.has(`events/${type}.yaml`));
  if (!known.includes(name))
    throw new NewError(
      `${JSON.stringify(name)} cannot be an event: AG-UI has no such type, and its clients would refuse it. ` +
        `A fact is written as note.shown is; types that are not used yet are ${known.join(", ")}.`,
    );
}

function assertFactName(name: string, specs: Specs): void {
  if (!/^[a-z]+(?:[._][a-z]+)*\.[a-z]+(?:_[a-z]+)*$/.test(name) || name.length > 40)
    throw new NewError(
      `${JSON.stringify(name)} cannot be the name of a fact: it has two words or more with dots between them, ` +
        "as note.shown does, and at most 40 characters.",
    );
  const { $defs = {} } = (specs.sources.get("events/CUSTOM.yaml")?.value ?? {}) as {
    $defs?: Record<string, { properties?: { name?: { const?: string } } }>;
  };
  if (Object.values($defs).some(({ properties }) => properties?.name?.const === name))
    throw new NewError(`Nothing was written: there is a fact ${name} already.`);
}
