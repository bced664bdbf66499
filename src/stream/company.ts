import type { Redis } from "ioredis";
import { systemTimers, type Timers } from "../base/clock.ts";
import { newId } from "../base/ids.ts";
import { bellChannel, hubName } from "./names.ts";
import type { Outbox } from "./outbox.ts";

export interface Company {
  /** No other process can read what this one says. */
  readonly isAlone: boolean;
  close(): void;
}

export interface CompanyDeps {
  redis: Redis;
  /** The hub's connection. It is asked for its number before it reads. */
  reader: Redis;
  bell: Redis;
  outbox(): Outbox | undefined;
  timers?: Timers;
}

/** Another one that says nothing, as those of earlier versions, is noticed so soon. */
const lookMs = 2000;
/** To find that nobody is left is no hurry. */
const restMs = 30_000;
const greeting = "hello:";

/**
 * Whether any other process is there to follow runs. `false` until Redis has said so, and again from every loss of a
 * connection and every greeting on. Readers of a process that came unnoticed look into the log meanwhile, as they do
 * whenever Redis is silent.
 */
export function makeCompany({ redis, reader, bell, outbox, timers = systemTimers }: CompanyDeps): Company {
  const self = `${greeting}${newId("prc")}`;
  let isAlone = false;
  /** Of the reader's connection, by Redis. */
  let number: string | undefined;
  let greetings = 0;
  let isClosed = false;
  let callOff = (): void => {};

  redis.on("close", doubt);
  reader.on("close", () => {
    number = undefined;
    doubt();
  });
  redis.on("ready", begin);
  reader.on("ready", () => {
    // Who may not know it counts as one of several.
    reader.client("ID").then(
      (id) => {
        number = String(id);
        begin();
      },
      () => {},
    );
  });
  bell.on("message", (_channel: string, said: string) => {
    if (!said.startsWith(greeting) || said === self) return;
    greetings++;
    doubt();
  });

  return {
    get isAlone() {
      return isAlone;
    },
    close() {
      isClosed = true;
      callOff();
    },
  };

  function doubt(): void {
    isAlone = false;
  }

  function begin(): void {
    if (redis.status !== "ready" || number === undefined) return;
    outbox()?.send(["publish", bellChannel, self]);
    look();
  }

  function look(): void {
    callOff();
    ask().then((answer) => {
      isAlone = answer;
      callOff();
      if (!isClosed) callOff = timers.after(isAlone ? lookMs : restMs, look);
    }, doubt);
  }

  async function ask(): Promise<boolean> {
    const [mine, before] = [number, greetings];
    if (redis.status !== "ready" || mine === undefined) return false;
    const list = (await redis.client("LIST").catch(() => "")) as string;
    // An answer to an older question says nothing of who has come meanwhile.
    return number === mine && greetings === before && toHubs(list).join() === mine;
  }
}

const toHubs = (list: string): string[] =>
  list.split("\n").flatMap((line) => {
    const [, id = "", name] = /^id=(\d+) .*? name=(\S*) /.exec(line) ?? [];
    return name === hubName ? [id] : [];
  });
