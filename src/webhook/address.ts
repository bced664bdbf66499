import { isIP } from "node:net";
import { httpsUrl } from "../base/setting-values.ts";

/**
 * What is wrong with the address of a webhook, as far as that can be said before anything is sent; undefined when
 * nothing is. Where a name leads is judged at every connection.
 */
export function findAddressFault(url: string, { mayBePrivate }: { mayBePrivate: boolean }): string | undefined {
  try {
    const { hash, hostname, protocol } = new URL(httpsUrl(url));
    if (hash !== "") return "The address must not hold a fragment.";
    const isNamed = hostname !== "localhost" && isIP(hostname.replace(/^\[|\]$/g, "")) === 0;
    return mayBePrivate || (protocol === "https:" && isNamed)
      ? undefined
      : "The address must be https:// and name a host: this server tells nobody on its own machine or in private " +
          "networks (ACCORD_WEBHOOK_PRIVATE).";
  } catch (reason) {
    return `The address ${(reason as Error).message}.`;
  }
}
