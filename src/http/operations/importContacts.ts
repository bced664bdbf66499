import { defineOperation } from "../define.ts";

export default defineOperation("importContacts", ({ body: { vcf } }, ctx) =>
  ctx.rooms.transfer.contacts.import(ctx.caller.userId, vcf),
);
