import { defineOperation } from "../define.ts";
import { toSpoken } from "./_speaking.ts";

export default defineOperation("createChatCompletion", async ({ body }, ctx) =>
  toSpoken(await ctx.rooms.openai.chat(ctx, body), ctx),
);
