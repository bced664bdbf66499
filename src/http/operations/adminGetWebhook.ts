import { defineOperation } from "../define.ts";
import { toActor } from "./_actor.ts";

export default defineOperation("adminGetWebhook", ({ path }, ctx) =>
  ctx.rooms.admin.webhooks.get(toActor(ctx), path.id),
);
