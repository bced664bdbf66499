import { atEnd } from "./at-end.ts";
import { startModelServer, type ModelServer, type Script } from "./model-server.ts";

export * from "./model-answers.ts";
export type { ModelRequest, ModelServer, Script } from "./model-server.ts";

/** A scripted model that closes with the test file, and fails it when a request came that the script did not expect. */
export async function scriptedModel(...answers: Script[]): Promise<ModelServer> {
  const server = await startModelServer(...answers);
  atEnd(async () => {
    await server.close();
    const [first] = server.unscripted;
    if (first !== undefined)
      throw new Error(
        `The script had no answer for ${server.unscripted.length} request(s), the first: ` +
          `${first.lastUser.slice(0, 200)}`,
      );
  });
  return server;
}
