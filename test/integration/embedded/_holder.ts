import { startEmbedded } from "../../../src/embedded/embedded.ts";

const embedded = await startEmbedded({ home: process.argv[2] as string, say: () => {} });
embedded.announce({
  url: "http://127.0.0.1:1",
  pid: process.pid,
  databaseUrl: embedded.databaseUrl,
  redisUrl: embedded.redisUrl,
});
process.once("SIGTERM", () => void embedded.stop().then(() => process.exit(0)));
setInterval(() => {}, 60_000);
