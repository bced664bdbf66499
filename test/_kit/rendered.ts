import { marked } from "marked";

/**
 * What a page would make of a text beyond words: images, HTML, definitions, and links with where they lead. An e-mail
 * address becomes a link by itself and carries nothing but what is read, so it is left out.
 */
export function rendered(text: string): string[] {
  const found: string[] = [];
  void marked.walkTokens(marked.lexer(text), (token) => {
    if (token.type === "link" && token["href"] !== `mailto:${token.raw}`) found.push(`link ${token["href"]}`);
    if (token.type === "image" || token.type === "html" || token.type === "def") found.push(token.type);
  });
  return found;
}

/** Those that only a text may hold for which nothing by others was read. */
export const isHttpLink = (what: string): boolean => /^link https?:\/\//i.test(what);
