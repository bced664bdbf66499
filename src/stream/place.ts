/** Where a node is: `host:port`, with the address as the cluster writes it, so without brackets. */
export const toPlace = (host: string, port: number): string => `${host.replace(/^\[(.*)\]$/, "$1")}:${port}`;

export function parsePlace(place: string): { host: string; port: number } {
  const colon = place.lastIndexOf(":");
  return { host: place.slice(0, colon), port: Number(place.slice(colon + 1)) };
}

/** The same user, password and way, at another place. */
export function atPlace(url: string, place: string): string {
  const { host, port } = parsePlace(place);
  const address = new URL(url);
  address.hostname = host.includes(":") ? `[${host}]` : host;
  address.port = String(port);
  return address.href;
}
