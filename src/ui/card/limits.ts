import type { UiLayoutNode, UiNode } from "../../../generated/contract/types.ts";

const maxDepth = 6;
const maxNodes = 200;
const maxButtons = 10;

/**
 * The tree without what goes beyond the limits: subtrees deeper than 6 levels, buttons after the tenth, and, from the
 * end, nodes beyond 200. Actions stay as long as anything does, because a card that the user cannot answer is worse
 * than a short one.
 */
export function limitTree(root: UiLayoutNode, onTooDeep: () => void): UiLayoutNode {
  const shallow = prune(root, (_node, depth) => {
    if (depth <= maxDepth) return true;
    onTooDeep();
    return false;
  });
  let buttons = 0;
  const few = prune(shallow ?? root, (node) => node.type !== "button" || ++buttons <= maxButtons);
  let free = maxNodes - count(few ?? root, needed);
  const small = prune(few ?? root, (node, _depth, inActions) => inActions || needed(node) || --free >= 0);
  return isLayout(small) ? small : { type: "stack", children: [{ type: "text", content: "…" }] };
}

/** A copy with only the nodes that are kept; a container that loses all its children goes too. */
function prune(
  node: UiNode,
  keep: (node: UiNode, depth: number, inActions: boolean) => boolean,
  depth = 1,
  inActions = false,
): UiNode | undefined {
  if (!keep(node, depth, inActions)) return undefined;
  if (!("children" in node)) return node;
  const inside = inActions || node.type === "actions";
  const children = node.children.flatMap((child) => prune(child, keep, depth + 1, inside) ?? []);
  return children.length === 0 ? undefined : ({ ...node, children } as UiNode);
}

/** Actions, what is in them, and what they hang on. */
function needed(node: UiNode): boolean {
  return node.type === "actions" || ("children" in node && node.children.some(needed));
}

function count(node: UiNode, counted: (node: UiNode) => boolean): number {
  if (node.type === "actions") return 1 + node.children.length;
  const below = "children" in node ? node.children.reduce((sum, child) => sum + count(child, counted), 0) : 0;
  return below + (counted(node) ? 1 : 0);
}

function isLayout(node: UiNode | undefined): node is UiLayoutNode {
  return node?.type === "stack" || node?.type === "row" || node?.type === "grid";
}
