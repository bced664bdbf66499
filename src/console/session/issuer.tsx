import { LogIn } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "../parts/button.tsx";
import { useText } from "../text/text.ts";
import type { Oidc } from "./oidc.ts";
import { tryToken } from "./server.ts";
import { signIn } from "./session.ts";
import { sessionText } from "./text.ts";

/** Where the server has an issuer, people sign in there; pasting a token is for everybody else. */
export function Issuer({ isExpired }: { isExpired: boolean }) {
  const say = useText(sessionText);
  const [oidc, setOidc] = useState<Oidc>();
  const [isLeaving, setLeaving] = useState(false);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    tryToken("")
      .getConsoleConfig()
      .then((config) => isGone || setOidc(config.oidc))
      .catch(() => {});
    return () => {
      isGone = true;
    };
  }, []);
  if (oidc === undefined) return null;

  async function leave(to: Oidc) {
    setLeaving(true);
    setFailed(false);
    try {
      const { askInWindow, leaveToSignIn } = await import("./oidc.ts");
      // Leaving the page would lose what was typed on it.
      const token = isExpired ? await askInWindow(to) : await leaveToSignIn(to);
      if (token !== undefined) signIn(token);
    } catch {
      setFailed(true);
    } finally {
      setLeaving(false);
    }
  }

  return (
    <div className="sign-in-form">
      <Button look="primary" disabled={isLeaving && !isExpired} onClick={() => void leave(oidc)}>
        <LogIn size={18} aria-hidden /> {say("signInAt", { host: new URL(oidc.issuer).host })}
      </Button>
      <p className="sign-in-problem" role="alert">
        {isFailed ? say("issuerFailed") : ""}
      </p>
    </div>
  );
}
