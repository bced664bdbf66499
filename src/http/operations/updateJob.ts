import { defineOperation } from "../define.ts";

export default defineOperation("updateJob", ({ path, body }, ctx) =>
  ctx.rooms.automation.change(ctx.caller, path.id, body),
);
