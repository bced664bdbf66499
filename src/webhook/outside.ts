import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from "request-filtering-agent";

/** What a receiver answered, or why there is no answer. */
export type Answer =
  | { status: number; retryAfter?: string }
  | { problem: "timeout" | "unreachable" | "refused_address" | "tls" | "stopped" };

export interface Outside {
  post(url: string, message: { headers: Record<string, string>; body: string; signal: AbortSignal }): Promise<Answer>;
  close(): void;
}

const timeoutMs = 10_000;

/**
 * Posts to addresses that administrators name. Unless `mayBePrivate`, a connection to this machine or to a private
 * network is refused, whatever name leads there: the address is judged when the connection is made, so no other answer
 * of the name server comes between. Redirects are answers like any other, and of the body nothing is read.
 */
export function makeOutside({ mayBePrivate }: { mayBePrivate: boolean }): Outside {
  const rules = { allowPrivateIPAddress: mayBePrivate, allowMetaIPAddress: false, keepAlive: true, timeout: timeoutMs };
  const agents = { http: new RequestFilteringHttpAgent(rules), https: new RequestFilteringHttpsAgent(rules) };
  return {
    post(url, { headers, body, signal }) {
      const inTime = AbortSignal.timeout(timeoutMs);
      return new Promise((resolve) => {
        const isSecure = url.startsWith("https:");
        const sent = (isSecure ? requestHttps : requestHttp)(url, {
          method: "POST",
          agent: isSecure ? agents.https : agents.http,
          headers: { ...headers, "content-length": String(Buffer.byteLength(body)) },
          signal: AbortSignal.any([signal, inTime]),
        });
        sent.on("response", (response) => {
          const { statusCode = 0, headers: answered } = response;
          const retryAfter = answered["retry-after"];
          // Read away what is small, so that the connection serves again; whoever sends more is left.
          response.resume().on("error", () => {});
          response.on(
            "data",
            limitBy(65_536, () => response.destroy()),
          );
          resolve({ status: statusCode, ...(retryAfter === undefined ? {} : { retryAfter }) });
        });
        sent.on("error", (reason) =>
          resolve({ problem: signal.aborted ? "stopped" : inTime.aborted ? "timeout" : toProblem(reason) }),
        );
        sent.end(body);
      });
    },
    close() {
      agents.http.destroy();
      agents.https.destroy();
    },
  };
}

function limitBy(most: number, over: () => void): (piece: Buffer) => void {
  let left = most;
  return (piece) => {
    left -= piece.length;
    if (left < 0) over();
  };
}

/** The words of the library, which has no code for it; those of certificates, which have several. */
function toProblem(reason: Error & { code?: string }): "unreachable" | "refused_address" | "tls" {
  if (reason.message.includes("is not allowed. Because")) return "refused_address";
  return /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)|CERT|EPROTO/.test(reason.code ?? "")
    ? "tls"
    : "unreachable";
}
