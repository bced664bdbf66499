import { createRequire, registerHooks } from "node:module";
import type Postgres from "postgres";

/**
 * The driver, mended while it is loaded. Version 3.4.9 puts small writes off until the next turn and does not expect
 * the connection to be lost before it: the write then finds no socket and brings the process down
 * (porsager/postgres#1154), or it stays in the buffer with a timer that never comes, and nothing is ever sent again
 * over that place of the pool. Either happens whenever a transaction loses its connection, because the driver itself
 * writes a rollback behind it. And what the server said before it hung up is told once more to the first query of the
 * next connection. Under load, a transaction may begin on a connection that the driver then gives to others. And it
 * waits for an answer for as long as the system keeps the connection, which on a dead way is minutes.
 *
 * Of connections that have nothing to do it takes the one that rested longest, so that little work wanders through all
 * processes of the server, and each finds its caches cold. The mended one takes the one that rested least.
 *
 * The mended copy is the driver's own build for `require`, so a module that imports the driver by itself has another
 * one. A driver that no longer reads like this is refused, and this file can go when it has learned it.
 */
type Repairs = readonly [from: string, to: string][];

const connection: Repairs = [
  // Rejects the waiting queries, as for every other loss.
  [
    "function nextWrite(fn) {\n",
    "function nextWrite(fn) {\n    if (socket === null) {\n      chunk = nextWriteTimer = null\n" +
      "      error(Errors.connection('CONNECTION_CLOSED', options))\n      return false\n    }\n",
  ],
  [
    "\n    clearImmediate(nextWriteTimer)\n",
    "\n    clearImmediate(nextWriteTimer)\n    chunk = nextWriteTimer = null\n",
  ],
  // What is sent in one turn leaves as one piece, also where it is long: each piece wakes the server.
  ["if (fn || chunk.length >= 1024)\n", "if (fn || chunk.length >= 65536)\n"],
  // A connection belongs to the transaction that begins on it also when `begin` is what fills its socket or its queue.
  [
    "return write(toBuffer(q))\n        && !q.describeFirst\n        && !q.cursorFn\n" +
      "        && sent.length < max_pipeline\n        && (!q.options.onexecute || q.options.onexecute(connection))\n",
    "const isOpen = write(toBuffer(q)) && !q.describeFirst && !q.cursorFn && sent.length < max_pipeline\n" +
      "      return q.options.onexecute ? q.options.onexecute(connection) : isOpen\n",
  ],
  // Where the server ends every statement within a time, silence for longer than that means that the way is dead. The
  // watch begins with the first query that waits, so those that are sent behind it do not put it off.
  [
    ", connectTimer = timer(connectTimedOut, options.connect_timeout)\n",
    ", connectTimer = timer(connectTimedOut, options.connect_timeout)\n" +
      "      , silenceTimer = timer(silent, (options.connection.statement_timeout || 0) * 1.125 / 1000)\n",
  ],
  [": (query = q, query.active = true)\n", ": (query = q, query.active = true, silenceTimer.start())\n"],
  ["  function data(x) {\n", "  function data(x) {\n    silenceTimer.start()\n"],
  [
    "  function connectTimedOut() {\n",
    "  function silent() {\n    if (socket && (query || sent.length))\n" +
      "      socket.destroy(Errors.connection('CONNECTION_CLOSED', options, socket))\n  }\n\n" +
      "  function connectTimedOut() {\n",
  ],
  ["    lifeTimer.cancel()\n", "    lifeTimer.cancel()\n    silenceTimer.cancel()\n"],
  // Asked by the driver itself when a connection begins. No caller waits for it, so its failure would end the process;
  // the query that the connection was made for hears of the loss anyway.
  ["return fetchArrayTypes()\n", "return fetchArrayTypes().catch(() => {})\n"],
  // Nothing of a lost connection is left for the next one.
  [
    "if (initial)\n      return reconnect()\n",
    "if (initial) {\n      query = errorResponse = null\n      return reconnect()\n    }\n",
  ],
  [
    "!hadError && (query || sent.length) && error(Errors.connection('CONNECTION_CLOSED', options, socket))\n",
    "if (query || sent.length) error(Errors.connection('CONNECTION_CLOSED', options, socket))\n" +
      "    query = errorResponse = null\n",
  ],
];

const pool: Repairs = [["return go(open.shift(), query)\n", "return go(open.pop(), query)\n"]];

const queue: Repairs = [
  [
    "    shift: () => {\n",
    "    pop: () => {\n      const out = xs.pop()\n      if (index === xs.length) {\n        index = 0\n" +
      "        xs = []\n      }\n      return out\n    },\n    shift: () => {\n",
  ],
];

const repairs: Readonly<Record<string, Repairs>> = {
  "/postgres/cjs/src/connection.js": connection,
  "/postgres/cjs/src/index.js": pool,
  "/postgres/cjs/src/queue.js": queue,
};

export const postgres = loadMended();

function loadMended(): typeof Postgres {
  const unmended = new Set(Object.keys(repairs));
  const hooks = registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      const file = Object.keys(repairs).find((name) => url.endsWith(name));
      if (file === undefined) return loaded;
      unmended.delete(file);
      return { ...loaded, source: mend(String(loaded.source), repairs[file] ?? []) };
    },
  });
  try {
    const driver = createRequire(import.meta.url)("postgres") as typeof Postgres;
    if (unmended.size > 0) throw new Error("the PostgreSQL driver was not loaded from where it is expected");
    return driver;
  } finally {
    hooks.deregister();
  }
}

function mend(source: string, of: Repairs): string {
  return of.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`the PostgreSQL driver has changed: it has no ${from.trim()}`);
    return text.replaceAll(from, to);
  }, source);
}
