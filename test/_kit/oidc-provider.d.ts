/** As much of it as the tests use; the package has no types of its own. */
declare module "oidc-provider" {
  import type { RequestListener } from "node:http";
  interface Account {
    accountId: string;
    claims(): Promise<{ sub: string } & Record<string, unknown>>;
  }
  export class Provider {
    constructor(
      issuer: string,
      configuration: {
        clients: Record<string, unknown>[];
        clientBasedCORS(ctx: unknown, origin: string): boolean;
        findAccount(ctx: unknown, id: string): Account;
        [setting: string]: unknown;
      },
    );
    callback(): RequestListener;
  }
}
