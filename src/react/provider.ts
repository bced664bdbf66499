import { createContext, createElement, use, type ReactNode } from "react";
import type { Client } from "../sdk/sdk.ts";

const Connected = createContext<Client | undefined>(undefined);

interface ProviderProps {
  /** The server. */
  client: Client;
  /** What may talk to it. */
  children?: ReactNode;
}

/** Gives everything below it the server that it talks to: a client of `accord/client`. */
export const AccordProvider = ({ client, children }: ProviderProps) =>
  createElement(Connected, { value: client }, children);

/** The client of the provider above. */
export function useAccord(): Client {
  const client = use(Connected);
  if (client === undefined) throw new Error("useAccord needs an <AccordProvider> above it");
  return client;
}
