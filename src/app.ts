import { agents as specifiedAgents } from "../generated/contract/agents.ts";
import { models } from "../generated/contract/models.ts";
import { skills } from "../generated/contract/skills.ts";
import manifest from "../package.json" with { type: "json" };
import { makeAdmin, makeShutOutWatch } from "./admin/admin.ts";
import { toAccount, toStorage } from "./app/account.ts";
import { makeAsking } from "./app/asking.ts";
import { addDemoData } from "./app/demo.ts";
import { loadAnswers, makeDoors } from "./app/doors.ts";
import type { App, AppOptions } from "./app/options.ts";
import { toAuthRules, toConsoleRules, withFrontendTools } from "./app/rules.ts";
import { makeTools } from "./app/tools.ts";
import { mayBePrivate, toAdminWebhooks } from "./app/webhooks.ts";
import { deriveKey, makeAuth, makeStreamTickets, makeWebhookSecrets } from "./auth/auth.ts";
import { makeAutomation } from "./automation/automation.ts";
import { systemClock, systemTimers } from "./base/clock.ts";
import { inTime } from "./base/in-time.ts";
import { makeLog } from "./base/log.ts";
import { makeFiles } from "./files/files.ts";
import { makeHistory } from "./history/history.ts";
import { parseIcs, parseVcf, toIcs, toVcf } from "./interchange/interchange.ts";
import { makeMcp } from "./mcp/mcp.ts";
import { remind } from "./modules/calendar/_remind.ts";
import { makeCalendarTransfer } from "./modules/calendar/_transfer.ts";
import { makeContactsTransfer } from "./modules/contacts/_transfer.ts";
import { makeNotify } from "./notify/notify.ts";
import { makeOpenAi } from "./openai/openai.ts";
import { makeRun } from "./run/run.ts";
import { makeStore } from "./store/store.ts";
import { makeStream } from "./stream/stream.ts";
import { clean } from "./tool/clean/clean.ts";
import { makeUi } from "./ui/ui.ts";
import { makeUsage } from "./usage/usage.ts";
import { makeWebhooks } from "./webhook/webhook.ts";

export { inBackupMode } from "./store/store.ts";
export { withAdmin } from "./app/admin.ts";
export { eraseAccount, exportAccount } from "./app/account.ts";
export { examine } from "./app/doctor.ts";
export { makeSigner, migrateOnly, mintForPerson } from "./app/one-task.ts";
export type { App, AppOptions } from "./app/options.ts";

/** The one place where rooms are put together. Tables are up to date before anything can ask. */
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
  const agents = withFrontendTools(specifiedAgents, config.frontendTools);
  const store = makeStore({
    databaseUrl,
    // Whoever only carries out runs reads nothing for people.
    replicaUrl: roles.api ? config.replicaUrl : undefined,
    log,
    maxConnections: config.databaseConnections,
    mostRunning: config.runsPerUser,
  });
  const stream = makeStream({ redisUrl, log });
  const close = () => Promise.all([store.close(), stream.close()]);
  try {
    if (options.mayMigrate === false) await store.assertMigrated();
    else {
      const applied = await store.migrate();
      if (applied > 0) log.info("migrated", { applied });
    }
    const auth = makeAuth({ ...toAuthRules(config, secret), users: store.users, clock });
    const ui = makeUi({ log, imageHosts: [] });
    const storage = toStorage(config);
    const files = makeFiles({
      store,
      storage,
      key: deriveKey(secret, "attachment"),
      // Before the server listens, only this process could use an address.
      origin: () => config.publicUrl ?? (http.url || "http://localhost"),
      toModels: config.modelImages,
      mostLent: config.imageMb * 1_048_576,
      quota: { count: config.uploadsPerDay, bytes: config.uploadMbPerDay * 1_048_576 },
      clock,
      log,
    });
    const history = makeHistory({ store, ui, sign: files.sign, clean, clock, forgetEvents: stream.forget });
    const usage = makeUsage({ catalogue: models, store, budgetPerDay: config.budgetPerUserDay, clock, log });
    options.telemetry?.addMetrics(usage.metrics.scraped());
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
    const webhookSecrets = makeWebhookSecrets(secret);
    const webhooks = makeWebhooks({
      store,
      keys: webhookSecrets,
      mayBePrivate: mayBePrivate(config),
      origin: config.publicUrl,
      observe: usage.metrics.countWebhook,
      clock,
      timers,
      log,
    });
    let innerUrl: Promise<string> | undefined;
    const { remote, callMethod, approval, hooks, tool } = await makeTools({
      ground: { config, store, clock, timers, log },
      agents,
      auth,
      ui,
      usage,
      moduleUrl: () => (innerUrl ??= listenInside()),
    });
    if (options.embedded && auth.canMintUserTokens)
      await addDemoData({ store, issuer: auth.issuer, callMethod, clock });
    const asking = makeAsking({ config, clock, timers, log });
    const run = makeRun({
      store,
      stream,
      model: asking.model,
      tool,
      edit: approval.edit,
      history,
      files,
      usage,
      ui,
      notify,
      agents,
      clean,
      clock,
      timers,
      log,
      slots: config.runs,
      keep: {
        events: config.keepEventsDays,
        usage: config.keepUsageDays,
        messages: config.keepMessagesDays,
        files: config.keepFilesDays,
      },
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
    const origin = () => config.publicUrl ?? (http.url || "http://localhost");
    const mcp = makeMcp({
      run,
      agents,
      skills,
      key: deriveKey(secret, "mcp-state"),
      version: manifest.version,
      origin,
      corsOrigins: config.corsOrigins,
      issuer: config.oidc?.issuer ?? config.issuer,
      clock,
      log,
    });
    const openai = makeOpenAi({ run, agents, origin, clock });
    const transfer = {
      calendar: makeCalendarTransfer({ store, toIcs, parseIcs, clock }),
      contacts: makeContactsTransfer({ store, toVcf, parseVcf }),
    };
    const account = toAccount({ store, storage, forgetEvents: stream.forget, forgetUser: auth.forget, clock, log });
    const tickets = makeStreamTickets({ tickets: store.tickets, users: store.users, clock });
    const admin = makeAdmin({
      store,
      cancelRun: run.cancel,
      ring: () => stream.ring("run"),
      forgetUser: auth.forget,
      forgetToken: auth.forgetToken,
      webhooks: toAdminWebhooks(config, webhookSecrets.make),
    });
    const shutOuts = makeShutOutWatch({
      store,
      forgetUser: auth.forget,
      forgetToken: auth.forgetToken,
      recheckStreams: run.follow.recheck,
      timers,
      log,
    });
    const rooms = {
      auth,
      account,
      admin,
      tickets,
      store,
      stream,
      approval,
      notify,
      transfer,
      history,
      run,
      mcp,
      openai,
      automation,
      usage,
      files,
    };
    let isDraining = false;
    const { http, inner, health } = makeDoors({
      config,
      rooms: {
        ...rooms,
        console: toConsoleRules(config),
        version: manifest.version,
        isDraining: () => isDraining,
      },
      callMethod,
      underWay: tool.underWay,
      metrics: usage.metrics,
      answers: config.checkAnswers ? await loadAnswers() : undefined,
      log,
    });
    const listenInside = async (): Promise<string> => {
      await inner.listen(0, "127.0.0.1");
      return (await options.wayToModules?.(inner.url)) ?? inner.url;
    };
    shutOuts.start();
    if (roles.worker) {
      run.work();
      automation.work();
      notify.work();
      webhooks.work();
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
      async listenForHealth(port, host = config.host) {
        await health.listen(port, host);
        return health.url;
      },
      request: http.request,
      async drain() {
        isDraining = true;
        http.drain();
        await new Promise<void>((resolve) => timers.after(config.drainSeconds * 1000, resolve));
      },
      async stop() {
        isDraining = true;
        const graceMs = config.shutdownSeconds * 1000;
        // No new runs from here on; those under way finish or go back while requests come to their end. Background work
        // that waits for a database which does not answer is not waited for any longer than that.
        const idle = Promise.all([automation.stop(), shutOuts.stop(), run.stop(graceMs)]);
        await mcp.close();
        await Promise.all([http.stop(graceMs), inTime(timers, graceMs, idle)]);
        await inTime(timers, lateMs, Promise.all([notify.stop(), webhooks.stop()]));
        // Last of all the door of the children: a child that is still finishing a call does it there.
        await tool.close();
        await hooks?.close();
        await inner.stop(graceMs);
        await remote.close();
        await health.stop(0);
        await asking.close();
        await close();
      },
    };
  } catch (reason) {
    await close();
    throw reason;
  }
}

/** For what may still be said when the grace is over. */
const lateMs = 1000;

const toOptional = ({ probe, leaseSeconds }: AppOptions) => ({
  ...(probe === undefined ? {} : { probe }),
  ...(leaseSeconds === undefined ? {} : { leaseSeconds }),
});
