export type MemoryScope = "user" | "work";

/** A value that was written after text by others was read. */
export interface MemoryMark {
  path: string;
  /** Of an element in a list, in small letters. */
  key?: string;
  /** The run that wrote it. */
  by: string;
}

export interface Remembered {
  /** 0 as long as nothing was stored. */
  version: number;
  content: Record<string, unknown>;
  /** What of it no person has confirmed. */
  marks: readonly MemoryMark[];
}

/** A scope without a row is not there. */
export type Memories = Readonly<Partial<Record<MemoryScope, Remembered>>>;
