import { describe, expect, it } from "vitest";
import { neutralise, toNeutral } from "../../../src/run/stages/neutral.ts";
import { heldOut } from "./corpus-held-out.ts";
import { newcomers } from "./corpus-newcomers.ts";
import { strangers, strangersAgain } from "./corpus-strangers.ts";
import { corpus } from "./corpus.ts";
import { judge, say } from "./judge.ts";
import type { Utterance } from "./utterance.ts";

/** Why the utterance was not understood; undefined when it was. */
function misread(utterance: Utterance): string | undefined {
  try {
    return judge(utterance, say(utterance));
  } catch (reason) {
    return String(reason);
  }
}

function measure(name: string, utterances: readonly Utterance[]): number {
  const wrong = utterances.flatMap((utterance) => {
    const reason = misread(utterance);
    return reason === undefined
      ? []
      : [`${utterance.kind}  ${[...(utterance.earlier ?? []), utterance.say].join(" / ")}\n    ${reason}`];
  });
  const share = 1 - wrong.length / utterances.length;
  console.log(
    `${name}: ${utterances.length - wrong.length} of ${utterances.length} understood (${(share * 100).toFixed(1)} %)`,
  );
  // The held-out ones are for measuring only; whoever tunes the rules should not read them.
  if (wrong.length > 0 && name !== "held out") console.log(wrong.join("\n"));
  return share;
}

describe("what people say", () => {
  it("is understood: at least 90 % of the corpus", () => {
    expect(measure("corpus", corpus)).toBeGreaterThanOrEqual(0.9);
  });

  it("is understood: at least 90 % of what newcomers try first", () => {
    expect(measure("newcomers", newcomers)).toBeGreaterThanOrEqual(0.9);
  });

  it("is understood: at least 90 % of what came to mind later", () => {
    expect(measure("strangers", strangers)).toBeGreaterThanOrEqual(0.9);
    expect(measure("strangers again", strangersAgain)).toBeGreaterThanOrEqual(0.9);
  });

  it("is understood: at least 90 % of those held out", () => {
    expect(measure("held out", heldOut)).toBeGreaterThanOrEqual(0.9);
  });

  it("is answered with words that reach the user as they were written", () => {
    for (const utterance of [...corpus, ...newcomers, ...strangers, ...strangersAgain]) {
      const { output } = say(utterance);
      const said = [output.answer, ...output.suggested_actions.flatMap(({ label, message }) => [label, message])];
      for (const text of said)
        for (const isTainted of [false, true]) expect(neutralise(text, toNeutral({ isTainted }))).toBe(text);
    }
  });
});
