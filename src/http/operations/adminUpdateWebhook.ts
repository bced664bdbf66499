import { defineOperation } from "../define.ts";
import { toActor } from "./_actor.ts";

export default defineOperation("adminUpdateWebhook", ({ path, body }, ctx) =>
  ctx.rooms.admin.webhooks.update(toActor(ctx), path.id, body),
);
