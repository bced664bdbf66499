import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../src/embedded/process.ts";
import { atEnd } from "./at-end.ts";
import { until } from "./until.ts";

const shipped = join(import.meta.dirname, "../../deploy/nginx.conf");

/**
 * nginx with the file of deploy/ in front of these servers; the answer is its address. Where the file has the name of
 * the compose file's service, which only Docker resolves and only newer releases than Debian's ask for again, the
 * addresses of the servers stand.
 */
export async function startNginx(binary: string, servers: readonly string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "accord-nginx-"));
  const port = await freePort();
  const replaced: [from: string, to: string][] = [
    ["server serve:8787 resolve;", servers.map((url) => `server ${new URL(url).host} max_fails=0;`).join("\n")],
    ["listen 80;", `listen 127.0.0.1:${port};`],
  ];
  const text = replaced.reduce(
    (file, [from, to]) => {
      if (!file.includes(from)) throw new Error(`deploy/nginx.conf has no ${from}`);
      return file.replace(from, to);
    },
    readFileSync(shipped, "utf8"),
  );
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
    .join("\n");
  writeFileSync(
    join(folder, "nginx.conf"),
    `daemon off;
    pid ${join(folder, "pid")};
    ${process.getuid?.() === 0 ? "user root;" : ""}
    events {}
    http {
      access_log off;
      ${temporary}
      ${text}
    }`,
  );
  const child = spawn(binary, ["-c", join(folder, "nginx.conf"), "-e", join(folder, "error.log")], { stdio: "ignore" });
  atEnd(async () => {
    child.kill("SIGTERM");
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    rmSync(folder, { recursive: true, force: true });
  });
  const url = `http://127.0.0.1:${port}`;
  await until(async () => {
    if (child.exitCode !== null) throw new Error(readFileSync(join(folder, "error.log"), "utf8"));
    return await fetch(url).then(
      () => true,
      () => false,
    );
  }, "nginx to answer");
  return url;
}
