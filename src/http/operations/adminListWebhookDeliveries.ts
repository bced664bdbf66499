import { defineOperation } from "../define.ts";
import { toActor } from "./_actor.ts";

export default defineOperation("adminListWebhookDeliveries", ({ query }, ctx) =>
  ctx.rooms.admin.webhooks.log(toActor(ctx), query ?? {}),
);
