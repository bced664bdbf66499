// The process of an embedded Valkey. Its only argument is the address, which is also what others know it by (`ps`);
// settings, the password among them, come on standard input, a name and a value on each line.
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { Valkey } from "./valkey-bridge.ts";

const [host, port] = (process.argv[2] as string).split(":") as [string, string];
const settings = (await text(process.stdin)).trim().replaceAll("\n", " ");
await new Valkey({ host, port: Number(port) }).start();

// The WebAssembly reads no file of settings, so its first client sets them. A client that was quicker is thrown out.
const client = connect(Number(port), host);
client.end(`CONFIG SET ${settings}\r\nCLIENT KILL TYPE normal SKIPME yes\r\n`);
client.resume();
