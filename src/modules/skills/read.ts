import { createHash } from "node:crypto";
import { own } from "../../base/own.ts";
import { defineMethod } from "../define.ts";

export default defineMethod("skills.read", async ({ skill: name, actions }, ctx) => {
  const skill = own(ctx.skills, name);
  if (!skill)
    throw ctx.error("SKILL_NOT_FOUND", { skill: name }, { detail: `Skills: ${Object.keys(ctx.skills).join(", ")}` });
  const known = Object.keys(skill.cards);
  const unknown = actions?.find((action) => !known.includes(action));
  if (unknown !== undefined)
    throw ctx.error(
      "SKILL_NOT_FOUND",
      { skill: name, action: unknown },
      { detail: `Actions of ${name}: ${known.join(", ")}` },
    );
  const cards = actions?.map((action) => ({ action, content: skill.cards[action] ?? "" }));
  return { skill: name, etag: etagOf(skill.body, cards), ...(cards ? { cards } : { content: skill.body }) };
});

const etagOf = (...parts: unknown[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 16);
