import type { Setting } from "./config.ts";
import { httpsUrl, matching, minSecret, oneOf, secret, url } from "./setting-values.ts";

/** The part of the configuration that says who is told of what happened. */
export interface NoticeConfig {
  /** Who is told of actions that wait and of runs that ended. */
  webhook?: Webhook;
  /** Whether registered webhooks may be on this machine or in a private network; unless told, without DATABASE_URL. */
  webhookPrivate?: boolean;
  /** Who carries mail to guests and reminders to owners. */
  smtp?: Smtp;
}

export interface Webhook {
  url: string;
  /** Signs what is sent. */
  secret(): string;
}

export interface Smtp {
  /** It may hold a password; a function shows nothing of itself when the configuration is printed. */
  url(): string;
  /** An address that mail comes from. */
  from: string;
}

export const noticeSettings: readonly Setting[] = [
  {
    name: "ACCORD_WEBHOOK_URL",
    description:
      "Told by a signed POST of actions that wait for a person, ended runs and notices. https, or http on " +
      "this machine; redirects are not followed.",
    read: (text, config) => void (config.webhook = { url: httpsUrl(text), secret: () => "" }),
  },
  {
    name: "ACCORD_WEBHOOK_SECRET",
    description: `At least ${minSecret} characters; signs what is sent to ACCORD_WEBHOOK_URL, and is required with it.`,
    isSecret: true,
    read: (text, config) => {
      const key = secret(text);
      if (config.webhook === undefined) throw new Error("needs ACCORD_WEBHOOK_URL beside it");
      config.webhook.secret = () => key;
    },
  },
  {
    name: "ACCORD_WEBHOOK_PRIVATE",
    description:
      "yes: webhooks that administrators register may have addresses on this machine and in private networks. " +
      "Without it they may where DATABASE_URL is not set.",
    read: (text, config) => void (config.webhookPrivate = oneOf(text, ["yes", "no"]) === "yes"),
  },
  {
    name: "ACCORD_SMTP_URL",
    description:
      "Mail server, smtp://user:password@host:587 or smtps://…:465, for mail to guests (with an .ics file) and " +
      "reminders. Without it none is sent.",
    isSecret: true,
    read: (text, config) => {
      const server = url(text, ["smtp:", "smtps:"]);
      config.smtp = { url: () => server, from: "" };
    },
  },
  {
    name: "ACCORD_SMTP_FROM",
    description: "The address that mail comes from; required with ACCORD_SMTP_URL.",
    read: (text, config) => {
      if (config.smtp === undefined) throw new Error("needs ACCORD_SMTP_URL beside it");
      config.smtp.from = matching(text, /^[^\s@<>"',;]{1,64}@[A-Za-z0-9.-]{1,190}$/, "a mail address");
    },
  },
];

/** A sentence about what is missing beside what was given. */
export function findNoticeProblem({ webhook, smtp }: NoticeConfig): string | undefined {
  if (webhook?.secret() === "")
    return (
      "ACCORD_WEBHOOK_SECRET must be set when ACCORD_WEBHOOK_URL is: without it the receiver cannot tell who " +
      "called."
    );
  return smtp?.from === ""
    ? "ACCORD_SMTP_FROM must be set when ACCORD_SMTP_URL is: mail needs an address to come from."
    : undefined;
}
