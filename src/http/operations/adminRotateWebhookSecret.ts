import { defineOperation } from "../define.ts";
import { toActor } from "./_actor.ts";

export default defineOperation("adminRotateWebhookSecret", ({ path }, ctx) =>
  ctx.rooms.admin.webhooks.rotate(toActor(ctx), path.id),
);
