import type { Clean } from "../../domain/clean.ts";

/** One text through cleaning. What cannot be cleaned is not shown. */
export function toSafeText(clean: Clean, text: string, options: Parameters<Clean>[1]): string {
  try {
    return String((clean({ detail: text }, options).data as { detail?: unknown }).detail ?? "");
  } catch {
    return "";
  }
}
