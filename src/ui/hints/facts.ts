import type { MethodId, MethodIo } from "../../../generated/contract/methods.ts";
import type { UiHints } from "../../../generated/contract/types.ts";
import type { CardFacts } from "../../domain/card.ts";

/** The facts of one method's calls. */
export type FactsOf<Id extends MethodId> = CardFacts<MethodIo[Id]["input"], MethodIo[Id]["output"]>;

/** Makes the card of a call that succeeded, wholly or in part. */
export type Maker<Id extends MethodId> = (facts: FactsOf<Id>) => UiHints;
