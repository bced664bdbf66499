// Prints what a webhook of the server is told: `npm install standardwebhooks`, then
//   SECRET=whsec_… PORT=9000 node webhook-receiver.mjs
import { createServer } from "node:http";
import { Webhook } from "standardwebhooks";

const webhook = new Webhook(process.env.SECRET);
// The same thing may come more than once; an app remembers these where it keeps what it does about them.
const known = new Set();

createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  let event;
  try {
    // Throws for a wrong signature, and for one that is older than five minutes.
    event = webhook.verify(Buffer.concat(chunks), request.headers);
  } catch (error) {
    console.error(`refused: ${error.message}`);
    return response.writeHead(401).end();
  }
  const id = request.headers["webhook-id"];
  if (!known.has(id)) console.log(event.type, event.data.link);
  known.add(id);
  // Soon, and work on it afterwards: after ten seconds without an answer it is told again.
  response.writeHead(204).end();
}).listen(Number(process.env.PORT ?? 9000), "127.0.0.1", () => console.log("listening"));
