import type { HintChange, HintFact, HintFactValue, UiKeyValueItem } from "../../../generated/contract/types.ts";
import type { Locale } from "../../base/locale.ts";
import type { Budget } from "./budget.ts";
import { clean, cut, tidy } from "./clean.ts";
import { lookUp } from "./messages.ts";
import { toPhrase, toValue, type Phrase } from "./phrase.ts";
import { toSafeUrl, withoutSecrets } from "./url.ts";

export function toFactItems(facts: readonly HintFact[], locale: Locale, budget: Budget): UiKeyValueItem[] {
  return facts.slice(0, budget.pairs).map((fact): UiKeyValueItem => {
    const value = toValue(fact.value, locale);
    const item: UiKeyValueItem = { label: toLabel(fact, locale), value: shown(value, locale, budget.value) };
    if (fact.tainted || value.tainted) item.tainted = true;
    return fact.key === "meeting_url" ? withLink(item, value, locale) : item;
  });
}

export function toChangeItems(changes: readonly HintChange[], locale: Locale, budget: Budget): UiKeyValueItem[] {
  return changes.slice(0, budget.pairs).map(({ key, from, to }): UiKeyValueItem => {
    const before = toSide(from, locale);
    const after = toSide(to, locale);
    // Each side gets its half: a long old value must not push the new one out.
    const half = Math.floor((budget.value - 3) / 2);
    const item: UiKeyValueItem = {
      label: labelOf(key, locale),
      value: `${shown(before, locale, half)} → ${shown(after, locale, half)}`,
    };
    if (before.tainted || after.tainted) item.tainted = true;
    return item;
  });
}

/** A meeting link can be tapped; one that carries a token is shown without it and only for reading. */
function withLink(item: UiKeyValueItem, value: Phrase, locale: Locale): UiKeyValueItem {
  const url = toSafeUrl(value.text);
  if (url !== undefined) return { ...item, action: { type: "open_url", url } };
  return { ...item, value: tidy(withoutSecrets(value.text) ?? lookUp("fact.empty", locale), 500) };
}

function toSide(value: HintFactValue | null, locale: Locale): Phrase {
  return value === null ? { text: "", tainted: false } : toValue(value, locale);
}

function shown(phrase: Phrase, locale: Locale, limit: number): string {
  return cut(clean(phrase.text), limit) || lookUp("fact.empty", locale);
}

const toLabel = ({ key, label }: HintFact, locale: Locale): string =>
  label === undefined ? labelOf(key, locale) : tidy(toPhrase(label, locale).text, 40);
const labelOf = (key: string, locale: Locale): string => tidy(lookUp(`fact.${key}`, locale), 40);
