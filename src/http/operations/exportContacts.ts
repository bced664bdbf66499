import { defineOperation } from "../define.ts";
import { toDownload } from "./_download.ts";

export default defineOperation("exportContacts", async (_request, ctx) =>
  toDownload(await ctx.rooms.transfer.contacts.export(ctx.caller.userId), "text/vcard", "contacts.vcf"),
);
