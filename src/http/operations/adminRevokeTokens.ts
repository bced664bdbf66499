import { defineOperation } from "../define.ts";
import { toActor } from "./_actor.ts";

export default defineOperation("adminRevokeTokens", ({ body }, ctx) => ctx.rooms.admin.revoke(toActor(ctx), body));
