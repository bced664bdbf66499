import { join } from "node:path";
import { expect, it } from "vitest";
import { judge, readReleased } from "../../codegen/compat.ts";
import document from "../../generated/openapi.json" with { type: "json" };
import manifest from "../../package.json" with { type: "json" };

it("breaks nothing of the last release unless version and changelog say so, and names each place", () => {
  const { breaks, fault } = judge(join(import.meta.dirname, "../../specs"));
  expect(fault).toBeUndefined();
  for (const line of breaks) expect(line).toMatch(/^specs\/[\w/.-]+\.yaml:\d+: .+: .+ \(.+\)$/);
});

it("has one version for package, document and SDK, which no release has", () => {
  expect(document.info.version).toBe(manifest.version);
  expect(readReleased().version).not.toBe(manifest.version);
});
