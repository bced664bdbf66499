import { matchesGlob, relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Begins with the files of the first list, goes on with the second, and ends with those of none. */
export const inOrder = (lists: readonly (readonly string[])[]) =>
  class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const rank = ({ moduleId }: TestSpecification): number => {
        const path = relative(this.ctx.config.root, moduleId);
        const found = lists.findIndex((list) => list.some((pattern) => matchesGlob(path, pattern)));
        return found === -1 ? lists.length : found;
      };
      return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
    }
  };
