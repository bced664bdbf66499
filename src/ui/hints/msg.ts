import type { HintKeyMsg, HintParams, HintTextMsg } from "../../../generated/contract/types.ts";
import { cut, type MessageKey } from "../card/card.ts";

/** A text of the catalogue; the compiler of the language checks that the key exists. */
export function msg(key: MessageKey, params?: HintParams): HintKeyMsg {
  return params === undefined ? { key } : { key, params };
}

/** Words of a person, marked when they are not the user's own. */
export function quote(text: string, tainted: boolean | undefined): HintTextMsg {
  const words = cut(text, 500) || "…";
  return tainted ? { text: words, tainted: true } : { text: words };
}

/** The same as a parameter: the user's own words are plain. */
export function quoteParam(text: string, tainted: boolean | undefined): string | HintTextMsg {
  return tainted ? quote(text, true) : cut(text, 500);
}

/** The optional part of an object: `{...given("body", text)}` adds nothing when there is no text. */
export function given<Key extends string, Value>(key: Key, value: Value | undefined): { [K in Key]?: Value } {
  const absent = value === undefined || (Array.isArray(value) && value.length === 0);
  return absent ? {} : ({ [key]: value } as { [K in Key]?: Value });
}
