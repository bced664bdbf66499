import * as oauth from "oauth4webapi";
import type { ConsoleConfig } from "../../sdk/sdk.ts";

export type Oidc = NonNullable<ConsoleConfig["oidc"]>;

/** What the page must still know when the issuer sends the browser back. */
interface Pending extends Oidc {
  state: string;
  nonce: string;
  verifier: string;
  /** Where the person was. */
  hash: string;
}

const place = "accord.sign-in";
const channel = "accord.sign-in";

/** Where the issuer sends the browser back to: this page, without what stands behind it. */
const redirectUri = (): string => `${location.origin}${location.pathname}`;

/** Leaves this page for the issuer's, and comes back to it. */
export async function leaveToSignIn(oidc: Oidc): Promise<void> {
  const { address, pending } = await begin(oidc);
  sessionStorage.setItem(place, JSON.stringify(pending));
  location.assign(address);
}

/** The same in a window of its own: what is on this page stays. The token, or undefined when none came. */
export async function askInWindow(oidc: Oidc): Promise<string | undefined> {
  // Opened at once, by the click: later a browser would take it for an advertisement.
  const popup = window.open("about:blank", "_blank", "popup,width=480,height=680");
  const { address, pending } = await begin(oidc);
  if (popup === null) return undefined;
  const answered = waitForAnswer();
  popup.location.replace(address);
  const answer = await answered;
  return answer === undefined ? undefined : await finish(pending, new URLSearchParams(answer));
}

/**
 * The token, for the page that left for the issuer. In a window that another page has opened: undefined, as the answer
 * is that page's, and the window is done.
 */
export async function returnFromSignIn(): Promise<string | undefined> {
  const answer = location.hash.slice(1);
  const kept = sessionStorage.getItem(place);
  sessionStorage.removeItem(place);
  const pending = kept === null ? undefined : (JSON.parse(kept) as Pending);
  // The code is good once; it need not stand in the address any longer.
  history.replaceState(null, "", `${location.pathname}${pending?.hash ?? "#/"}`);
  if (pending !== undefined) return await finish(pending, new URLSearchParams(answer));
  const sender = new BroadcastChannel(channel);
  sender.postMessage(answer);
  sender.close();
  window.close();
  return undefined;
}

async function begin(oidc: Oidc): Promise<{ address: string; pending: Pending }> {
  const issuer = await discover(oidc);
  const pending: Pending = {
    ...oidc,
    state: oauth.generateRandomState(),
    nonce: oauth.generateRandomNonce(),
    verifier: oauth.generateRandomCodeVerifier(),
    hash: location.hash,
  };
  const address = new URL(issuer.authorization_endpoint ?? "");
  const query = {
    client_id: oidc.clientId,
    redirect_uri: redirectUri(),
    response_type: "code",
    // In the fragment, which the browser keeps to itself: no server's log has the code.
    response_mode: "fragment",
    scope: "openid profile email",
    state: pending.state,
    nonce: pending.nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(pending.verifier),
    code_challenge_method: "S256",
    ...(oidc.resource === undefined ? {} : { resource: oidc.resource }),
  };
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return { address: address.href, pending };
}

/** Checks state, nonce and issuer, and exchanges the code. */
async function finish(pending: Pending, answer: URLSearchParams): Promise<string> {
  const issuer = await discover(pending);
  const client: oauth.Client = { client_id: pending.clientId };
  const checked = oauth.validateAuthResponse(issuer, client, answer, pending.state);
  const response = await oauth.authorizationCodeGrantRequest(
    issuer,
    client,
    oauth.None(),
    checked,
    redirectUri(),
    pending.verifier,
    {
      ...insecureOnLoopback(pending),
      ...(pending.resource === undefined ? {} : { additionalParameters: { resource: pending.resource } }),
    },
  );
  const tokens = await oauth.processAuthorizationCodeResponse(issuer, client, response, {
    expectedNonce: pending.nonce,
    requireIdToken: true,
  });
  return pending.resource === undefined ? (tokens.id_token ?? "") : tokens.access_token;
}

async function discover(oidc: Oidc): Promise<oauth.AuthorizationServer> {
  const url = new URL(oidc.issuer);
  const response = await oauth.discoveryRequest(url, { algorithm: "oidc", ...insecureOnLoopback(oidc) });
  return await oauth.processDiscoveryResponse(url, response);
}

/** As the server does it: plain http is for an issuer on this machine. */
const insecureOnLoopback = ({ issuer }: Oidc) => ({
  [oauth.allowInsecureRequests]: /^http:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])[:/]/.test(`${issuer}/`),
});

const mostWaitMs = 600_000;

/**
 * From whichever window of this origin the issuer sends back. That the person has closed it, this page cannot know: it
 * shares nothing with pages of other origins, so that its window looks closed to it at once.
 */
function waitForAnswer(): Promise<string | undefined> {
  return new Promise((resolve) => {
    const receiver = new BroadcastChannel(channel);
    const end = (answer: string | undefined) => {
      clearTimeout(timer);
      receiver.close();
      resolve(answer);
    };
    const timer = setTimeout(() => end(undefined), mostWaitMs);
    receiver.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      if (typeof data === "string") end(data);
    });
  });
}
