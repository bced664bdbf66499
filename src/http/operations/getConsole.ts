import { defineOperation } from "../define.ts";
import { readPage, toConsolePolicy } from "./_console.ts";
import { answerStatic } from "./_file.ts";

export default defineOperation("getConsole", async (_request, ctx) =>
  answerStatic(await readPage(ctx.rooms.console.folder), "text/html; charset=utf-8", ctx.header("if-none-match"), {
    "content-security-policy": toConsolePolicy(ctx.rooms.console),
    // A sign-in comes back with its code in the address: no other host shall see it.
    "referrer-policy": "no-referrer",
  }),
);
