import { defineOperation } from "../define.ts";
import { toSpoken } from "./_speaking.ts";

export default defineOperation("createResponse", async ({ body }, ctx) =>
  toSpoken(await ctx.rooms.openai.respond(ctx, body), ctx),
);
