import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { session } from "../../src/store/database/database.ts";
import { atEnd } from "./at-end.ts";
import { until } from "./until.ts";

export interface Pooler {
  /** Of the database behind it. */
  url: string;
  /** Its own view of its servers: how many connections it holds to PostgreSQL. */
  servers(): Promise<number>;
}

/** PgBouncer in transaction mode with a handful of connections, in front of a database. */
export async function startPgBouncer(binary: string, databaseUrl: string, connections: number): Promise<Pooler> {
  const behind = new URL(databaseUrl);
  const folder = mkdtempSync(join(tmpdir(), "accord-pgbouncer-"));
  const port = await freePort();
  const name = behind.pathname.slice(1);
  const [user, password] = [decodeURIComponent(behind.username), decodeURIComponent(behind.password)];
  writeFileSync(join(folder, "users.txt"), `"${user}" "${password}"\n`);
  writeFileSync(
    join(folder, "pgbouncer.ini"),
    [
      "[databases]",
      `${name} = host=127.0.0.1 port=${behind.port} dbname=${name}`,
      "[pgbouncer]",
      `listen_addr = 127.0.0.1`,
      `listen_port = ${port}`,
      "unix_socket_dir =",
      "auth_type = plain",
      `auth_file = ${join(folder, "users.txt")}`,
      `admin_users = ${user}`,
      "pool_mode = transaction",
      `default_pool_size = ${connections}`,
      "max_client_conn = 200",
      `ignore_startup_parameters = ${Object.keys(session).join(",")}`,
    ].join("\n"),
  );
  chmodSync(folder, 0o755);
  // It does not run as root.
  const asWhom = process.getuid?.() === 0 ? ["-u", "nobody"] : [];
  const child = spawn(binary, [...asWhom, join(folder, "pgbouncer.ini")], { stdio: "ignore" });
  const url = new URL(behind);
  url.port = String(port);
  const own = new URL(url);
  own.pathname = "/pgbouncer";
  const admin = postgres(own.href, { max: 1, onnotice: () => {}, fetch_types: false, prepare: false });
  atEnd(async () => {
    await admin.end({ timeout: 2 });
    child.kill("SIGKILL");
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    rmSync(folder, { recursive: true, force: true });
  });
  const servers = async (): Promise<number> =>
    (await admin.unsafe("show servers").simple()).filter((row) => row["database"] === name).length;
  await until(async () => (await servers().catch(() => -1)) >= 0, "PgBouncer to answer");
  return { url: url.href, servers };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
