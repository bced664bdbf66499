import { createContext, createElement, use, type ReactNode } from "react";
import type { Client } from "../sdk/sdk.ts";

const Connected = createContext<Client | undefined>(undefined);

/** Gives everything below it the server that it talks to: a client of `accord/client`. */
export const AccordProvider = ({ client, children }: { client: Client; children?: ReactNode }) =>
  createElement(Connected, { value: client }, children);

/** The client of the provider above. */
export function useAccord(): Client {
  const client = use(Connected);
  if (client === undefined) throw new Error("useAccord needs an <AccordProvider> above it");
  return client;
}
