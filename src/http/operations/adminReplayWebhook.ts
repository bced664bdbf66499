import { defineOperation } from "../define.ts";
import { toActor } from "./_actor.ts";

export default defineOperation("adminReplayWebhook", ({ path, body }, ctx) =>
  ctx.rooms.admin.webhooks.replayFailed(toActor(ctx), path.id, body.since),
);
