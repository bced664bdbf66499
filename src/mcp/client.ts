import {
  CLIENT_CAPABILITIES_META_KEY,
  CLIENT_INFO_META_KEY,
  type ClientCapabilities,
  type Implementation,
  type ServerContext,
} from "@modelcontextprotocol/server";

const unknownClient = "MCP";
const longest = 60;

/** What the client calls itself, as a line of text; older clients say it once only, and are all called the same. */
export function clientOf(ctx: ServerContext): string {
  const { title, name } = (envelopeOf(ctx)[CLIENT_INFO_META_KEY] ?? {}) as Partial<Implementation>;
  const said = [title, name].find((text) => typeof text === "string" && text !== "") ?? "";
  const plain = said
    .toWellFormed()
    .replace(/[\p{C}\s]+/gu, " ")
    .trim()
    .slice(0, longest)
    .toWellFormed();
  return plain === "" ? unknownClient : `${unknownClient} · ${plain}`;
}

/** Whether the client can put a question to its user. */
export function canAsk(ctx: ServerContext): boolean {
  const { elicitation } = (envelopeOf(ctx)[CLIENT_CAPABILITIES_META_KEY] ?? {}) as ClientCapabilities;
  // Without a mode named it is forms, which is all there was at first.
  return elicitation !== undefined && (elicitation.form !== undefined || elicitation.url === undefined);
}

const envelopeOf = (ctx: ServerContext): Record<string, unknown> => ({ ...ctx.mcpReq.envelope });
