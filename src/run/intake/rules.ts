import { inputLimits } from "../../../generated/contract/limits.ts";
import type { AgentsConfig } from "../../../generated/contract/types.ts";
import { Again as fitsAgain } from "../../../generated/contract/validators/schemas.js";
import { own } from "../../base/own.ts";
import { findBrokenTime } from "./client-time.ts";
import { countCharacters, isFields, isLonger, isUuid, type Fields } from "./fields.ts";

/** The message of the rule if the input breaks it. */
type Rule = (input: Fields, agents: AgentsConfig["agents"]) => string | undefined;

/**
 * The rules with a sentence of their own, in a fixed order, on the object as it came (R18, G002-G019); size, JSON and
 * depth were judged before. What no rule speaks of, such as messages that are no list, is left to the schema.
 */
const rules: readonly Rule[] = [
  (input) => (isUuid(own(input, "threadId")) ? undefined : "threadId must be a valid UUID"),
  (input) => {
    const runId = own(input, "runId");
    return typeof runId === "string" && (runId === "" || isLonger(runId, inputLimits.runId))
      ? "runId exceeds length limit"
      : undefined;
  },
  (input) => (messagesOf(input).length > inputLimits.messages ? "RunAgentInput.messages exceeds limit" : undefined),
  (input) => (usersOf(input).some(hasTooMuchText) ? "RunAgentInput user message text exceeds limit" : undefined),
  (input, agents) => findBrokenProps(own(input, "forwardedProps"), agents),
  (input) =>
    hasMessages(input) && usersOf(input).length !== 1
      ? "RunAgentInput.messages must contain exactly one user message"
      : undefined,
  (input) =>
    hasMessages(input) && messagesOf(input)[0] !== usersOf(input)[0]
      ? "RunAgentInput.messages[0].role must be user"
      : undefined,
  (input) => (binariesOf(input).every(isImage) ? undefined : "binary content requires image mimeType"),
  (input) => {
    const homeless = binariesOf(input).filter((block) => !hasUrl(block));
    if (homeless.length === 0) return undefined;
    // Data in the place of an address breaks this row and the next, and the sender must hear of both (G018).
    return `binary content requires url${homeless.some(hasData) ? "; binary content data is not allowed" : ""}`;
  },
  (input) => (binariesOf(input).some(hasData) ? "binary content data is not allowed" : undefined),
  (input) => (binariesOf(input).length > inputLimits.images ? "Too many attachments" : undefined),
];

export function findBrokenRule(input: Fields, agents: AgentsConfig["agents"]): string | undefined {
  for (const rule of rules) {
    const message = rule(input, agents);
    if (message !== undefined) return message;
  }
  return undefined;
}

const wrongProps = "invalid RunAgentInput.forwardedProps";

function findBrokenProps(props: unknown, agents: AgentsConfig["agents"]): string | undefined {
  if (!isFields(props) || !hasOnly(props, ["agent_type", "client_time", "again", "forms"])) return wrongProps;
  const type = own(props, "agent_type");
  // The name comes from outside: "constructor" is no agent (G009). Internal ones are for automation alone (G010).
  if (typeof type !== "string" || !Object.hasOwn(agents, type) || agents[type]?.internal !== false) return wrongProps;
  const again = own(props, "again");
  if (again !== undefined && !fitsAgain(again)) return wrongProps;
  const forms = own(props, "forms");
  if (forms !== undefined && typeof forms !== "boolean") return wrongProps;
  const clientTime = own(props, "client_time");
  if (clientTime === undefined) return undefined;
  if (!isFields(clientTime)) return wrongProps;
  return (
    findBrokenTime(clientTime) ??
    (hasOnly(clientTime, ["device_timezone", "client_now_iso", "client_epoch_ms"]) ? undefined : wrongProps)
  );
}

const hasOnly = (fields: Fields, names: readonly string[]): boolean =>
  Object.keys(fields).every((key) => names.includes(key));

const hasMessages = (input: Fields): boolean => Array.isArray(own(input, "messages"));
const messagesOf = (input: Fields): readonly unknown[] => listOf(own(input, "messages"));
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const usersOf = (input: Fields): readonly Fields[] =>
  messagesOf(input)
    .filter(isFields)
    .filter((message) => own(message, "role") === "user");
const blocksOf = (message: Fields, type: string): readonly Fields[] =>
  listOf(own(message, "content"))
    .filter(isFields)
    .filter((block) => own(block, "type") === type);
const binariesOf = (input: Fields): readonly Fields[] =>
  usersOf(input).flatMap((message) => blocksOf(message, "binary"));

function hasTooMuchText(message: Fields): boolean {
  const content = own(message, "content");
  const texts =
    typeof content === "string"
      ? [content]
      : blocksOf(message, "text")
          .map((block) => own(block, "text"))
          .filter((text) => typeof text === "string");
  const units = texts.reduce((sum, text) => sum + text.length, 0);
  return units > inputLimits.text && texts.reduce((sum, text) => sum + countCharacters(text), 0) > inputLimits.text;
}

/** `image/` and a name as RFC 9110 lets it be written. SVG is an image that runs scripts, and therefore none here. */
const image = /^image\/(?!svg\+xml$)[\w!#$%&'*+.^`|~-]+$/i;

const isImage = (block: Fields): boolean => {
  const type = own(block, "mimeType");
  return typeof type === "string" && image.test(type);
};

const hasUrl = (block: Fields): boolean => {
  const url = own(block, "url");
  return typeof url === "string" && url !== "";
};

const hasData = (block: Fields): boolean => Object.hasOwn(block, "data");
