import type { UiNode } from "../../sdk/sdk.ts";
import { useActing } from "./acting.ts";
import { CardButton } from "./button.tsx";
import { CardAvatar, CardBadge, CardImage, CardKeyValue, CardLink, CardText, CardTime, tone } from "./content.tsx";
import { CardIcon } from "./icons.tsx";
import { labelled } from "./labelled.ts";
import { CardList } from "./list.tsx";

/** One node of a card. Children are read in order: the place in the tree is their key, as a card never changes. */
export function CardNode({ node }: { node: UiNode }) {
  switch (node.type) {
    case "stack": {
      const { appearance = "plain", gap = "md", align = "stretch" } = node;
      return (
        <div
          className="accord-stack"
          data-appearance={appearance}
          data-gap={gap}
          data-align={align}
          {...labelled(node)}
        >
          <Nodes nodes={node.children} />
        </div>
      );
    }
    case "row": {
      const { gap = "md", align = "center", justify = "start", wrap = true } = node;
      const layout = { "data-gap": gap, "data-align": align, "data-justify": justify, "data-wrap": wrap };
      return (
        <div className="accord-row" {...layout} {...labelled(node)}>
          <Nodes nodes={node.children} />
        </div>
      );
    }
    case "grid":
      return (
        <div className="accord-grid" data-columns={node.columns} data-gap={node.gap ?? "md"} {...labelled(node)}>
          <Nodes nodes={node.children} />
        </div>
      );
    case "actions":
      return (
        <div className="accord-actions" data-layout={node.layout ?? "inline"} role="group" {...labelled(node)}>
          <Nodes nodes={node.children} />
        </div>
      );
    case "disclosure":
      return (
        <details className="accord-disclosure" open={node.open ?? false} {...labelled(node)}>
          <summary>{node.summary}</summary>
          <div className="accord-stack" data-gap="md">
            <Nodes nodes={node.children} />
          </div>
        </details>
      );
    case "text":
      return <CardText node={node} />;
    case "badge":
      return <CardBadge node={node} />;
    case "icon":
      return (
        <span className="accord-tone" {...tone(node.tone)}>
          <CardIcon name={node.name} label={node.a11y?.label} />
        </span>
      );
    case "avatar":
      return <CardAvatar node={node} />;
    case "image":
      return <CardImage node={node} />;
    case "time":
      return <CardTime node={node} />;
    case "key_value":
      return <CardKeyValue node={node} />;
    case "list":
      return <CardList node={node} />;
    case "divider":
      return <hr className="accord-divider" />;
    case "link":
      return <CardLink node={node} />;
    case "button":
      return <CardButton node={node} />;
    default:
      return <Unknown node={node} />;
  }
}

const Nodes = ({ nodes }: { nodes: readonly UiNode[] }) => nodes.map((node, at) => <CardNode key={at} node={node} />);

/** A newer server may send nodes that this version does not know: what is in them that can be read is shown. */
function Unknown({ node }: { node: unknown }) {
  const { words } = useActing();
  const { children, ...rest } = (typeof node === "object" && node !== null ? node : {}) as Record<string, unknown>;
  if (Array.isArray(children))
    return (
      <div className="accord-stack" data-gap="md">
        <Nodes nodes={children as UiNode[]} />
      </div>
    );
  const text = ["content", "text", "label", "title", "summary"].map((name) => rest[name]).find(isText);
  return (
    <p className="accord-text" data-tone={text === undefined ? "muted" : undefined}>
      {text ?? words.unknown}
    </p>
  );
}

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";
