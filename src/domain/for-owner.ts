type Data = Readonly<Record<string, unknown>>;

/** A result as its owner's card may show it, and whether nothing in it is masked for being somebody's address. */
interface OwnersView {
  data: Data;
  isWhole: boolean;
}

/**
 * What the owner of the data may see of a cleaned result, and no model may. Undefined where that is nothing more. It
 * goes into a card and nowhere else: what models, logs and the record are given is the result itself.
 */
export type ForOwner = (data: Data, ownerId: string) => Promise<OwnersView | undefined>;
