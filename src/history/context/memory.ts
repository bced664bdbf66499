import type { Clean } from "../../domain/clean.ts";
import type { Memories } from "../../domain/memory.ts";
import type { Store } from "../../store/store.ts";
import { confirmedOf } from "./confirmed.ts";
import { toMemoryBlock, type StoredMemory } from "./memory-block.ts";

const nothing = { version: 0, content: {}, marks: [] };

export interface Remembered {
  /** The line a worker is told, if there is anything to tell. */
  block: string | null;
  /** 0 where nothing was ever stored. */
  versions: { user: number; work: number };
  leftOut: number;
  /** Something remembered reads like an instruction, so it is trusted no more than other people's text. */
  tainted: boolean;
}

/** What is stored now, unless it was just read; the run keeps what it was told. */
export async function memory(
  { store, clean }: { store: Pick<Store, "reading">; clean: Clean },
  ownerId: string,
  known?: Memories,
): Promise<Remembered> {
  return toRemembered(clean, known ?? (await store.reading(ownerId).memory.readAll()));
}

/** Cleaned like the result of memory.read (R4). */
function toRemembered(clean: Clean, { user = nothing, work = nothing }: Memories): Remembered {
  // What may be other people's words is no fact until a person has confirmed it; memory.read shows it.
  const [own, ofWork] = [confirmedOf(user.content, user.marks), confirmedOf(work.content, work.marks)];
  const { data, tainted } = clean({ user: own.content, work: ofWork.content }, { method: "memory.read" });
  const { text, leftOut } = toMemoryBlock(data as StoredMemory, own.leftOut + ofWork.leftOut);
  return { block: text, versions: { user: user.version, work: work.version }, leftOut, tainted };
}
