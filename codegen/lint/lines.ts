import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Lines of at most 120 characters, comments, SQL and sentences included, which the formatter leaves as they are. Tests
 * may hold what is quoted: their names are sentences, and what they send, expect or run stands as it is.
 */
const most = 120;
const root = join(import.meta.dirname, "../..");
const isComment = (line: string): boolean => /^\s*(?:\/\/|\/?\*)/.test(line);
const isQuoted = (line: string): boolean => /["'`]/.test(line) && !isComment(line);

for (const file of globSync("{src,codegen,test}/**/*.ts", { cwd: root }).sort())
  for (const [index, line] of readFileSync(join(root, file), "utf8").split("\n").entries()) {
    if (line.length <= most || (file.startsWith("test/") && isQuoted(line))) continue;
    console.error(`${file}:${index + 1} has ${line.length} characters`);
    process.exitCode = 1;
  }
