import { createHash } from "node:crypto";
import { compile } from "../../../src/ui/card/compile.ts";
import { toUiHints } from "../../../src/ui/hints/hints.ts";
import { calls } from "./calls.ts";
import { moreCalls } from "./more-calls.ts";

/** Every card of the test calls in both languages, as one text. */
export function cardsText(): string {
  return [...calls, ...moreCalls]
    .map(({ facts }) => toUiHints(facts))
    .flatMap((hints) =>
      (["zh-CN", "en"] as const).map((locale) =>
        JSON.stringify([hints, hints && compile(hints, { locale, theme: "default" })]),
      ),
    )
    .join("\n");
}

// Run as a program it prints a digest, so that a process in another zone can be compared.
if (import.meta.main) process.stdout.write(createHash("sha256").update(cardsText()).digest("hex"));
