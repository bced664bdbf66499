import { mask, type Masked } from "../../base/secrets.ts";

/** Shorter values would be found in ordinary text. */
const minLength = 8;

/**
 * In which forms a value could stand in a text: as it is, in halves, in base64 at each of its three offsets, in hex,
 * percent-encoded.
 */
export function knownForms(known: readonly string[]): string[] {
  return known.filter((value) => value.length >= minLength).flatMap(forms);
}

export function removeKnown(text: string, known: readonly string[]): Masked {
  let [out, count] = [text, 0];
  for (const form of known) {
    const parts = out.split(form);
    count += parts.length - 1;
    out = parts.join(mask);
  }
  return { text: out, count };
}

// Whole forms come before their halves, so that a whole one is counted once.
function forms(value: string): string[] {
  const bytes = Buffer.from(value);
  const base64 = [0, 1, 2].flatMap((offset) => inBase64(bytes, offset));
  const hex = bytes.toString("hex");
  const middle = Math.floor(value.length / 2);
  const halves = value.length >= 32 ? [value.slice(0, middle), value.slice(middle)] : [];
  return [value, encodeURIComponent(value), ...base64, hex, hex.toUpperCase(), ...halves].filter(
    (form, i, all) => all.indexOf(form) === i,
  );
}

/** The part of the encoding that does not depend on what stands before and after the value. */
function inBase64(bytes: Buffer, offset: number): string[] {
  const whole = Buffer.concat([Buffer.alloc(offset), bytes])
    .toString("base64")
    .replace(/=+$/, "");
  const inner = whole.slice(Math.ceil((offset * 8) / 6), whole.length - 1);
  return [inner, inner.replaceAll("+", "-").replaceAll("/", "_")];
}
