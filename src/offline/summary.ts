import { fields, type ChatMessage } from "./protocol.ts";

const most = 1500;

/**
 * Rules cannot sum up, but they can quote: what the user said last, as much of it as fits. The conversation comes as one JSON object
 * per line, perhaps after an earlier summary, of which the beginning is kept.
 */
export function summarise(messages: readonly ChatMessage[]): string {
  const lines = messages.filter(({ role }) => role === "user").flatMap(({ content }) => content.split("\n"));
  const said = lines.map(readLine).filter((line) => line !== undefined);
  const earlier = lines.filter((line) => line.startsWith("[summary]")).join(" ").slice(0, 500);
  const kept: string[] = [];
  let length = earlier.length;
  for (const line of said.toReversed()) {
    length += line.length;
    if (length > most) break;
    kept.unshift(`- ${line}`);
  }
  return [earlier, ...kept].filter((line) => line !== "").join("\n") || "-";
}

function readLine(line: string): string | undefined {
  try {
    const { role, content } = fields(JSON.parse(line)) ?? {};
    return role === "user" && typeof content === "string" ? content.replace(/\s+/g, " ").slice(0, 200) : undefined;
  } catch {
    return undefined;
  }
}
