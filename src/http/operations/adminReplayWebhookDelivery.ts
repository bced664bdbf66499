import { defineOperation } from "../define.ts";
import { toActor } from "./_actor.ts";

export default defineOperation("adminReplayWebhookDelivery", ({ path }, ctx) =>
  ctx.rooms.admin.webhooks.replay(toActor(ctx), path.id),
);
