import { Client, StreamableHTTPClientTransport, type ClientCapabilities } from "@modelcontextprotocol/client";
import type { TestApp } from "../../_kit/app.ts";
import { atEnd } from "../../_kit/at-end.ts";

export interface ClientOptions {
  name?: string;
  /** The revision it speaks: the current one unless told. */
  isOld?: boolean;
  capabilities?: ClientCapabilities;
  headers?: Record<string, string>;
}

/** The official client, in process, with the token of one of the app's people. */
export async function mcpClient(app: TestApp, person: string, options: ClientOptions = {}): Promise<Client> {
  const token = await app.auth.mintUserToken(person);
  const client = new Client(
    { name: options.name ?? "tester", version: "1.0.0" },
    {
      capabilities: options.capabilities ?? {},
      versionNegotiation: { mode: options.isOld ? "legacy" : { pin: "2026-07-28" } },
    },
  );
  const transport = new StreamableHTTPClientTransport(new URL("http://localhost/mcp"), {
    requestInit: { headers: { authorization: `Bearer ${token}`, ...options.headers } },
    fetch: (url, init) => app.request(new URL(url).pathname, init),
  });
  await client.connect(transport);
  atEnd(() => client.close());
  return client;
}

/** What a tool says for the client's program. */
export const dataOf = (result: unknown): Record<string, unknown> =>
  (result as { structuredContent: Record<string, unknown> }).structuredContent;

/** What it says for the client's model. */
export const textOf = (result: unknown): string => (result as { content: { text: string }[] }).content[0]?.text ?? "";
