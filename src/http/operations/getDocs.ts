import { defineOperation } from "../define.ts";
import { docsPage, docsPolicy } from "./_docs.ts";
import { answerStatic, toStatic } from "./_file.ts";

const page = toStatic(Buffer.from(docsPage));

export default defineOperation("getDocs", async (_request, ctx) =>
  answerStatic(page, "text/html; charset=utf-8", ctx.header("if-none-match"), {
    "content-security-policy": docsPolicy,
  }),
);
