import { defineOperation } from "../define.ts";

export default defineOperation("getConsoleConfig", async (_request, { rooms: { version, console } }) => ({
  version,
  ...(console.oidc === undefined ? {} : { oidc: { ...console.oidc } }),
}));
