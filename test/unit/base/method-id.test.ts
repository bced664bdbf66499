import { describe, expect, it } from "vitest";
import { methods } from "../../../generated/contract/methods.ts";
import { splitMethodId, toMethodId } from "../../../src/base/method-id.ts";
import { methodSpec } from "../../../src/base/method-spec.ts";

describe("the name of a method", () => {
  it("comes apart and together again, for every method there is", () => {
    for (const { id, module, method } of Object.values(methods)) {
      expect(splitMethodId(id)).toEqual({ module, method });
      expect(toMethodId({ module, method })).toBe(id);
      expect(methodSpec(id)?.id).toBe(id);
    }
  });

  it("is a module alone where there is no dot", () => {
    expect(splitMethodId("calendar")).toEqual({ module: "calendar", method: "" });
    expect(splitMethodId("")).toEqual({ module: "", method: "" });
  });

  it("names nothing when a model makes it up", () => {
    for (const id of ["constructor", "__proto__", "calendar", "calendar.READ", "hasOwnProperty"])
      expect(methodSpec(id)).toBeUndefined();
    expect(methodSpec(null)).toBeUndefined();
  });
});
