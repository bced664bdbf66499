import { answer } from "../_kit/model-answers.ts";
import { startModelServer } from "../_kit/model-server.ts";

/** The scripted model in a process of its own, so that its work is not counted as the client's. */
const server = await startModelServer();
const reply = answer({ answer: "You have three meetings tomorrow, the first one at nine. ".repeat(6) }, { pieces: 12 });
server.when(() => {
  server.journal.length = 0;
  return reply;
});
process.send?.({ url: server.url });
