import { join } from "node:path";
import { agents } from "../generated/contract/agents.ts";
import { inputForms } from "../generated/contract/input-forms.js";
import { methods } from "../generated/contract/methods.ts";
import { models } from "../generated/contract/models.ts";
import { moduleOperations, operations } from "../generated/contract/operations.ts";
import { skills } from "../generated/contract/skills.ts";
import type { AgentsConfig } from "../generated/contract/types.ts";
import { methodValidators, operationValidators } from "../generated/contract/validators/validators.ts";
import { methodHandlers } from "../generated/wiring/methods.ts";
import { operationHandlers } from "../generated/wiring/operations.ts";
import manifest from "../package.json" with { type: "json" };
import { addDemoData } from "./app/demo.ts";
import { makeApproval } from "./approval/approval.ts";
import { deriveKey, makeAuth, type Auth, type Signer } from "./auth/auth.ts";
import { makeAutomation } from "./automation/automation.ts";
import { systemClock, systemTimers, type Clock, type Timers } from "./base/clock.ts";
import { ConfigError, type Config } from "./base/config.ts";
import { makeLog, type Log } from "./base/log.ts";
import { makeFiles, makeStorage } from "./files/files.ts";
import { makeHistory } from "./history/history.ts";
import { makeHttp, makeLimits } from "./http/http.ts";
import { parseIcs, parseVcf, toIcs, toVcf } from "./interchange/interchange.ts";
import { makeModel } from "./model/model.ts";
import { preview } from "./modules/calendar/_preview.ts";
import { remind } from "./modules/calendar/_remind.ts";
import { makeCalendarTransfer } from "./modules/calendar/_transfer.ts";
import { makeContactsTransfer } from "./modules/contacts/_transfer.ts";
import { makePerform } from "./modules/perform.ts";
import { makeNotify } from "./notify/notify.ts";
import { startOffline, type Offline } from "./offline/offline.ts";
import type { Probe } from "./run/journal/journal.ts";
import { makeRun } from "./run/run.ts";
import { makeStore, type Store } from "./store/store.ts";
import { makeStream } from "./stream/stream.ts";
import { clean } from "./tool/clean/clean.ts";
import { loadHooks, makeTool, type Received, type Tool } from "./tool/tool.ts";
import { makeUi } from "./ui/ui.ts";
import { makeUsage } from "./usage/usage.ts";

export interface AppOptions {
  config: Config;
  databaseUrl: string;
  redisUrl: string;
  secret: string;
  log?: Log;
  clock?: Clock;
  timers?: Timers;
  /** On one machine with nothing installed: demo users exist, with data to play with. */
  embedded: boolean;
  /** What this process does; both, unless told. */
  roles?: { api: boolean; worker: boolean };
  /** Called at named points of every run. */
  probe?: Probe;
  leaseSeconds?: number;
}

export interface App {
  readonly auth: Auth;
  readonly store: Store;
  /** Empty until the app listens. */
  readonly url: string;
  listen(port: number, host?: string): Promise<void>;
  readonly tool: Tool;
  /** In this process, through everything but the socket. */
  request(path: string, init?: RequestInit): Promise<Response>;
  stop(): Promise<void>;
}

/** The one place where rooms are put together. Migrates before anything can ask. */
export async function makeApp(options: AppOptions): Promise<App> {
  const {
    config,
    databaseUrl,
    redisUrl,
    secret,
    clock = systemClock,
    timers = systemTimers,
    roles = { api: true, worker: true },
  } = options;
  const log = options.log ?? makeLog({ level: config.logLevel });
  const store = makeStore({
    databaseUrl,
    log,
    maxConnections: config.databaseConnections,
    mostRunning: config.runsPerUser,
  });
  const stream = makeStream({ redisUrl, log });
  const close = () => Promise.all([store.close(), stream.close()]);
  try {
    const applied = await store.migrate();
    if (applied > 0) log.info("migrated", { applied });
    const auth = makeAuth({ ...toAuthRules(config, secret), users: store.users, clock });
    const callMethod = makePerform({
      tables: { methods, validators: methodValidators, forms: inputForms, handlers: methodHandlers },
      skills,
      agents: agents.agents,
      store,
      clean,
      clock,
      log,
    });
    if (options.embedded && auth.canMintUserTokens)
      await addDemoData({ store, issuer: auth.issuer, callMethod, clock });
    const ui = makeUi({ log, imageHosts: [] });
    const files = makeFiles({
      store,
      storage: makeStorage({
        folder: join(config.home, "files"),
        ...(config.filesS3 === undefined ? {} : { s3: config.filesS3 }),
      }),
      key: deriveKey(secret, "attachment"),
      // Before the server listens, only this process could use an address.
      origin: () => config.publicUrl ?? (http.url || "http://localhost"),
      toModels: config.modelImages,
      mostLent: config.imageMb * 1_048_576,
      quota: { count: config.uploadsPerDay, bytes: config.uploadMbPerDay * 1_048_576 },
      clock,
      log,
    });
    const history = makeHistory({ store, ui, sign: files.sign, clean });
    const usage = makeUsage({ catalogue: models, store, budgetPerDay: config.budgetPerUserDay, clock, log });
    const notify = makeNotify({
      webhook: config.webhook,
      smtp: config.smtp,
      store,
      remind,
      phrase: ui.toSentence,
      chooseLocale: (profile) => ui.chooseLocale(profile, null),
      toIcs,
      clock,
      timers,
      log,
    });
    const approval = makeApproval({
      store,
      ui,
      clock,
      rules: {
        thresholdLow: agents.threshold_low,
        hours: agents.limits.approval_hours,
        mostPending: agents.limits.pending_approvals,
      },
      // As the owner would read it, outside of any run, and cleaned as for a model.
      async read(id, input, { ownerId, timezone, requestId, signal }) {
        const { data } = await callMethod(id, input, { ownerId, timezone, requestId, signal });
        return clean(data, { method: id }).data;
      },
      preview,
    });
    let innerListens: Promise<void> | undefined;
    const hooks = await toHooks(config.hooksFile, timers);
    const tool = makeTool({
      tables: { methods, validators: methodValidators, forms: inputForms },
      cliMethods: builtMethods,
      async moduleUrl() {
        await (innerListens ??= inner.listen(0, "127.0.0.1"));
        return inner.url;
      },
      mintCredential: ({ ownerId, methods }) => auth.mintCredential({ userId: ownerId, methods }),
      async recall(key) {
        const answer = await store.effects.recall(key);
        return answer === undefined ? undefined : (JSON.parse(answer) as Received);
      },
      clean,
      toHints: ui.toHints,
      gate: approval.gate,
      ...(hooks === undefined ? {} : { hooks }),
      limits: toToolLimits(agents.limits),
      clock,
      timers,
      log,
    });
    // Started by the first run that has no real model to ask.
    let offline: Promise<Offline> | undefined;
    const model = makeModel({
      catalogue: models,
      config,
      offlineUrl: async () => (await (offline ??= startOffline({ log, clock }))).url,
      clock,
      timers,
      log,
    });
    const run = makeRun({
      store,
      stream,
      model,
      tool,
      history,
      files,
      usage,
      ui,
      notify,
      agents,
      clock,
      timers,
      log,
      slots: config.runs,
      mostQueued: config.queuedRuns,
      async settleZone(userId, timezone) {
        if (!(await store.users.settleZone(userId, timezone))) return;
        auth.forget(userId);
        await automation.moved(userId, timezone);
      },
      ...toOptional(options),
    });
    const automation = makeAutomation({
      store,
      start: run.start,
      agents,
      skills,
      chooseLocale: ui.chooseLocale,
      limits: { jobs: config.jobs, firingsPerHour: config.jobFirings },
      budget: usage.budget,
      clock,
      timers,
      log,
    });
    const transfer = {
      calendar: makeCalendarTransfer({ store, toIcs, parseIcs, clock }),
      contacts: makeContactsTransfer({ store, toVcf, parseVcf }),
    };
    const rooms = { auth, store, stream, approval, notify, transfer, history, run, automation, usage, files };
    const front = {
      callMethod,
      rooms: { ...rooms, version: manifest.version },
      log,
      countRequest: usage.metrics.countRequest,
    };
    const http = makeHttp({
      ...front,
      contract: { operations, moduleOperations, validators: operationValidators },
      handlers: operationHandlers,
      corsOrigins: config.corsOrigins,
      limits: makeLimits(config),
    });
    // The same door with nothing but the module operations behind it, for children of this process.
    const inner = makeHttp({
      ...front,
      contract: { operations: {}, moduleOperations, validators: {} },
      handlers: {},
      corsOrigins: [],
      underWay: tool.underWay,
    });
    if (roles.worker) {
      run.work();
      automation.work();
      notify.work();
    }
    return {
      auth,
      store,
      get url() {
        return http.url;
      },
      tool,
      async listen(port, host = config.host) {
        if (!roles.api) throw new Error("this process serves no requests");
        await http.listen(port, host);
      },
      request: http.request,
      async stop() {
        const graceMs = config.shutdownSeconds * 1000;
        await automation.stop();
        // No new runs from here on; those under way finish or go back while requests come to their end.
        const idle = run.stop(graceMs);
        await http.stop(graceMs);
        await idle;
        await notify.stop();
        // Last of all the door of the children: a child that is still finishing a call does it there.
        await tool.close();
        await inner.stop(graceMs);
        await model.close();
        await (await offline)?.close();
        await close();
      },
    };
  } catch (reason) {
    await close();
    throw reason;
  }
}

/** How many migrations were missing. All that `accord migrate` needs. */
export async function migrateOnly(databaseUrl: string, log: Log): Promise<number> {
  const store = makeStore({ databaseUrl, log, maxConnections: 1 });
  try {
    return await store.migrate();
  } finally {
    await store.close();
  }
}

/** Signs tokens without a database, which `accord token` may not have at hand: no user is looked up to sign one. */
export function makeSigner(config: Config, secret: string): Pick<Auth, "canMintUserTokens" | "mintUserToken"> {
  const noUsers = () => Promise.reject(new Error("only signing is possible here"));
  return makeAuth({ ...toAuthRules(config, secret), users: { ensure: noUsers, find: noUsers }, clock: systemClock });
}

/** A credential for a person at a terminal: `accord token --cli`. The user is made on first sight, as by a token. */
export async function mintForPerson(options: {
  config: Config;
  secret: string;
  databaseUrl: string;
  subject: string;
}): Promise<string> {
  const { config, secret, databaseUrl, subject } = options;
  const store = makeStore({ databaseUrl, log: makeLog({ level: config.logLevel }), maxConnections: 1 });
  try {
    const auth = makeAuth({ ...toAuthRules(config, secret), users: store.users, clock: systemClock });
    if (!auth.canMintUserTokens)
      throw new ConfigError("People are known to the issuer of ACCORD_ISSUER_JWKS_URL, not to this server.");
    const { id } = await store.users.ensure({ issuer: auth.issuer, subject, name: subject });
    return await auth.mintCredential({ userId: id, methods: builtMethods, purpose: "person" });
  } finally {
    await store.close();
  }
}

const toOptional = ({ probe, leaseSeconds }: AppOptions) => ({
  ...(probe === undefined ? {} : { probe }),
  ...(leaseSeconds === undefined ? {} : { leaseSeconds }),
});

const builtMethods: readonly string[] = Object.values(methods)
  .filter(({ planned }) => !planned)
  .map(({ id }) => id);

/** A module that cannot be loaded stops the start. */
async function toHooks(file: string | undefined, timers: Timers) {
  try {
    return file === undefined ? undefined : await loadHooks(file, { timers });
  } catch (reason) {
    throw new ConfigError(`ACCORD_HOOKS cannot be used: ${(reason as Error).message}.`);
  }
}

const toToolLimits = (limits: AgentsConfig["limits"]) => ({
  callMs: limits.tool_call_timeout_ms,
  callsPerReply: limits.tool_calls_per_reply,
  parallelReads: limits.parallel_reads,
  repeatedFailures: limits.repeated_failures,
  waitSeconds: limits.runtime_retry_wait_seconds,
});

function toAuthRules(config: Config, secret: string) {
  const { issuer, audience } = config;
  return {
    secret,
    signer: toSigner(config),
    ...(issuer === undefined ? {} : { issuer }),
    ...(audience === undefined ? {} : { audience }),
  };
}

/** Without another issuer this server signs: `accord token` makes tokens from ACCORD_SECRET. */
function toSigner({ issuerJwksUrl, jwtSecret }: Config): Signer {
  if (issuerJwksUrl !== undefined) return { kind: "jwks", url: issuerJwksUrl };
  return jwtSecret === undefined ? { kind: "local" } : { kind: "secret", secret: jwtSecret };
}
