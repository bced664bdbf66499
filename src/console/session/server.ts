import { QueryClient } from "@tanstack/react-query";
import { ApiError, createClient, type Client } from "../../sdk/sdk.ts";
import { currentSession, refuse } from "./session.ts";

/** The server that this page came from, asked with the SDK as any app asks it. */
export function connectServer(): Client {
  return createClient({ baseUrl: location.origin, token: currentToken, fetch: watchful });
}

/** A client for one token, to see whether the server takes it. */
export const tryToken = (token: string): Client => createClient({ baseUrl: location.origin, token });

export const currentToken = (): string => currentSession().current?.token ?? "";

/** One place sees every refusal of a token, whichever view or stream has met it. */
const watchful: typeof fetch = async (input, init) => {
  const token = currentToken();
  const answer = await fetch(input, init);
  if (answer.status === 401) refuse(token);
  return answer;
};

export const makeQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        // What no retry can change is told at once.
        retry: (count, error) => count < 3 && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
      },
    },
  });
