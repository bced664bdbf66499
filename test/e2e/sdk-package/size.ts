import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";

/** What a bundler leaves of the package for an app that uses some of it. */
export function inABundle(project: string): void {
  async function bundle(names: string): Promise<string> {
    const { outputFiles } = await build({
      stdin: { contents: `import { ${names} } from "accord/client"; console.log(${names});`, resolveDir: project },
      bundle: true,
      minify: true,
      format: "esm",
      write: false,
      logLevel: "error",
    });
    return outputFiles[0]?.text ?? "";
  }

  describe("a bundle", () => {
    it("holds what is used and not the rest", async () => {
      const [whole, named, error] = [
        await bundle("createClient"),
        await bundle("displayName"),
        await bundle("ApiError"),
      ];
      const parts = { paths: "/api/v1/", requests: "new Request(", names: "calendar.read", errors: "NETWORK_ERROR" };
      const held = (text: string) =>
        Object.entries(parts).flatMap(([part, mark]) => (text.includes(mark) ? [part] : []));
      expect(held(whole)).toEqual(["paths", "requests", "errors"]);
      expect(held(named)).toEqual(["names"]);
      expect(held(error)).toEqual(["errors"]);
      // For the record, not to be judged: it grows with the contract.
      for (const [name, text] of Object.entries({ createClient: whole, displayName: named, ApiError: error }))
        console.log(`${name}: ${text.length} bytes, ${gzipSync(text).length} compressed`);
    });
  });
}
