import { answer } from "../../src/offline/answer.ts";
import { parseRequest } from "../../src/offline/protocol.ts";
import { callTools, say, type ModelAnswer } from "./model-answers.ts";
import type { ModelRequest } from "./model-server.ts";

/**
 * The offline stand-in behind the scripted server: it does what the last message asks for, every time it is asked, and
 * the journal keeps what that was.
 */
export function obedient({ body }: Pick<ModelRequest, "body">): ModelAnswer {
  const reply = answer(parseRequest(JSON.stringify(body)));
  return "text" in reply
    ? say(reply.text)
    : callTools([{ name: "project_cli", arguments: JSON.stringify(reply.call) }]);
}
