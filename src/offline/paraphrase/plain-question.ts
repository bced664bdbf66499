import { bareQuestion } from "./bare-question.ts";
import { englishQuestions } from "./english-questions.ts";
import { fits, type Ear, type Slot } from "./slots.ts";

/** The question in plain words; undefined when it is asked in none of the ways that are known. */
export function plainQuestion(text: string, ear: Ear): string | undefined {
  if (ear.language !== "en") return undefined;
  const bare = bareQuestion(text);
  return inPlainWords(text, ear) ?? (bare === undefined ? undefined : (inPlainWords(bare, ear) ?? bare));
}

function inPlainWords(text: string, ear: Ear): string | undefined {
  const asked = text.trim().replace(/[?!. ]+$/, "");
  for (const { said, plain } of englishQuestions) {
    const found = said.exec(asked);
    if (found === null) continue;
    const slots = Object.entries(found.groups ?? {}).filter((one): one is [string, string] => one[1] !== undefined);
    if (!slots.every(([slot, value]) => !isSlot(slot) || fits[slot](value.trim(), ear))) continue;
    return slots
      .reduce(
        (words, [slot, value]) => words.replace(`{${slot}}`, slot === "who" ? asName(value) : value.trim()),
        plain,
      )
      .replace(/\{[a-z]+\}/g, "")
      .replace(/\s+/g, " ")
      .trim();
  }
  return undefined;
}

/** Others are spelled out in the form itself. */
const isSlot = (name: string): name is Slot => name in fits;

/** A person's name is looked for by its capitals. */
const asName = (text: string): string => text.trim().replace(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
