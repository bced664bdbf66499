import { parseAcceptLanguage, type Locale } from "../../base/locale.ts";

/** The language of a card: what the profile says, else what the request asks for, else Chinese. */
export function chooseLocale(profile: string | null | undefined, acceptLanguage: string | null | undefined): Locale {
  if (profile) return /^zh(?:[-_]|$)/i.test(profile) ? "zh-CN" : "en";
  return parseAcceptLanguage(acceptLanguage ?? null) ?? "zh-CN";
}
