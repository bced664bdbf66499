import { createHash } from "node:crypto";
import { encodings } from "./_encodings.ts";
import { seed } from "./_seed.ts";

/** Letters and digits that stand nowhere else; the same for the same seed. */
export const canary = (name: string, length = 40): string =>
  createHash("sha512")
    .update(`${seed} ${name}`)
    .digest("base64")
    .replace(/[^A-Za-z0-9]/g, "")
    .slice(0, length);

/** What the operator gives the server. */
export const settings = {
  secret: canary("secret"),
  jwtSecret: canary("jwt secret"),
  modelKey: `sk-${canary("model key")}`,
  webhookSecret: canary("webhook secret"),
  databasePassword: canary("database password"),
  redisPassword: canary("redis password"),
};

/** Keys in texts by others, each in one of the forms that cleaning knows. */
const forms: Readonly<Record<string, (text: string) => string>> = {
  ...Object.fromEntries(
    Object.entries(encodings).filter(([name]) => /^(?:plain|base64|hex|percent|JSON|HTML|full|.*invisible)/.test(name)),
  ),
  // As mail programs and terminals break them.
  "over lines": (text) => text.replace(/.{16}/g, "$&\n"),
};
export const hidden = Object.entries(forms).map(([name, encode]) => {
  const key = `sk-proj-${canary(`hidden ${name}`, 48)}`;
  return { name, key, text: encode(key) };
});

/** Secrets in texts of the user's own. */
export const told = {
  message: `sk-proj-${canary("message", 48)}`,
  note: canary("note", 24),
  contact: canary("contact", 24),
  address: canary("address", 24).toLowerCase(),
  memory: canary("memory", 24),
  job: `sk-proj-${canary("job", 48)}`,
  filename: canary("filename", 24),
  picture: canary("picture", 48),
  guessed: canary("guessed", 48),
};
