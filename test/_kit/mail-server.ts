import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { atEnd } from "./at-end.ts";

export interface MailServer {
  url: string;
  /** Every mail that was taken: to whom, and the whole of it. */
  mails: { to: string[]; text: string }[];
  /** Answers to the next mails in place of yes. */
  refuse: number[];
  /** How many were offered. */
  offered(): number;
}

/** A mail server that takes everything and delivers nothing. */
export async function mailServer(): Promise<MailServer> {
  const mails: MailServer["mails"] = [];
  const refuse: number[] = [];
  let offered = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData(stream, session, callback) {
      let text = "";
      stream.setEncoding("utf8");
      stream.on("data", (piece: string) => void (text += piece));
      stream.on("end", () => {
        offered += 1;
        const code = refuse.shift();
        if (code !== undefined) return callback(Object.assign(new Error("no"), { responseCode: code }));
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), text });
        callback();
      });
    },
  });
  server.on("error", () => {});
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  atEnd(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = listening.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, mails, refuse, offered: () => offered };
}
