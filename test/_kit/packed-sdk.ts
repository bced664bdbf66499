import { execFile } from "node:child_process";
import { mkdir, readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import postgres from "postgres";
import { inject } from "vitest";

const root = join(import.meta.dirname, "../..");
const run = promisify(execFile);

/**
 * The SDK as `make sdk` and `npm pack` make it: the archive, once in a run of the tests. One process makes it, and the
 * others wait: the database lets one in.
 */
export async function packedSdk(): Promise<string> {
  const { databaseUrl, compiled } = inject("services");
  const place = join(dirname(compiled), "sdk");
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    await sql`select pg_advisory_lock(hashtext('sdk for tests'))`;
    await mkdir(join(place, "packed"), { recursive: true });
    const [known] = await readdir(join(place, "packed"));
    return join(place, "packed", known ?? (await pack(place)));
  } finally {
    await sql.end();
  }
}

async function pack(place: string): Promise<string> {
  const built = join(place, "built");
  await run(process.execPath, [join(root, "codegen/sdk.ts"), built], { cwd: root });
  const { stdout } = await run("npm", ["pack", built, "--json", "--silent"], { cwd: join(place, "packed") });
  const [made] = JSON.parse(stdout) as [{ filename: string }];
  return made.filename;
}
