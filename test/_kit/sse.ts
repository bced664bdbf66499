import { request, type ClientRequest, type IncomingMessage } from "node:http";

export interface SseFrame {
  id?: string;
  event?: string;
  data?: string;
  retry?: string;
  comment?: string;
}

export interface SseReader {
  status: number;
  headers: IncomingMessage["headers"];
  /** What has come so far, comments included. */
  frames: SseFrame[];
  /** Bytes as they came. */
  readonly text: string;
  /** Resolves when `is` holds of what has come; rejects when the stream ends before. */
  until(is: (frames: SseFrame[]) => boolean): Promise<SseFrame[]>;
  /** Resolves when the server has ended the stream, true if in good order. */
  closed: Promise<boolean>;
  pause(): void;
  resume(): void;
  /** Cuts the connection as a lost network would. */
  cut(): void;
}

export interface SseOptions {
  token: string;
  lastEventId?: string;
  /** Cuts the connection right after so many frames that have data. */
  cutAfter?: number;
}

/** A stream over a socket of its own, read by the letter of the SSE standard. Resolves with the head of the answer. */
export function readSse(url: string, { token, lastEventId, cutAfter }: SseOptions): Promise<SseReader> {
  return new Promise((resolve, reject) => {
    const headers = {
      accept: "text/event-stream",
      authorization: `Bearer ${token}`,
      ...(lastEventId === undefined ? {} : { "last-event-id": lastEventId }),
    };
    const sent = request(url, { agent: false, headers }, (response) => resolve(toReader(sent, response, cutAfter)));
    sent.on("error", reject);
    sent.end();
  });
}

function toReader(sent: ClientRequest, response: IncomingMessage, cutAfter = Number.POSITIVE_INFINITY): SseReader {
  const frames: SseFrame[] = [];
  const waiting = new Set<() => void>();
  let text = "";
  let rest = "";
  let isClosed = false;
  const closed = new Promise<boolean>((resolve) =>
    response.on("close", () => {
      isClosed = true;
      resolve(response.complete);
      for (const look of waiting) look();
    }),
  );
  sent.on("error", () => {});
  response.on("error", () => {});
  response.setEncoding("utf8").on("data", (piece: string) => {
    text += piece;
    const blocks = toBlocks(rest + piece);
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      if (frames.filter(({ data }) => data !== undefined).length >= cutAfter) break;
      frames.push(parseFrame(block));
    }
    if (frames.filter(({ data }) => data !== undefined).length >= cutAfter) sent.destroy();
    for (const look of waiting) look();
  });
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    frames,
    get text() {
      return text;
    },
    until: (is) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (is(frames)) resolve(frames);
          else if (isClosed) reject(new Error(`the stream ended after ${frames.length} frames`));
          else return;
          waiting.delete(look);
        };
        waiting.add(look);
        look();
      }),
    closed,
    pause: () => void response.pause(),
    resume: () => void response.resume(),
    cut: () => void sent.destroy(),
  };
}

/** Comments and the retry hint need no empty line behind them; here they are frames, too. The last is not whole. */
const toBlocks = (text: string): string[] => text.split(/\n\n|(?<=(?:^|\n)(?::|retry:)[^\n]*)\n/);

function parseFrame(block: string): SseFrame {
  const frame: SseFrame = {};
  for (const line of block.split(/\r\n|\r|\n/)) {
    const at = line.indexOf(":");
    const name = at === -1 ? line : line.slice(0, at);
    const value = at === -1 ? "" : line.slice(at + 1).replace(/^ /, "");
    if (name === "") frame.comment = value;
    else if (name === "data") frame.data = frame.data === undefined ? value : `${frame.data}\n${value}`;
    else if (name === "id" || name === "event" || name === "retry") frame[name] = value;
  }
  return frame;
}

/** The frames that carry events. */
export const eventsOf = (frames: readonly SseFrame[]): SseFrame[] => frames.filter(({ data }) => data !== undefined);
