import { oneLine, type Schema } from "../load.ts";
import type { ErrorModel, Model } from "../model.ts";
import type { MethodModel, ModuleModel } from "../model/methods.ts";
import type { Emitter, OutputFile } from "./file.ts";
import { branchesOf, fieldLines } from "./notation.ts";

export const ACTION_CARD_LIMIT = 4000;
/** About 80 tokens: this card stands in every prompt. */
export const INDEX_CARD_LIMIT = 420;

export const emitSkills: Emitter = (model) => {
  const bodies = model.modules.map((module) => ({
    path: `skills/${module.module}/SKILL.md`,
    text: skillText(module, model.methods),
  }));
  const pages = model.modules.flatMap(({ module, pages }) =>
    Object.entries(pages).map(([page, text]) => ({
      path: `skills/${module}/actions/${page}.md`,
      text: `${text.trim()}\n`,
    })),
  );
  return [
    ...bodies,
    ...pages,
    ...toCards(model),
    { path: "contract/skills.ts", text: catalogue(model, [...bodies, ...pages, ...toCards(model)]) },
  ];
};

/** The card that stands in the system prompt: name, what it is for, what it can do, how to open it. */
export function toIndexCard({ module, description }: ModuleModel, methods: MethodModel[]): string {
  const actions = methods.filter((method) => method.module === module).map(({ method }) => method);
  const open = { module: "skills", method: "read", input: { skill: module, actions: actions.slice(0, 1) } };
  return (
    `## ${module}\n${description.trim()}\nActions: ${actions.join(", ")}\nOpen: project_cli ` +
    `${JSON.stringify(open)}\n`
  );
}

export function toCards({ methods, errors, schemas }: Pick<Model, "methods" | "errors" | "schemas">): OutputFile[] {
  return methods.map((method) => {
    const input = schemas.find(({ name }) => name === method.inputType)?.schema ?? {};
    const [first, ...others] = method.examples;
    const parts = [
      `# ${method.id}: ${method.title}`,
      oneLine(method.summary),
      `Use when: ${oneLine(method.use_when)}\nDo not use when: ${oneLine(method.avoid_when)}`,
      `## Call\n${envelope(method, first?.input)}`,
      others.length > 0
        ? `Also valid:\n${others.map(({ input: other }) => `- ${envelope(method, other)}`).join("\n")}`
        : "",
      `## Fields\n${fieldTables(input, schemas)}`,
      `## Result\n${oneLine(method.succeeds_when)}`,
      `## Failures\n${oneLine(method.fails_when)}\n${failures(method.errors, errors)}`.trim(),
      `## Then\n${oneLine(method.follows)}`,
    ];
    return { path: `skills/${method.module}/actions/${method.method}.md`, text: fit(parts.filter(Boolean)) };
  });
}

/** Further examples are the first to go when a card would outgrow its limit. */
function fit(parts: string[]): string {
  const text = `${parts.join("\n\n")}\n`;
  if (text.length <= ACTION_CARD_LIMIT) return text;
  return `${parts.filter((part) => !part.startsWith("Also valid:")).join("\n\n")}\n`;
}

export function envelopesIn(card: string): unknown[] {
  return [...card.matchAll(/\{"module".*\}(?=`?$)/gm)].map(([text]) => parse(text));
}

/** What is not JSON is no envelope either, and shows as such. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const envelope = ({ module, method }: MethodModel, input: unknown): string => JSON.stringify({ module, method, input });

function fieldTables(input: Schema, schemas: Model["schemas"]): string {
  const branches = branchesOf(input, schemas);
  const tables = branches.map((branch) =>
    fieldLines(branch, schemas)
      .map(([name, text]) => {
        const description = ((branch.properties as Record<string, Schema>)[name] ?? {}).description;
        return `- ${name}: ${text}${typeof description === "string" ? ` (${oneLine(description)})` : ""}`;
      })
      .join("\n"),
  );
  return tables.length === 1
    ? (tables[0] ?? "")
    : tables.map((table, index) => `Form ${index + 1}\n${table}`).join("\n");
}

function failures(codes: string[], errors: ErrorModel[]): string {
  return codes
    .map((code) => errors.find((error) => error.code === code))
    .map((error) => (error ? `- ${error.code}: ${error.title} ${error.recovery_suggestion ?? ""}`.trim() : ""))
    .filter(Boolean)
    .join("\n");
}

function skillText({ module, title, description, skill }: ModuleModel, methods: MethodModel[]): string {
  const actions = methods.filter((method) => method.module === module);
  const list = actions.map(({ method, summary }) => `- ${method}: ${oneLine(summary)}`).join("\n");
  return (
    `---\nname: ${module}\ndescription: ${JSON.stringify(oneLine(description))}\nversion: 1\n---\n\n# ` +
    `${title}\n\n${skill.trim()}\n\n## Actions\n${list}\n`
  );
}

/** The same cards as data: skills.read and the prompt need no file access. */
function catalogue({ modules, methods }: Model, files: OutputFile[]): string {
  const entries = modules.map((module) => {
    const prefix = `skills/${module.module}/`;
    const own = files.filter(({ path }) => path.startsWith(prefix));
    const cards = own
      .filter(({ path }) => path.includes("/actions/"))
      .map(({ path, text }) => [path.slice(`${prefix}actions/`.length, -".md".length), text]);
    const body = own.find(({ path }) => path.endsWith("SKILL.md"))?.text ?? "";
    return [
      module.module,
      {
        index: toIndexCard(module, methods),
        description: oneLine(module.description),
        body,
        cards: Object.fromEntries(cards),
      },
    ];
  });
  return `// Generated from specs/modules. Edit there and run make generate.

export interface Skill {
  /** The card in the system prompt. */
  readonly index: string;
  /** What the module is for, in one line. */
  readonly description: string;
  readonly body: string;
  readonly cards: Readonly<Record<string, string>>;
}

export const skills: Readonly<Record<string, Skill>> = ${JSON.stringify(Object.fromEntries(entries), null, 2)};
`;
}
