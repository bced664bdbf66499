import { defineOperation } from "../define.ts";

export default defineOperation("createAttachment", ({ body: { file } }, ctx) =>
  ctx.rooms.files.add(ctx.caller.userId, file),
);
