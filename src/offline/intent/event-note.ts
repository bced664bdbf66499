import { pattern } from "../../base/pattern.ts";
import { phrases } from "../phrases.ts";
import { quote, wordEvent } from "../wording.ts";
import { makeChange, toTarget } from "./change.ts";
import { tidy, type Heard, type Intent } from "./intent.ts";

const add = "(?:add|put|attach|write|leave)";
const form = pattern("i")`
  ^${add} (?:an? |the |this )?(?:note|comment|description) (?:to|on|for|in) (?<what>(?!my (?:calendar|diary|schedule)|
  the (?:calendar|diary|schedule)|me\b|myself\b)[^:,]+?)(?::| saying(?: that)?| that says| -) (?<note>\S.*)$|
  ^${add} ["“](?<note2>[^"”]+)["”] as an? note (?:to|on|in|for) (?:the notes? (?:of|for) )?(?<what2>.+)$
`;

/** Further text of an event: "add a note to the dentist: bring x-rays". */
export function hearEventNote(heard: Heard): Intent | undefined {
  if (heard.language !== "en" || heard.isQuestion) return undefined;
  const groups = form.exec(heard.text)?.groups;
  const note = tidy(groups?.["note"] ?? groups?.["note2"] ?? "");
  const what = groups?.["what"] ?? groups?.["what2"];
  if (note === "" || what === undefined) return undefined;
  return makeChange(
    toTarget(what, heard),
    {
      patch: () => ({ notes: note }),
      tell: (event, { language }) => `${phrases[language].lasts(wordEvent(event, language))} ${quote(note)}`,
    },
    { said: [heard.text] },
  );
}
