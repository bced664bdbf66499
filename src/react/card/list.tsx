import type { UiList, UiListItem } from "../../sdk/sdk.ts";
import { CardAvatar, CardBadge, Quoted } from "./content.tsx";
import { CardIcon } from "./icons.tsx";
import { labelled } from "./labelled.ts";
import { Tappable } from "./tappable.tsx";

export function CardList({ node }: { node: UiList }) {
  const { items, style = "plain", moreText } = node;
  const Tag = style === "number" ? "ol" : "ul";
  return (
    <>
      <Tag className="accord-list" data-style={style} {...labelled(node)}>
        {items.map((item, at) => (
          <li key={item.id ?? at}>
            <Tappable action={item.action} label={item.title}>
              <Row item={item} />
            </Tappable>
          </li>
        ))}
      </Tag>
      {moreText ? (
        <p className="accord-text" data-role="caption" data-tone="muted">
          {moreText}
        </p>
      ) : null}
    </>
  );
}

function Row({ item: { title, subtitle, caption, icon, avatar, badge, tainted } }: { item: UiListItem }) {
  return (
    <span className="accord-row-item">
      {avatar ? <CardAvatar node={avatar} /> : icon ? <CardIcon name={icon} /> : null}
      <span className="accord-row-text">
        <span className="accord-row-title">
          <Quoted isTainted={tainted}>{title}</Quoted>
        </span>
        {subtitle ? <span className="accord-row-more">{subtitle}</span> : null}
        {caption ? <span className="accord-row-more">{caption}</span> : null}
      </span>
      {badge ? <CardBadge node={badge} /> : null}
    </span>
  );
}
