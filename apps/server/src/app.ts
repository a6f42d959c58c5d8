// Assembles the parts: lists the features, and knows nothing else about them.
import { randomBytes } from 'node:crypto';
import { Server as NetServer } from 'node:net';
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';
import { makeId } from '@schooldog/domain/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { account } from './features/account/index.ts';
import { alerts } from './features/alerts/index.ts';
import { assessments } from './features/assessments/index.ts';
import { calendarFeeds } from './features/calendarFeeds/index.ts';
import { clientErrors } from './features/clientErrors/index.ts';
import { contacts } from './features/contacts/index.ts';
import { dashboard } from './features/dashboard/index.ts';
import { dataProfiles } from './features/dataProfiles/index.ts';
import { drills } from './features/drills/index.ts';
import { eopRoles } from './features/eopRoles/index.ts';
import { entries } from './features/entries/index.ts';
import { eop } from './features/eop/index.ts';
import { exports } from './features/exports/index.ts';
import { goKits } from './features/goKits/index.ts';
import { insights } from './features/insights/index.ts';
import { notifications } from './features/notifications/index.ts';
import { ownData } from './features/ownData/index.ts';
import { people } from './features/people/index.ts';
import { picker } from './features/picker/index.ts';
import { recurring } from './features/recurring/index.ts';
import { reports } from './features/reports/index.ts';
import { responderLinks } from './features/responderLinks/index.ts';
import { rubrics } from './features/rubrics/index.ts';
import { schools } from './features/schools/index.ts';
import { settings } from './features/settings/index.ts';
import { signIn } from './features/signIn/index.ts';
import { staffReads } from './features/staffReads/index.ts';
import { walks } from './features/walks/index.ts';
import { workOrders } from './features/workOrders/index.ts';
import type { Services } from './platform/api/context.ts';
import type { ServerFeature, ServerFeatures } from './platform/api/feature.ts';
import { createHooks } from './platform/api/hooks.ts';
import { readDemoSignIn } from './demo/demoSignIn.ts';
import type { Config } from './platform/config/config.ts';
import type { Database } from './platform/database/database.ts';
import {
  createFiles,
  createStorage,
  fileWorkers,
  joinAwaited,
  registerFileRoutes,
  type StoredFile,
} from './platform/files/index.ts';
import { type Cleanup, housekeepingWorkers } from './platform/housekeeping/housekeeping.ts';
import { registerDocsRoutes } from './platform/http/docsRoutes.ts';
import { registerHealthRoutes } from './platform/http/healthRoutes.ts';
import { isOpenIn, registerProcedureRoutes } from './platform/http/procedureRoutes.ts';
import { limitRequests } from './platform/http/requestLimit.ts';
import { createHttpServer } from './platform/http/server.ts';
import { registerWebApp } from './platform/http/webApp.ts';
import { createIdentity } from './platform/identity/identity.ts';
import { isBlocked } from './platform/identity/isBlocked.ts';
import type { PasswordCost } from './platform/identity/password.ts';
import { sharedSecret } from './platform/identity/secrets.ts';
import { createSessions, type SessionCheck, type SignedIn } from './platform/identity/session.ts';
import { createJobs } from './platform/jobs/jobs.ts';
import { createSignedLinks } from './platform/links/signedLinks.ts';
import { createLive } from './platform/live/live.ts';
import { createNoticeQueue } from './platform/live/noticeQueue.ts';
import { createLiveStreams } from './platform/live/stream.ts';
import type { Log } from './platform/logging/log.ts';
import { createMessages, createUnsubscribeTokens, messageWorkers } from './platform/messages/index.ts';
import { createRateLimits } from './platform/rateLimit/rateLimits.ts';
import { readOrganization } from './platform/settingsDocuments/organization.ts';
import { createStaffReadLog } from './platform/staffReads/index.ts';
import { workRunner } from './platform/work/work.ts';

export type App = Readonly<{
  http: FastifyInstance;
  services: Services;
  start(): Promise<void>;
  stop(): Promise<void>;
}>;

export const features: ServerFeatures = {
  signIn,
  account,
  people,
  picker,
  schools,
  settings,
  notifications,
  dataProfiles,
  entries,
  alerts,
  insights,
  dashboard,
  exports,
  clientErrors,
  staffReads,
  walks,
  workOrders,
  recurring,
  rubrics,
  assessments,
  drills,
  contacts,
  eop,
  eopRoles,
  responderLinks,
  goKits,
  calendarFeeds,
  reports,
  ownData,
};
const eachFeature: readonly ServerFeature<keyof ServerFeatures>[] = Object.values(features);

const stopPatience = 15_000;
/** Long enough for requests in flight on open connections. */
const lastRequestsMilliseconds = 500;
export async function createApp(parts: {
  config: Config;
  database: Database;
  log: Log;
  folders: { web: string | undefined; swagger: string | undefined };
  clock?: () => Date;
  passwordCost?: PasswordCost;
}): Promise<App> {
  const { config, database, log, passwordCost } = parts;
  const clock = parts.clock ?? (() => new Date());
  const newId = () => makeId(randomBytes);

  const secret = config.authSecret ?? (await sharedSecret(database.db, 'cookies'));
  const identity = createIdentity({ config, db: database.db, secret, passwordCost, clock, makeId: newId });
  const sessions = createSessions({ database, cookie: identity.cookie });
  const jobs = createJobs({ database, log });
  const notices = createNoticeQueue({ database, log });
  const work = workRunner({ database, jobs, notices, clock });
  const storage = await createStorage({ config, log });
  const files = createFiles({
    database,
    storage,
    dataDir: config.dataDir,
    linkSecret: await sharedSecret(database.db, 'fileLinks'),
    clock,
    log,
  });
  const messages = await createMessages({ config, database, work, makeId: newId, log });
  const staffReadLog = createStaffReadLog({ database, log, clock, makeId: newId });
  const services: Services = {
    database,
    work,
    files,
    links: createSignedLinks({ secret: await sharedSecret(database.db, 'links'), clock }),
    messages,
    unsubscribeTokens: createUnsubscribeTokens(await sharedSecret(database.db, 'unsubscribe')),
    jobs,
    identity,
    limits: createRateLimits(database.pool),
    staffReads: staffReadLog,
    exports: eachFeature.flatMap(({ exports: ofFeature }) => ofFeature ?? []),
    reports: eachFeature.flatMap(({ reports: ofFeature }) => ofFeature ?? []),
    hooks: createHooks(eachFeature),
    // With port 0 the real one is known once the server listens.
    get publicUrl() {
      return config.publicUrl ?? `http://localhost:${portOf(http) ?? config.port}`;
    },
    clock,
    makeId: newId,
    readApp: sessions.readApp,
    readDemoSignIn: () => readDemoSignIn(database.db, config),
  };

  const live = createLive({ url: database.url, log });
  const checkSession = (request: FastifyRequest): SessionCheck => {
    const { cached, checked } = sessions.check(request.headers.cookie, clock());
    const sender = request.headers['operation-user'];
    if (sender === undefined) return { cached, checked };
    // An outbox names the user it sends for: pending work of one user is never sent as the next one.
    const unlessAnother = (signedIn: SignedIn | null) =>
      signedIn?.actor.userId === sender ? signedIn : null;
    return {
      cached: unlessAnother(cached),
      checked: checked.then((session) => ({ ...session, signedIn: unlessAnother(session.signedIn) })),
    };
  };
  const readSignedIn = async (request: FastifyRequest) => (await checkSession(request).checked).signedIn;
  const streams = createLiveStreams({
    live,
    rules: Object.fromEntries(eachFeature.flatMap(({ topics = {} }) => Object.entries(topics))),
    readSession: readSignedIn,
    isBlocked: (userId) => isBlocked(database.db, userId),
  });

  let isStopping = false;
  const secretPages = eachFeature.flatMap(({ secretPages: ofFeature = [] }) => ofFeature);
  const { publicUrl, trustProxy } = config;
  const http = createHttpServer({ log, publicUrl, trustProxy, secretPages });
  const tokenOf = ({ headers }: FastifyRequest) => identity.cookie.read(headers.cookie);
  // Before all routes, also those of plugins that are loaded while the others are registered.
  limitRequests(http, { perMinute: config.requestsPerMinute, clock, tokenOf });
  http.addHook('onSend', async (_request, reply, payload) => {
    if (isStopping) reply.header('connection', 'close');
    return payload;
  });
  registerHealthRoutes(http, {
    pool: database.pool,
    storageReady: storage.isReady,
    isStopping: () => isStopping,
  });
  registerFileRoutes(http, {
    files,
    join: (file) => joinRecord(services, file),
    reader: database.db,
    staffReads: staffReadLog,
    viewers: Object.fromEntries(eachFeature.flatMap(({ fileViewers = {} }) => Object.entries(fileViewers))),
    confidential: new Set(eachFeature.flatMap(({ confidentialFiles = [] }) => confidentialFiles)),
    readSession: readSignedIn,
  });
  http.get('/api/live', async (request, reply) => {
    streams.open(request, reply, await readSignedIn(request));
    return reply;
  });
  if (parts.folders.swagger !== undefined) {
    await registerDocsRoutes(http, { assetsFolder: parts.folders.swagger, isOpen: isOpenIn(features) });
  }
  for (const { routes } of eachFeature) routes?.(http, { services, readSession: readSignedIn, log });
  registerProcedureRoutes(http, {
    features,
    services,
    checkSession,
    hasSessionCookie: (request) => tokenOf(request) !== null,
  });
  if (parts.folders.web !== undefined) await registerWebApp(http, parts.folders.web, secretPages);

  return {
    http,
    services,
    start: async () => {
      const { timeZone } = await readOrganization(database.db);
      await live.start();
      notices.start();
      const workers = [
        ...fileWorkers({ database, storage, dataDir: config.dataDir, work, clock, log }),
        ...messageWorkers({
          ...messages,
          followersOf: async (reader, about) =>
            (await services.hooks.collect(reader, 'message.followers', { about })).flat(),
        }),
        ...eachFeature.flatMap(({ workers: ofFeature }) => ofFeature?.(services, log) ?? []),
        ...housekeepingWorkers({
          database,
          clock,
          cleanups: eachFeature.map(({ cleanup }): Cleanup => async (reader, now) => {
            await cleanup?.(reader, now, services);
          }),
        }),
      ];
      await jobs.start(workers, timeZone);
    },
    stop: async () => {
      isStopping = true;
      streams.closeAll();
      await closeToNewConnections(http);
      // A connection that a browser opened ahead and never used would block the stop forever.
      const impatience = setTimeout(() => http.server.closeAllConnections(), stopPatience);
      await http.close();
      clearTimeout(impatience);
      await jobs.stop();
      messages.outlets.close();
      await notices.stop();
      await staffReadLog.stop();
      await live.stop();
    },
  };
}

/** Those who have the record open see the file appear; nobody is notified again. */
async function joinRecord({ work, hooks }: Services, file: StoredFile): Promise<void> {
  await work({ userId: file.uploadedByUserId }, async (unit) => {
    const joined = await joinAwaited(unit, file);
    if (joined === null) return;
    const { ownerType, ownerId } = joined;
    const notices = await hooks.collect(unit.tx, 'file.viewers', { ownerType, ownerId });
    await unit.announce(...notices.flat());
  });
}

function portOf(http: FastifyInstance): number | undefined {
  const address = http.server.address();
  return typeof address === 'object' ? address?.port : undefined;
}

/** From here on the port is closed to new connections, and every answer closes its connection. */
async function closeToNewConnections(http: FastifyInstance): Promise<void> {
  if (!http.server.listening) return;
  NetServer.prototype.close.call(http.server);
  await setTimeoutPromise(lastRequestsMilliseconds);
}
