/** A change of the contract that nobody has told the code, and who must notice. */
export interface SpecEdit {
  edit: string;
  /** Below specs/; the text is replaced wherever it occurs in them, so that examples stay in step. */
  files: readonly string[];
  find: string;
  replace: string;
  /**
   * Who stops it: the check of the specs, the compiler, or a test by its path below test/, without `.test.ts`. Or why
   * nothing has to.
   */
  stopped: "check" | "compiler" | { by: string } | { harmless: string };
}
