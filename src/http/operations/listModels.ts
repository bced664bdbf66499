import { defineOperation } from "../define.ts";

export default defineOperation("listModels", async (_request, { rooms }) => rooms.openai.models());
