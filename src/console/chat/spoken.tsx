import { useEffect, useRef, useState } from "react";
import type { ThreadItem } from "../../react/react.ts";
import type { UiNode, UiSchema } from "../../sdk/sdk.ts";
import { useText } from "../text/text.ts";
import { chatText } from "./text.ts";

/**
 * What screen readers are told: an answer once, when it is whole, because word by word it could not be followed; a new
 * card by its title, at once where it failed or waits. What was there when the page opened is read by going there.
 */
export function Spoken({ items }: { items: readonly ThreadItem[] }) {
  const say = useText(chatText);
  const [politely, setPolitely] = useState("");
  const [atOnce, setAtOnce] = useState("");
  const known = useRef<Map<string, string>>(undefined);
  useEffect(() => {
    const now = new Map(items.map((item) => [item.key, stateOf(item)]));
    const before = known.current;
    // Earlier days are read from above, and the first ones were there before the reader.
    if (items.length > 0) known.current = new Map([...(before ?? []), ...now]);
    if (before === undefined) return;
    const newest = items.slice(-8).filter((item) => before.get(item.key) !== now.get(item.key));
    for (const item of newest) {
      if (item.kind === "answer" && !item.isWriting) setPolitely(say("answered", { text: item.text }));
      if (item.kind === "call" && item.card)
        (isUrgent(item.card) ? setAtOnce : setPolitely)(titleOf(item.card.root) ?? "");
    }
  }, [items, say]);
  return (
    <div className="unseen">
      <p role="status">{politely}</p>
      <p role="alert">{atOnce}</p>
    </div>
  );
}

const stateOf = (item: ThreadItem): string =>
  item.kind === "answer" ? String(item.isWriting) : item.kind === "call" ? (item.card?.status ?? "") : "";

const isUrgent = ({ status }: UiSchema): boolean => status === "error" || status === "pending";

function titleOf(node: UiNode): string | undefined {
  if (node.type === "text" && node.role === "title") return node.content;
  return "children" in node ? node.children.map(titleOf).find((title) => title !== undefined) : undefined;
}
