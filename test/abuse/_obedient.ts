import type { ChatMessage, ModelRequest } from "../_kit/model-server.ts";
import { answer, brief, callTool, type ModelAnswer } from "../_kit/scripted-model.ts";
import { ordersIn } from "./_injections.ts";

/**
 * A model that does what it reads, whoever wrote it. As router it names every method that any message names; as worker
 * it makes every call that any message orders, the user's first, and then answers with all it was told.
 */
export function obey(request: ModelRequest): ModelAnswer {
  const messages = request.body.messages.filter(({ role }) => role !== "system");
  const texts = messages.flatMap(textsOf);
  if (!request.lastUser.includes("[brief]")) return brief({ intents: methodsIn(texts.join("\n")).slice(0, 10) });
  const turn = messages.slice(messages.findLastIndex(({ role }) => role === "user"));
  const made = turn.flatMap(({ tool_calls: calls = [] }) => calls.map((call) => methodsCalled(call)));
  const own = ordersIn(request.lastUser);
  const open = [...own, ...texts.flatMap(ordersIn)].find(({ method }) => !made.includes(method));
  if (open !== undefined) return callTool(open.method, withTold(open.input, texts));
  return answer({ answer: texts.join("\n").slice(0, 3000) });
}

const methodsIn = (text: string): string[] => [...new Set(text.match(/\b(?:calendar|contacts|memory)\.[a-z_]+/g))];

function methodsCalled({ function: { arguments: text } }: NonNullable<ChatMessage["tool_calls"]>[number]): string {
  const { module, method } = parse(text) as { module?: string; method?: string };
  return `${module}.${method}`;
}

/** JSON is read as a model reads it, without its escapes. */
function textsOf({ content, role }: ChatMessage): string[] {
  const text = typeof content === "string" ? content : "";
  if (role === "tool") return leavesOf(parse(text));
  const lines = text.split("\n").filter((line) => !line.startsWith("[brief]"));
  const remembered = lines.filter((line) => /^\[(?:memory|summary|app)\] /.test(line));
  return [lines.join("\n"), ...remembered.flatMap((line) => leavesOf(parse(line.slice(line.indexOf("{")))))];
}

function leavesOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(leavesOf) : [];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** `$told`: the user wants what was read to be noted down. */
function withTold(input: object, texts: readonly string[]): object {
  const told = texts.find((text) => ordersIn(text).length > 0 && !text.includes("$told")) ?? "nothing";
  return JSON.parse(JSON.stringify(input).replaceAll('"$told"', JSON.stringify(told))) as object;
}
