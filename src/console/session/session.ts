import { useSyncExternalStore } from "react";

/** Somebody this tab can act as. The name is what the token claims; the server alone decides whether it is true. */
export interface Identity {
  readonly token: string;
  readonly subject: string;
  readonly name: string;
}

/**
 * `out`: nobody is signed in. `in`: requests carry the current identity's token. `expired`: the server refused that
 * token; what is on the screen stays, and signing in again goes on there.
 */
export interface Session {
  readonly state: "out" | "in" | "expired";
  readonly current: Identity | undefined;
  /** Everybody whose token this tab has been given; a demo brings two. */
  readonly others: readonly Identity[];
}

const place = "accord.session";
const listeners = new Set<() => void>();
let session: Session = start();

export const useSession = (): Session => useSyncExternalStore(onSession, currentSession);
export const currentSession = (): Session => session;

function onSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function signIn(token: string): void {
  const identity = toIdentity(token);
  const others = everybody().filter(({ subject }) => subject !== identity.subject);
  change({ state: "in", current: identity, others });
}

/** To another identity of this tab. */
export function switchTo(identity: Identity): void {
  change({ state: "in", current: identity, others: everybody().filter(({ token }) => token !== identity.token) });
}

export function signOut(): void {
  change({ state: "out", current: undefined, others: [] });
}

/** The server has refused this token. Another one may be in use by now: then this is old news. */
export function refuse(token: string): void {
  if (session.state === "in" && session.current?.token === token) change({ ...session, state: "expired" });
}

/**
 * The link that `make start` prints has tokens in its fragment, which no browser sends to a server. They leave the
 * address at once, so that a copied address or the history of the browser has none.
 */
function start(): Session {
  const given = new URLSearchParams(location.hash.slice(1)).getAll("token");
  if (given.length > 0) history.replaceState(null, "", `${location.pathname}${location.search}#/`);
  const [current, ...others] = (given.length > 0 ? given : readTokens()).map(toIdentity);
  const found: Session = { state: current ? "in" : "out", current, others };
  keep(found);
  return found;
}

function change(next: Session): void {
  session = next;
  keep(next);
  for (const listener of listeners) listener();
}

const everybody = (): Identity[] => [...(session.current ? [session.current] : []), ...session.others];

/** For this tab and its reloads only; closing the tab forgets it. An expired token is not worth keeping. */
function keep({ state, current, others }: Session): void {
  const tokens = [...(state === "in" && current ? [current] : []), ...others].map(({ token }) => token);
  try {
    sessionStorage.setItem(place, JSON.stringify(tokens));
  } catch {
    // A browser that keeps nothing: a reload signs out.
  }
}

function readTokens(): string[] {
  try {
    const tokens: unknown = JSON.parse(sessionStorage.getItem(place) ?? "[]");
    return Array.isArray(tokens) ? tokens.filter((token) => typeof token === "string") : [];
  } catch {
    return [];
  }
}

function toIdentity(token: string): Identity {
  const { sub, name } = claims(token);
  const subject = typeof sub === "string" ? sub : token;
  return { token, subject, name: typeof name === "string" && name !== "" ? name : typeof sub === "string" ? sub : "?" };
}

function claims(token: string): { sub?: unknown; name?: unknown } {
  try {
    const [, payload = ""] = token.split(".");
    const bytes = Uint8Array.from(atob(payload.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
    const found: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof found === "object" && found !== null ? found : {};
  } catch {
    return {};
  }
}
