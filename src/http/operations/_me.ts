import type { Me } from "../../../generated/contract/types.ts";
import { parseAcceptLanguage } from "../../base/locale.ts";

interface Settings {
  timezone: string | null;
  locale: string | null;
}

/** Settings that the user has not made yet are what the server would use. */
export function toSettings(
  { timezone, locale }: Settings,
  acceptLanguage: string | null,
): Pick<Me, "timezone" | "locale"> {
  const known = locale === "en" || locale === "zh-CN" ? locale : undefined;
  return { timezone: timezone ?? "UTC", locale: known ?? parseAcceptLanguage(acceptLanguage) ?? "zh-CN" };
}

export function toMe(
  { id, name, ...settings }: Settings & { id: string; name: string },
  acceptLanguage: string | null,
): Me {
  return { id, name, ...toSettings(settings, acceptLanguage) };
}
