// The process of an embedded Valkey. Its only argument is the address, which is also what others know it by (`ps`);
// the password comes on standard input.
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { Valkey } from "./valkey-bridge.ts";

const [host, port] = (process.argv[2] as string).split(":") as [string, string];
const password = (await text(process.stdin)).trim();
await new Valkey({ host, port: Number(port) }).start();

// The WebAssembly takes no configuration, so the password is set by its first client. A client that was quicker is
// thrown out.
const client = connect(Number(port), host);
client.end(`CONFIG SET requirepass ${password}\r\nCLIENT KILL TYPE normal SKIPME yes\r\n`);
client.resume();
