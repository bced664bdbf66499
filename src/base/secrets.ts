import { joinBroken } from "./broken-lines.ts";
import { replaceEncoded } from "./encodings.ts";
import { pattern, type SecretPattern } from "./pattern.ts";
import { secretPatterns } from "./secret-patterns.ts";
import { foldWidth } from "./width.ts";

/** Takes secrets out of text, in whatever form they stand there. One list for tool results and logs. */
export const mask = "***";

export interface Masked {
  text: string;
  /** Places that were masked. */
  count: number;
}

// A mask can bring two pieces together that only then look like a secret. Two passes settle all but made-up cases.
const maxPasses = 4;

// Most text is short words: one look spares it the whole list. Every pattern needs one of these.
const worthALook =
  /[A-Za-z0-9+/_.~-]{8}|[=:：@%\\]|是|为|\b(?:is|bearer|basic)\b|\d{4}|\d{3} \d{3}|-[apu]|[0-9a-f]{2} [0-9a-f]{2} /i;

export function maskSecrets(text: string): Masked {
  const folded = foldWidth(text);
  if (folded === text) return maskAll(text);
  // Wide letters and digits stay as they are unless they hide something.
  const [asIs, narrow] = [maskAll(text), maskAll(folded)];
  return narrow.count > asIs.count ? narrow : asIs;
}

function maskAll(text: string): Masked {
  let [out, count] = [text, 0];
  if (!worthALook.test(text)) return { text, count };
  for (let pass = 0; pass < maxPasses; pass++) {
    const before = out;
    const joined = joinBroken(out, holdsPlain, mask);
    const plain = maskPlain(joined);
    out = replaceEncoded(plain.text, holdsSecret, mask);
    count += plain.count;
    if (joined !== before) count++;
    if (out !== plain.text) count++;
    if (out === before) break;
  }
  return { text: out, count };
}

/** Whether the name of a field says that its value is a secret: `access_token`, `clientSecret`, `Authorization`. */
export function isSecretKey(key: string): boolean {
  return secretKey.test(key.replace(/([a-z0-9])([A-Z])/g, "$1_$2"));
}

const secretKey = pattern("i")`
  ^(?:authorization|proxy[_-]authorization|cookie|set[_-]cookie|
  (?:.*[_-])?(?:token|secret|password|passwd|passphrase|pwd|api_?key|access_?key|private_?key|secret_?key|signature|
  credentials?))$
`;

// Patterns that are replaced whole are one search; the others keep what stands in front.
const isWhole = ({ pattern, keep, isSecret }: SecretPattern): boolean => !keep && !isSecret && pattern.flags === "g";
const whole = new RegExp(
  secretPatterns
    .filter(isWhole)
    .map(({ pattern }) => pattern.source)
    .join("|"),
  "g",
);
const others = secretPatterns.filter((pattern) => !isWhole(pattern));

function maskPlain(text: string): Masked {
  let count = 0;
  let out = text.replace(whole, () => {
    count++;
    return mask;
  });
  for (const { pattern, keep, isSecret } of others) {
    out = out.replace(pattern, (match: string, front: string) => {
      if (isSecret && !isSecret(match)) return match;
      const replacement = keep ? `${front}${mask}` : mask;
      if (replacement !== match) count++;
      return replacement;
    });
  }
  return { text: out, count };
}

const holdsPlain = (text: string): boolean => maskPlain(text).count > 0;

function holdsSecret(text: string): boolean {
  return holdsPlain(text) || joinBroken(text, holdsPlain, mask) !== text;
}
