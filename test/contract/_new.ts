import { makeNew } from "../../codegen/new.ts";

/** Everything that `accord new` can make in the product, once: what it is called, and with which flags. */
const all: [words: string, flags: Record<string, string>][] = [
  ["module lamps", { zh: "灯" }],
  ["method lamps.echo", {}],
  ["operation getGreeting", { path: "/api/v1/agent/greetings/{id}" }],
  ["operation sendGreeting", { path: "/api/v1/agent/greetings/{id}" }],
  ["operation adminDeleteGreeting", { path: "/api/v1/admin/greetings/{id}", verb: "delete" }],
  ["event note.shown", { summary: "A note was shown to the user." }],
  ["event STATE_DELTA", { summary: "What has changed of the state." }],
  ["setting ACCORD_GREETINGS", { default: "5", description: "How many greetings a person gets on one day." }],
  [
    "setting ACCORD_GREETING_KEY",
    { kind: "secret", group: "limit", description: "Signs the greetings that go out to people." },
  ],
];

/** Makes them in a copy of the checkout, and gives the tests that came with them or have changed. */
export async function newEverything(product: string): Promise<string[]> {
  const said: string[] = [];
  for (const [words, flags] of all) {
    const [what = "", name] = words.split(" ");
    await makeNew(what, name, { flags, isProduct: true, product, say: (line) => void said.push(line) });
  }
  return [...new Set(said.flatMap((line) => /(test\/\S+\.test\.ts)(?: \(changed\))?$/.exec(line)?.[1] ?? []))];
}
