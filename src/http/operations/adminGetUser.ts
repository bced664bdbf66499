import { defineOperation } from "../define.ts";
import { toActor } from "./_actor.ts";

export default defineOperation("adminGetUser", ({ path }, ctx) => ctx.rooms.admin.user(toActor(ctx), path.id));
