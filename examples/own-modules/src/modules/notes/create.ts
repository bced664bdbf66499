import { defineMethod } from "../../../generated/module.ts";

export default defineMethod("notes.create", (input, ctx) => ctx.tables.notes.add(input));
