import { defineOperation } from "../define.ts";
import { toActor } from "./_actor.ts";

export default defineOperation("adminPingWebhook", ({ path }, ctx) =>
  ctx.rooms.admin.webhooks.ping(toActor(ctx), path.id),
);
