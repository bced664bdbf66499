import { execFileSync, spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";

/** As the image of Node has it. */
export const nodeUser = "1000";

/** All that a root has by way of programs, beside Node and npm: some of what every Debian has, no compiler, no git. */
const programs = ["sh", "env", "dirname", "mkdir", "rm", "cp", "mv", "ln", "chown", "chmod", "touch", "setpriv"];

/** Roots for programs that shall find nothing of this machine, with nothing in them that outlives the test. */
export interface SlimRoots {
  /** A new one, with Node, npm, a user called node and little else; the answer is where it lies, for `outside`. */
  make(): string;
  /** A program of this machine that sees the roots and what is mounted in them. */
  outside(program: string, ...args: string[]): void;
  /** A program of a root, as its user, in its folder, with this environment and no other. */
  start(root: string, command: readonly string[], options: InRoot): ChildProcess;
  run(root: string, command: readonly string[], options: InRoot): void;
}

interface InRoot {
  user: string;
  folder: string;
  env: Readonly<Record<string, string>>;
}

/** Whether this user may mount, and this machine can lay folders over each other. */
export const canMakeRoots = (): boolean =>
  process.getuid?.() === 0 &&
  spawnSync("unshare", ["--mount", "sh", "-c", "mount -t tmpfs t /mnt && grep -qw overlay /proc/filesystems"])
    .status === 0;

/** `base` is a folder with a whole Debian, as debootstrap makes it, in place of those few programs. */
export async function slimRoots(base: string | undefined): Promise<SlimRoots> {
  const place = mkdtempSync(join(tmpdir(), "accord-roots-"));
  // Mounts belong to it: they go when it does, however the test ends.
  const holder = spawn("unshare", ["--mount", "sh", "-c", "echo mounted; exec cat"], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const gone = once(holder, "exit");
  onTestFinished(async () => {
    holder.stdin.end();
    await gone;
    rmSync(place, { recursive: true });
  });
  await once(holder.stdout, "data");
  const enter = ["--mount", `--target=${holder.pid ?? 0}`, "--"];
  const outside = (program: string, ...args: string[]): void =>
    void execFileSync("nsenter", [...enter, program, ...args], { stdio: ["ignore", "pipe", "inherit"] });
  outside("mount", "-t", "tmpfs", "tmpfs", place);
  const ours = join(place, "ours");
  outside("sh", "-ec", writeBase(ours, base === undefined));

  const into = (root: string, command: readonly string[], { user, folder, env }: InRoot): string[] => {
    const rights = user === "0" ? [] : ["--no-new-privs", "--bounding-set=-all"];
    const given = Object.entries(env).map(([name, value]) => `${name}=${value}`);
    const path = "PATH=/usr/local/bin:/usr/bin:/bin";
    const become = ["setpriv", `--reuid=${user}`, `--regid=${user}`, "--clear-groups", ...rights];
    const begin = ["env", "-i", `--chdir=${folder}`, path, "HOME=/tmp", ...given];
    return [...enter, "chroot", root, ...become, ...begin, ...command];
  };
  let made = 0;
  return {
    make() {
      const layer = join(place, String(++made));
      const root = join(layer, "root");
      const lower = base === undefined ? ours : `${ours}:${base}`;
      const options = `lowerdir=${lower},upperdir=${layer}/upper,workdir=${layer}/work`;
      outside("mkdir", "-p", root, `${layer}/upper`, `${layer}/work`);
      outside("mount", "-t", "overlay", "overlay", "-o", options, root);
      if (base === undefined) outside("mount", "--bind", "/usr/lib", join(root, "usr/lib"));
      if (base === undefined) outside("mount", "-o", "remount,ro,bind", join(root, "usr/lib"));
      outside("mount", "--bind", process.execPath, join(root, "usr/local/bin/node"));
      outside("mount", "--bind", findNpm(), join(root, "usr/local/lib/node_modules/npm"));
      outside("mount", "--rbind", "/dev", join(root, "dev"));
      outside("mount", "-t", "proc", "proc", join(root, "proc"));
      outside("mount", "-t", "tmpfs", "-o", "mode=1777", "tmpfs", join(root, "tmp"));
      return root;
    },
    outside,
    start: (root, command, options) =>
      spawn("nsenter", into(root, command, options), { stdio: ["ignore", "pipe", "inherit"] }),
    run: (root, command, options) =>
      void execFileSync("nsenter", into(root, command, options), { stdio: ["ignore", "pipe", "pipe"] }),
  };
}

/** What is there before the first line of a Dockerfile: the image of Node, as far as its lines may rely on it. */
const writeBase = (folder: string, withPrograms: boolean): string => `
  mkdir -p ${folder} && cd ${folder}
  mkdir -p dev proc tmp etc usr/bin usr/lib usr/local/bin usr/local/lib/node_modules/npm
  ln -s usr/bin bin && ln -s usr/lib lib && ln -s usr/lib64 lib64
  echo 'root:x:0:0::/root:/bin/sh\nnode:x:${nodeUser}:${nodeUser}::/home/node:/bin/sh' > etc/passwd
  echo 'root:x:0:\nnode:x:${nodeUser}:' > etc/group
  cp -L /etc/resolv.conf etc/ || :
  touch usr/local/bin/node && ln -s ../lib/node_modules/npm/bin/npm-cli.js usr/local/bin/npm
  ${withPrograms ? `cp -L ${programs.map((name) => `"$(command -v ${name})"`).join(" ")} usr/bin/` : ""}
  ${withPrograms ? "[ ! -e /usr/lib64 ] || cp -a /usr/lib64 usr/" : ""}
`;

const findNpm = (): string =>
  dirname(dirname(realpathSync(execFileSync("sh", ["-c", "command -v npm"], { encoding: "utf8" }).trim())));
