/** A line that keeps somebody out, how to take it away, and the tests that must fail then. */
export interface Guard {
  /** What nobody can do while it stands. */
  guard: string;
  file: string;
  /** Occurs once in the file. */
  find: string;
  replace: string;
  /** Paths below test/, without `.test.ts`. */
  tests: readonly string[];
}
