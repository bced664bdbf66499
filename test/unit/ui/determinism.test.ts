import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { expect, it } from "vitest";
import { cardsText } from "./all-cards.ts";

it("writes the same cards wherever the server stands", () => {
  const script = join(import.meta.dirname, "all-cards.ts");
  const digests = ["UTC", "Asia/Shanghai", "America/Los_Angeles", "Pacific/Kiritimati", "America/St_Johns"].map((TZ) =>
    execFileSync(process.execPath, [script], { env: { TZ, LANG: "de_DE.UTF-8", PATH: "" }, encoding: "utf8" }),
  );
  expect(new Set(digests)).toEqual(new Set([createHash("sha256").update(cardsText()).digest("hex")]));
}, 60_000);
