import type { OpenAI } from "openai";
import type { Candidate } from "./candidates.ts";
import type { Http } from "./http.ts";

type BuildRequest = OpenAI["buildRequest"];

/**
 * One client per candidate. It reads nothing from the environment, logs nothing and repeats nothing by itself. The SDK
 * is loaded with the first: a process that asks no model, as those of the API, does without.
 */
export function makeClients(http: Http): (candidate: Candidate) => Promise<OpenAI> {
  const clients = new WeakMap<Candidate, Promise<OpenAI>>();
  return (candidate) => {
    const there = clients.get(candidate);
    if (there !== undefined) return there;
    const made = make(candidate, http);
    clients.set(candidate, made);
    // An address that could not be had is asked for again.
    made.catch(() => clients.delete(candidate));
    return made;
  };
}

async function make({ access }: Candidate, http: Http): Promise<OpenAI> {
  const [sdk, baseURL] = await Promise.all([import("openai"), access?.baseUrl()]);
  const apiKey = access?.apiKey ?? "";
  const headers = new Headers({ authorization: `Bearer ${apiKey}` });

  /**
   * Makes the headers of all its requests once. The SDK makes a dozen of them anew each time, of which `http.ts` sends
   * one.
   */
  class Client extends sdk.OpenAI {
    override async buildRequest(...[{ method, path, query, body, signal, fetchOptions }]: Parameters<BuildRequest>) {
      const given = { ...(fetchOptions as RequestInit), method, signal: signal ?? null };
      const req = { ...given, headers, body: JSON.stringify(body) };
      return { req, url: this.buildURL(path, query as Record<string, unknown>), timeout: this.timeout };
    }
  }

  return new Client({
    baseURL,
    apiKey,
    organization: null,
    project: null,
    adminAPIKey: null,
    maxRetries: 0,
    timeout: 3_600_000,
    logLevel: "off",
    fetch: http.fetch,
  });
}
