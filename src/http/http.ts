import { H3Core, type H3Event } from "h3";
import { makePipeline, type PipelineDeps } from "./pipeline.ts";
import { listen, type Listening } from "./server.ts";
export { makeLimits } from "./limits.ts";

export type HttpDeps = PipelineDeps;

export interface Http {
  /** Empty while it does not listen. */
  readonly url: string;
  listen(port: number, host: string): Promise<void>;
  /** In this process, through the same pipeline, without a socket. */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** Goes on, but each connection ends with the answer to its next request. */
  drain(): void;
  /** Requests in flight may finish for so long, then they are cut. */
  stop(graceMs: number): Promise<void>;
}

export function makeHttp(deps: HttpDeps): Http {
  const app = new ContractApp(makePipeline(deps));
  let listening: Listening | undefined;
  return {
    get url() {
      return listening?.url ?? "";
    },
    async listen(port, host) {
      listening = await listen(app.fetch, { port, host, log: deps.log });
    },
    request: async (path, init) => await app.fetch(new Request(new URL(path, "http://localhost"), init)),
    drain: () => listening?.drain(),
    async stop(graceMs) {
      await listening?.stop(graceMs);
      listening = undefined;
    },
  };
}

/** h3 without its router: the paths of the contract are the only ones, and the pipeline knows them. */
class ContractApp extends H3Core {
  readonly #pipeline: (event: H3Event) => Promise<Response>;

  constructor(pipeline: (event: H3Event) => Promise<Response>) {
    super({ silent: true, allowMalformedURL: true });
    this.#pipeline = pipeline;
  }

  override handler(event: H3Event): Promise<Response> {
    return this.#pipeline(event);
  }
}
