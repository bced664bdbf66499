import ts from "typescript";
import { pascal } from "../load.ts";

/** The types that hey-api makes of an operation, by how their names end. */
const OF_OPERATION: [ending: string, words: (id: string) => string][] = [
  ["Data", (id) => `What \`${id}\` is asked with.`],
  ["Errors", (id) => `How \`${id}\` refuses, by status.`],
  ["Error", (id) => `Any refusal of \`${id}\`.`],
  ["Responses", (id) => `What \`${id}\` answers with, by status.`],
  ["Response", (id) => `Any answer of \`${id}\` that is no refusal.`],
];

const PLACES: Readonly<Record<string, string>> = {
  body: "What is sent.",
  headers: "Headers of the request.",
  path: "What stands in the path.",
  query: "What is asked for behind the path.",
  url: "The path of the operation.",
  baseUrl: "Where the server is.",
  key: "The kind of event that it tells of.",
};

/** hey-api describes parameters and answers, and nothing that it has put round them. */
export function describeOperations(text: string, ids: readonly string[]): string {
  const file = ts.createSourceFile("types.ts", text, ts.ScriptTarget.Latest, true);
  const known = new Map(
    ids.flatMap((id) => OF_OPERATION.map(([ending, words]) => [pascal(id) + ending, words(id)] as const)),
  );
  known.set("Webhooks", "Any request that a webhook is sent.");
  known.set("ClientOptions", "Where the generated functions find the server.");
  const missing: { at: number; words: string }[] = [];
  const add = (node: ts.Node, words: string | undefined) => {
    if (words !== undefined && ts.getJSDocCommentsAndTags(node).length === 0)
      missing.push({ at: node.getStart(), words });
  };
  for (const statement of file.statements) {
    if (!ts.isTypeAliasDeclaration(statement)) continue;
    add(statement, known.get(statement.name.text) ?? ofWebhook(statement.name.text));
    if (!ts.isTypeLiteralNode(statement.type)) continue;
    for (const member of statement.type.members) {
      const name = member.name?.getText() ?? "";
      const isNothing = ts.isPropertySignature(member) && member.type?.kind === ts.SyntaxKind.NeverKeyword;
      add(member, isNothing ? "Nothing." : PLACES[name]);
    }
  }
  const places = [0, ...missing.map(({ at }) => at)];
  return places
    .map((at, no) => {
      const words = missing[no - 1]?.words;
      return (words === undefined ? "" : toComment(text, at, words)) + text.slice(at, places[no + 1]);
    })
    .join("");
}

/** The document names what webhooks are sent, too. */
function ofWebhook(name: string): string | undefined {
  if (name.endsWith("WebhookPayload")) return "The body of what a webhook is sent.";
  return name.endsWith("WebhookRequest") ? "A request that a webhook is sent." : undefined;
}

function toComment(text: string, at: number, words: string): string {
  const indent = " ".repeat(at - text.lastIndexOf("\n", at - 1) - 1);
  return `/** ${words} */\n${indent}`;
}
