import { defineOperation } from "../define.ts";

export default defineOperation("getJob", ({ path }, ctx) => ctx.rooms.automation.read(ctx.caller, path.id));
