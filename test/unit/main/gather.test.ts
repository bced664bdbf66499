import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { gather } from "../../../src/main/gather.ts";

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "accord-config-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

const empty = () => folderWith({});

it("takes what the environment has, and nothing else of it", async () => {
  const env = { PATH: "/bin", ACCORD_PORT: " 9000 ", DATABASE_URL: "", ACCORD_CLI_URL: "http://127.0.0.1:1" };
  expect(await gather(env, empty())).toEqual([{ name: "ACCORD_PORT", value: "9000", from: "environment" }]);
});

it.each([
  ["ACCORD_PROT", "There is no setting ACCORD_PROT. Did you mean ACCORD_PORT?"],
  ["ACCORD_LOGLEVEL", "There is no setting ACCORD_LOGLEVEL. Did you mean ACCORD_LOG_LEVEL?"],
  ["ACCORD_QQQQQQQQQQQQQQQQQQ", "There is no setting ACCORD_QQQQQQQQQQQQQQQQQQ."],
  ["ACCORD_PORT_FILE", "There is no setting ACCORD_PORT_FILE."],
])("refuses %s", async (name, sentence) => {
  await expect(gather({ [name]: "x" }, empty())).rejects.toThrow(sentence);
});

it("reads a secret from the file that a variable names", async () => {
  const folder = folderWith({ secret: "s3cret\n" });
  const path = join(folder, "secret");
  expect(await gather({ ACCORD_SECRET_FILE: path }, empty())).toEqual([
    { name: "ACCORD_SECRET", value: "s3cret", from: path },
  ]);
  await expect(gather({ ACCORD_SECRET_FILE: path, ACCORD_SECRET: "x" }, empty())).rejects.toThrow(
    "ACCORD_SECRET and ACCORD_SECRET_FILE are both set; keep one of them.",
  );
  await expect(gather({ ACCORD_SECRET_FILE: join(folder, "none") }, empty())).rejects.toThrow(
    /cannot be read \(ENOENT\)/,
  );
});

it.each([
  ["accord.config.json", '{ "ACCORD_PORT": 9000, "ACCORD_CHECK_ANSWERS": true, "ACCORD_HOST": "0.0.0.0" }'],
  [
    "accord.config.mjs",
    'export default { ACCORD_PORT: 4500 * 2, ACCORD_CHECK_ANSWERS: true, ACCORD_HOST: "0.0.0.0" };',
  ],
])("reads %s in the folder, and the environment wins", async (name, text) => {
  const folder = folderWith({ [name]: text });
  const from = join(folder, name);
  expect(await gather({ ACCORD_HOST: "127.0.0.1" }, folder)).toEqual([
    { name: "ACCORD_HOST", value: "127.0.0.1", from: "environment" },
    { name: "ACCORD_PORT", value: "9000", from },
    { name: "ACCORD_CHECK_ANSWERS", value: "yes", from },
  ]);
  expect(await gather({ ACCORD_CONFIG: from }, empty())).toHaveLength(3);
});

it.each([
  ['{ "ACCORD_PROT": 1 }', /has ACCORD_PROT, which is no setting\. Did you mean ACCORD_PORT\?/],
  ['{ "ACCORD_PORT": [1] }', /ACCORD_PORT must be a text, a number, or true or false/],
  ["[1]", /must hold an object of settings/],
  ["{", /cannot be read/],
])("says what is wrong with a file that holds %s", async (text, sentence) => {
  await expect(gather({}, folderWith({ "accord.config.json": text }))).rejects.toThrow(sentence);
});
