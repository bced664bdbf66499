import { defineOperation } from "../define.ts";
import { toLines } from "./_ndjson.ts";

export default defineOperation("exportMe", async (_request, { caller, rooms }) =>
  toLines(rooms.account.export(caller.userId)),
);
