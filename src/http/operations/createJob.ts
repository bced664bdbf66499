import { defineOperation } from "../define.ts";

export default defineOperation("createJob", ({ body }, ctx) => ctx.rooms.automation.create(ctx.caller, body));
