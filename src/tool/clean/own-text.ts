import { maskSecrets, type Masked } from "../../base/secrets.ts";
import { scrub } from "./scrub.ts";

/** Skill cards are few, long and always the same, and a run opens one before almost anything else. */
const known = new Map<string, Masked>();
const most = 64;

/** Our own words, as on skill cards: not cut, not judged, not rewritten. They still may not carry secrets. */
export function maskOwnText(value: string): Masked {
  const before = known.get(value);
  if (before) return before;
  const masked = maskSecrets(scrub(value));
  if (known.size >= most) known.clear();
  known.set(value, masked);
  return masked;
}
