import { expect, it } from "vitest";
import { heldOut } from "./corpus-held-out.ts";
import { newcomers } from "./corpus-newcomers.ts";
import { strangers, strangersAgain } from "./corpus-strangers.ts";
import { corpus } from "./corpus.ts";
import { fresh, lots, unmended } from "./lots.ts";
import type { Utterance } from "./utterance.ts";

const whole = ({ earlier = [], say }: Utterance) =>
  [...earlier, say]
    .join("/")
    .toLowerCase()
    .replace(/[\p{P}\s]/gu, "");
const known = new Set(
  [
    heldOut,
    newcomers,
    strangers,
    strangersAgain,
    corpus,
    ...lots.filter((lot) => !fresh.includes(lot)).map(([, lot]) => lot),
  ]
    .flat()
    .map(whole),
);

/** Without what older lots had said already. */
const shorter: Readonly<Record<string, number>> = {
  "smiths zh-CN": 93,
  "smiths en": 83,
  "dyers zh-CN": 99,
  "glaziers en": 97,
  "chandlers zh-CN": 98,
  "chandlers en": 99,
  "lorimers zh-CN": 99,
  "lorimers en": 99,
  "sawyers zh-CN": 98,
  "farriers zh-CN": 99,
  "farriers en": 98,
  "thatchers zh-CN": 98,
  "thatchers en": 97,
  "saddlers zh-CN": 89,
  "saddlers en": 86,
  "braziers zh-CN": 87,
  "braziers en": 75,
};

/** A first try says something only of sentences that the rules were not written for. */
it("is a first try: no sentence of a fresh lot was said before, or twice", () => {
  const seen = new Set(known);
  for (const [name, utterances] of [...fresh, ...unmended]) {
    expect(utterances, name).toHaveLength(shorter[name] ?? 100);
    const again = utterances.map(whole).filter((text) => seen.size === seen.add(text).size);
    expect(again, name).toEqual([]);
  }
});
