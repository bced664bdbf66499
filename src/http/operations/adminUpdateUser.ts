import { defineOperation } from "../define.ts";
import { toActor } from "./_actor.ts";

export default defineOperation("adminUpdateUser", ({ path, body }, ctx) =>
  ctx.rooms.admin.setDisabled(toActor(ctx), path.id, body),
);
