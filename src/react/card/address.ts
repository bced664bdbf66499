/** A link that may be opened: https only, whatever the server sent. */
export function toAddress(url: string): { href: string; host: string } | undefined {
  if (!URL.canParse(url)) return undefined;
  const { protocol, href, host } = new URL(url);
  return protocol === "https:" ? { href, host } : undefined;
}
