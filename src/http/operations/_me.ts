import type { Me } from "../../../generated/contract/types.ts";
import { parseAcceptLanguage } from "../../base/locale.ts";

interface Profile {
  id: string;
  name: string;
  timezone: string | null;
  locale: string | null;
}

/** Settings nobody has made yet are shown as what the server would use. */
export function toMe({ id, name, timezone, locale }: Profile, acceptLanguage: string | null): Me {
  const known = locale === "en" || locale === "zh-CN" ? locale : undefined;
  return { id, name, timezone: timezone ?? "UTC", locale: known ?? parseAcceptLanguage(acceptLanguage) ?? "zh-CN" };
}
