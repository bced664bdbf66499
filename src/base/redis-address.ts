/** One server, or some nodes of a cluster, from which the others are learned. */
export interface RedisAddress {
  isCluster: boolean;
  urls: string[];
}

/**
 * `redis://host:6379` is one server. A cluster has several hosts, separated by commas, or says `?cluster=yes`. Throws a
 * sentence fragment: "must be …".
 */
export function parseRedisAddress(text: string): RedisAddress {
  const [, scheme, user = "", hosts = "", path = "", query = ""] =
    /^(rediss?:\/\/)([^/?#]*@)?([^/?#@]*)([^?#]*)(?:\?([^#]*))?$/i.exec(text) ?? [];
  if (scheme === undefined) throw malformed();
  const options = new URLSearchParams(query);
  const said = options.get("cluster");
  options.delete("cluster");
  if (said !== null && said !== "yes") throw new Error("must say cluster=yes, or nothing of a cluster");
  const isCluster = said === "yes" || hosts.includes(",");
  if (!isCluster) return { isCluster, urls: [checked(text)] };
  // Such a server would refuse SELECT, and be out of reach for ever.
  if (!/^\/?0?$/.test(path)) throw new Error("must not name a database: a cluster has but one");
  const rest = options.size > 0 ? `?${options.toString()}` : "";
  return { isCluster, urls: hosts.split(",").map((host) => checked(`${scheme}${user}${host}${rest}`)) };
}

function checked(text: string): string {
  if (!URL.canParse(text) || new URL(text).hostname === "") throw malformed();
  return text;
}

const malformed = () => new Error("must be a URL that starts with redis:// or rediss://");
