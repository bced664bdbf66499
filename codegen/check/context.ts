import type { Specs } from "../load.ts";
import type { Path, Source } from "../source.ts";

/** What a check is given: the specs, a way to complain, and a way to ask whether a value fits a type. */
export interface CheckContext {
  specs: Specs;
  complain(source: Source, path: Path, message: string): void;
  misfit(type: string, value: unknown): { path: Path; message: string } | undefined;
}

export const pointerPath = (pointer: string): Path =>
  pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
