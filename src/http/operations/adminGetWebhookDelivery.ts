import { defineOperation } from "../define.ts";
import { toActor } from "./_actor.ts";

export default defineOperation("adminGetWebhookDelivery", ({ path }, ctx) =>
  ctx.rooms.admin.webhooks.delivery(toActor(ctx), path.id),
);
