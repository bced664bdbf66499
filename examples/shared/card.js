/** The words of a card, a line for each node. A real app draws every kind of node; docs/cards.md tells of them. */
export function linesOf({ type, content, summary, label, text, value, title, subtitle, items = [], children = [] }) {
  if (type === "actions") return []; // the page has buttons of its own
  const words = [content, summary, label, text ?? value, title, subtitle].filter(Boolean);
  return [...(words.length > 0 ? [words.join(" · ")] : []), ...[...items, ...children].flatMap(linesOf)];
}
