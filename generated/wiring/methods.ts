// Generated from specs/modules. Edit there and run make generate.

import type { BuiltMethodId } from "../contract/methods.ts";
import type { Method } from "../../src/modules/define.ts";
import skillsRead from "../../src/modules/skills/read.ts";

export const methodHandlers: { readonly [Id in BuiltMethodId]: Method<Id> } = {
  "skills.read": skillsRead,
};
