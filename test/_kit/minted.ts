import type { Auth } from "../../src/auth/auth.ts";

export interface Minted {
  userId: string;
  methods: readonly string[];
  credential: string;
}

/** Credentials that this server mints from now on. It gives them to its children with the calls they are for. */
export function mintedBy({ auth }: { auth: Auth }): readonly Minted[] {
  const list: Minted[] = [];
  const mint = auth.mintCredential;
  auth.mintCredential = async (grant) => {
    const credential = await mint(grant);
    list.push({ userId: grant.userId, methods: grant.methods, credential });
    return credential;
  };
  return list;
}
