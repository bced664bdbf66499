import { useState, type ReactNode } from "react";
import type { UiAvatar, UiBadge, UiImage, UiKeyValue, UiLink, UiText, UiTime, UiTone } from "../../sdk/sdk.ts";
import { useActing } from "./acting.ts";
import { toAddress } from "./address.ts";
import { CardIcon } from "./icons.tsx";
import { labelled } from "./labelled.ts";
import { Tappable } from "./tappable.tsx";

export const tone = (value: UiTone | undefined) => (value && value !== "default" ? { "data-tone": value } : {});

/** Words of somebody else stand in quotation marks of their own: they are never taken for the app's or the user's. */
export function Quoted({ children, isTainted }: { children: ReactNode; isTainted: boolean | undefined }) {
  const { words } = useActing();
  if (!isTainted) return children;
  return (
    <q className="accord-quoted">
      <span className="accord-unseen">{words.quoted} </span>
      {children}
    </q>
  );
}

export function CardText({ node }: { node: UiText }) {
  const { role = "body", content, maxLines, tainted } = node;
  const Tag = role === "title" ? "h3" : role === "label" ? "h4" : "p";
  const clamp = maxLines ? { style: { "--accord-lines": maxLines } as object, "data-clamp": true } : {};
  return (
    <Tag className="accord-text" data-role={role} {...tone(node.tone)} {...clamp} {...labelled(node)}>
      {node.tone === "warning" && role === "caption" ? <CardIcon name="warning" /> : null}
      <Quoted isTainted={tainted}>{content}</Quoted>
    </Tag>
  );
}

export function CardBadge({ node }: { node: Pick<UiBadge, "label" | "status"> & Partial<UiBadge> }) {
  const { words } = useActing();
  const { label, status } = node;
  return (
    <span className="accord-badge" data-status={status} {...labelled(node)}>
      {isToken(label) ? words[label] : label}
    </span>
  );
}

const isToken = (label: string): label is "SUCCESS" | "WARNING" | "ERROR" | "PENDING" | "INFO" =>
  /^(?:SUCCESS|WARNING|ERROR|PENDING|INFO)$/.test(label);

export function CardAvatar({ node: { name, url, a11y } }: { node: Pick<UiAvatar, "name" | "url" | "a11y"> }) {
  const [isBroken, setBroken] = useState(false);
  const address = usePicture(isBroken ? undefined : url);
  return (
    <span className="accord-avatar" {...labelled(a11y ? { a11y } : {})} aria-hidden={a11y?.label ? undefined : true}>
      {address ? (
        <img src={address.href} alt="" referrerPolicy="no-referrer" onError={() => setBroken(true)} />
      ) : (
        initials(name)
      )}
    </span>
  );
}

/** Two letters of a name in letters, the first character of a name in Chinese. */
function initials(name: string): string {
  const [first = "", second = ""] = name.trim().split(/\s+/);
  const begin = (word: string) => [...word][0] ?? "";
  return /\p{Script=Han}/u.test(first) ? begin(first) : (begin(first) + begin(second)).toUpperCase();
}

/** The address of a picture that may be loaded. */
function usePicture(url: string | undefined): { href: string } | undefined {
  const { canLoad } = useActing();
  const address = url ? toAddress(url) : undefined;
  return address && canLoad(new URL(address.href)) ? address : undefined;
}

/** A picture that cannot be shown leaves its description. */
export function CardImage({ node }: { node: UiImage }) {
  const { url, alt, size = "md", fit = "cover" } = node;
  const [isBroken, setBroken] = useState(false);
  const address = usePicture(isBroken ? undefined : url);
  if (!address)
    return (
      <p className="accord-text" data-role="caption" data-tone="muted">
        <CardIcon name="note" /> {alt}
      </p>
    );
  return (
    <img
      className="accord-image"
      data-size={size}
      data-fit={fit}
      src={address.href}
      alt={alt}
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => setBroken(true)}
      {...labelled(node)}
    />
  );
}

export function CardTime({ node }: { node: UiTime }) {
  return (
    <time className="accord-time" dateTime={node.value} title={node.timezone} {...labelled(node)}>
      <CardIcon name="clock" />
      <span>{node.text}</span>
    </time>
  );
}

export function CardKeyValue({ node }: { node: UiKeyValue }) {
  return (
    <dl className="accord-facts" {...labelled(node)}>
      {node.items.map(({ label, value, icon, tainted, action, ...rest }, at) => (
        <div key={at} className="accord-fact">
          <dt>
            {icon ? <CardIcon name={icon} /> : null}
            {label}
          </dt>
          <dd {...tone(rest.tone)}>
            <Tappable action={action} label={value}>
              <Quoted isTainted={tainted}>{value}</Quoted>
            </Tappable>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Every link says where it leads. */
export function CardLink({ node }: { node: UiLink }) {
  const { words } = useActing();
  const address = toAddress(node.url);
  if (!address) return <span className="accord-text">{node.label}</span>;
  return (
    <a className="accord-link" href={address.href} target="_blank" rel="noopener noreferrer" {...labelled(node)}>
      {node.label}
      <span className="accord-host" aria-hidden>
        {address.host}
      </span>
      <span className="accord-unseen"> ({words.opens.replace("{host}", address.host)})</span>
    </a>
  );
}
