import { expect, it } from "vitest";
import type { Validator } from "../../../generated/contract/validators/validators.ts";
import { makeCaller } from "../../../src/cli/caller.ts";

it("keeps nothing of a refused input or answer in a validator, which the next user's call meets (R37)", async () => {
  const refusing = Object.assign(() => {
    refusing.errors = [{ instancePath: "", keyword: "type", message: "canary", params: {}, schemaPath: "" }];
    return false;
  }, {}) as unknown as Validator<unknown>;
  const accepting = Object.assign(() => true, {}) as unknown as Validator<unknown>;
  const call = (input: Validator<unknown>) =>
    makeCaller({
      commands: { "skills.read": { path: "/skills/read", load: async () => ({ input, output: refusing }) } },
      loadForms: async () => ({}),
      post: async () => ({ status: 200, text: '{"status":"ok","data":{},"warnings":[],"meta":{}}' }),
    })({ module: "skills", method: "read", input: {} }, { credential: "x", allowed: undefined });
  for (const input of [refusing, accepting]) {
    expect(await call(input)).toMatchObject({ ok: false });
    expect(refusing.errors).toBeNull();
  }
});
