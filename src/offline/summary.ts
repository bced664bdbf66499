import { fields, type ChatMessage } from "./protocol.ts";

const most = 1500;

/**
 * Rules cannot sum up, but they can quote: what was said and answered last, as much of it as fits. The conversation
 * comes as one JSON object per line, `{"user":…}` or `{"assistant":…}`, perhaps after `{"summary":…}`, of which the
 * beginning is kept.
 */
export function summarise(messages: readonly ChatMessage[]): string {
  const lines = messages
    .filter(({ role }) => role === "user")
    .flatMap(({ content }) => content.split("\n"))
    .map(readLine);
  const earlier = (lines.find(({ summary }) => summary !== undefined)?.summary ?? "").slice(0, 500);
  const kept: string[] = [];
  let length = earlier.length;
  for (const { user, assistant } of lines.toReversed()) {
    const line = user !== undefined ? `- ${short(user)}` : assistant !== undefined ? `  → ${short(assistant)}` : "";
    length += line.length;
    if (length > most) break;
    if (line !== "") kept.unshift(line);
  }
  return [earlier, ...kept].filter((line) => line !== "").join("\n") || "-";
}

const short = (text: string) => text.replace(/\s+/g, " ").slice(0, 200).toWellFormed();

function readLine(line: string): { user?: string; assistant?: string; summary?: string } {
  try {
    const { user, assistant, summary } = fields(JSON.parse(line)) ?? {};
    const text = (value: unknown) => (typeof value === "string" ? value : undefined);
    return { user: text(user), assistant: text(assistant), summary: text(summary) };
  } catch {
    return {};
  }
}
