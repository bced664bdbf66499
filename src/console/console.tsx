import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode, useEffect, useMemo } from "react";
import { createRoot } from "react-dom/client";
import { Router } from "wouter";
import { useHashLocation } from "wouter/use-hash-location";
import { AccordProvider } from "../react/react.ts";
import { isReturn } from "./session/is-return.ts";
import { connectServer, makeQueries } from "./session/server.ts";
import { signIn, useSession } from "./session/session.ts";
import { SignIn } from "./session/sign-in.tsx";
import { Shell } from "./shell/shell.tsx";
import { setProfileLocale } from "./text/locale.ts";
import { applyPreferences } from "./theme/preferences.ts";
import "./theme/theme.css";
import "./theme/base.css";
import "../react/card/card.css";
import "./theme/cards.css";

function Console() {
  const { state, current } = useSession();
  if (current === undefined) return <SignIn isExpired={false} />;
  const isExpired = state === "expired";
  return (
    <>
      {/* Whoever signs in again as the same person goes on where they were; for somebody else everything is new. */}
      <div key={current.subject} inert={isExpired}>
        <SignedIn />
      </div>
      {isExpired ? (
        <div className="sign-in-cover">
          <SignIn isExpired />
        </div>
      ) : null}
    </>
  );
}

function SignedIn() {
  const client = useMemo(connectServer, []);
  const queries = useMemo(makeQueries, []);
  const { current, state } = useSession();
  useEffect(() => {
    // What failed while the token had expired is asked again with the new one.
    if (state === "in") void queries.invalidateQueries();
  }, [queries, current?.token, state]);
  useEffect(() => {
    queries
      .fetchQuery({ queryKey: ["me"], queryFn: () => client.getMe() })
      .then((me) => setProfileLocale(me.locale))
      .catch(() => {});
  }, [client, queries]);
  return (
    <AccordProvider client={client}>
      <QueryClientProvider client={queries}>
        <Router hook={useHashLocation}>
          <Shell />
        </Router>
      </QueryClientProvider>
    </AccordProvider>
  );
}

applyPreferences();
const place = document.querySelector("#console");
if (place === null) throw new Error("the page has no place for the console");
const root = createRoot(place);
void comeBack().finally(() =>
  root.render(
    <StrictMode>
      <Console />
    </StrictMode>,
  ),
);

/** From the issuer, with a code in the address. Nobody else waits for that part of the page. */
async function comeBack(): Promise<void> {
  if (!isReturn()) return;
  const { returnFromSignIn } = await import("./session/oidc.ts");
  // An answer that this page did not ask for, or that is wrong, signs nobody in.
  const token = await returnFromSignIn().catch(() => undefined);
  if (token !== undefined) signIn(token);
}
