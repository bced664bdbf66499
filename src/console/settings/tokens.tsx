import { Copy, LogOut } from "lucide-react";
import { useState } from "react";
import { Button } from "../parts/button.tsx";
import { useMoments } from "../parts/moments.ts";
import { Tag } from "../parts/notes.tsx";
import { partsText } from "../parts/text.ts";
import { signOut, switchTo, useSession, type Identity } from "../session/session.ts";
import { useText } from "../text/text.ts";
import { settingsText } from "./text.ts";

/** Those that this tab holds. The server keeps no list of a person's tokens, so there is none to show. */
export function Tokens() {
  const say = useText(settingsText);
  const { current, others } = useSession();
  return (
    <section className="panel stack" aria-labelledby="settings-tokens">
      <h2 id="settings-tokens">{say("tokens")}</h2>
      <p className="quiet small">
        {say("tokensHelp")} {say("tokensUnknown")}
      </p>
      <ul className="list">
        {current ? <Token identity={current} isCurrent /> : null}
        {others.map((identity) => (
          <Token key={identity.token} identity={identity} isCurrent={false} />
        ))}
      </ul>
      <div className="row">
        <Button onClick={signOut}>
          <LogOut size={18} aria-hidden /> {say("signOut")}
        </Button>
      </div>
    </section>
  );
}

function Token({ identity, isCurrent }: { identity: Identity; isCurrent: boolean }) {
  const say = useText(settingsText);
  const sayAll = useText(partsText);
  const moments = useMoments();
  const [isCopied, setCopied] = useState(false);
  const until = expiryOf(identity.token);
  return (
    <li className="list-link">
      <span className="grow">
        <strong>{identity.name}</strong> {isCurrent ? <Tag tone="success">{say("inUse")}</Tag> : null}
        <span className="quiet small"> {until === undefined ? "" : say("until", { when: moments.both(until) })}</span>
      </span>
      <span className="row">
        <Button
          onClick={() => {
            void navigator.clipboard.writeText(identity.token).then(() => setCopied(true));
          }}
        >
          <Copy size={18} aria-hidden /> {sayAll(isCopied ? "copied" : "copy")}
        </Button>
        {isCurrent ? null : <Button onClick={() => switchTo(identity)}>{say("use")}</Button>}
      </span>
    </li>
  );
}

function expiryOf(token: string): string | undefined {
  try {
    const [, payload = ""] = token.split(".");
    const { exp } = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/"))) as { exp?: unknown };
    return typeof exp === "number" ? new Date(exp * 1000).toISOString() : undefined;
  } catch {
    return undefined;
  }
}
