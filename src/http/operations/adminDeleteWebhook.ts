import { defineOperation } from "../define.ts";
import { toActor } from "./_actor.ts";

export default defineOperation("adminDeleteWebhook", ({ path }, ctx) =>
  ctx.rooms.admin.webhooks.delete(toActor(ctx), path.id),
);
