// Puts the parts together. Nothing else in the house knows all features.
import { randomBytes } from 'node:crypto';
import { Server as NetServer } from 'node:net';
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';
import { makeId } from '@schooldog/domain/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { dataProfileProcedures, dataProfileTopics } from './features/dataProfiles/index.ts';
import { alertProcedures, alertTopics } from './features/alerts/index.ts';
import {
  entryExportWorkers,
  entryProcedures,
  entryTopics,
  findEntry,
  placeUses,
  registerEntryExportRoutes,
  rebuildCountsWorker,
  registerEntryImages,
  registerEntryReads,
} from './features/entries/index.ts';
import {
  cycleWorker,
  insightProcedures,
  insightTopics,
  registerInsightReads,
} from './features/insights/index.ts';
import {
  notificationProcedures,
  notificationTopics,
  registerOneClick,
  sweepNotifications,
} from './features/notifications/index.ts';
import { schoolProcedures, schoolTopics } from './features/schools/index.ts';
import { settingsProcedures, settingsTopics } from './features/settings/index.ts';
import { mailLinkWorker, registerSsoRoutes, userProcedures, userTopics } from './features/users/index.ts';
import type { Services } from './platform/api/context.ts';
import type { Config } from './platform/config/config.ts';
import type { Database } from './platform/database/database.ts';
import { createFiles, createStorage, fileWorkers, registerFileRoutes } from './platform/files/index.ts';
import { registerApiRoutes } from './platform/http/apiRoutes.ts';
import { registerDocsRoutes } from './platform/http/docsRoutes.ts';
import { registerHealthRoutes } from './platform/http/healthRoutes.ts';
import { createHttpServer } from './platform/http/server.ts';
import { registerWebApp } from './platform/http/webApp.ts';
import { housekeepingWorkers } from './platform/housekeeping/housekeeping.ts';
import type { TextReadParts } from './platform/http/textReads.ts';
import { createIdentity } from './platform/identity/identity.ts';
import { sharedSecret } from './platform/identity/secrets.ts';
import { createSessions } from './platform/identity/session.ts';
import { isShutOut } from './platform/identity/isShutOut.ts';
import { createJobs } from './platform/jobs/jobs.ts';
import { createSignedLinks } from './platform/links/signedLinks.ts';
import { createLive } from './platform/live/live.ts';
import { createLiveStreams } from './platform/live/stream.ts';
import type { Log } from './platform/logging/log.ts';
import { createMessages, createUnsubscribeTokens, messageWorkers } from './platform/messages/index.ts';
import { createRateLimits } from './platform/rateLimit/rateLimits.ts';
import { readOrganization } from './platform/settingsDocuments/organization.ts';
import { workRunner } from './platform/work/work.ts';

export type App = Readonly<{
  http: FastifyInstance;
  services: Services;
  start(): Promise<void>;
  stop(): Promise<void>;
}>;

export const router = {
  users: userProcedures,
  schools: schoolProcedures,
  settings: settingsProcedures,
  notifications: notificationProcedures,
  entries: entryProcedures,
  insights: insightProcedures,
  alerts: alertProcedures({ findEntry }),
  dataProfiles: dataProfileProcedures(placeUses),
};

const stopPatience = 15_000;
/** Long enough for requests that are on their way over open connections. */
const lastRequestsMilliseconds = 500;
const topicRules = {
  ...userTopics,
  ...schoolTopics,
  ...settingsTopics,
  ...notificationTopics,
  ...entryTopics,
  ...insightTopics,
  ...alertTopics,
  ...dataProfileTopics,
};

export async function createApp(parts: {
  config: Config;
  database: Database;
  log: Log;
  folders: { web: string | undefined; swagger: string | undefined };
  clock?: () => Date;
}): Promise<App> {
  const { config, database, log } = parts;
  const clock = parts.clock ?? (() => new Date());
  const newId = () => makeId(randomBytes);

  const secret = config.authSecret ?? (await sharedSecret(database.db, 'cookies'));
  const identity = createIdentity({ config, db: database.db, secret, clock, makeId: newId });
  const sessions = createSessions({ pool: database.pool, cookie: identity.cookie });
  const jobs = createJobs({ database, log });
  const work = workRunner({ database, jobs, clock });
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
    // With port 0 the real one is known once the server listens.
    get publicUrl() {
      return config.publicUrl ?? `http://localhost:${portOf(http) ?? config.port}`;
    },
    clock,
    makeId: newId,
    readApp: sessions.readApp,
  };

  const live = createLive({ url: database.url, log });
  const readSession = async (request: FastifyRequest) => {
    const read = await sessions.read(request.headers.cookie, clock());
    const sender = request.headers['operation-user'];
    // An outbox says for whom it sends: nobody's waiting work may go out under the next person's name.
    return sender === undefined || sender === read.signedIn?.actor.userId
      ? read
      : { ...read, signedIn: null };
  };
  const reads: TextReadParts = {
    services,
    readSession,
    readSessionWith: (request, rider) => sessions.readWith(request.headers.cookie, clock(), rider),
  };
  const whoAsks = async (request: FastifyRequest) => (await readSession(request)).signedIn;
  const streams = createLiveStreams({
    live,
    rules: topicRules,
    readSession: whoAsks,
    isShutOut: (userId) => isShutOut(database.db, userId),
  });

  let isStopping = false;
  const http = createHttpServer({ log, publicUrl: config.publicUrl, trustProxy: config.trustProxy });
  http.addHook('onSend', async (_request, reply, payload) => {
    if (isStopping) reply.header('connection', 'close');
    return payload;
  });
  registerHealthRoutes(http, {
    pool: database.pool,
    storageReady: storage.isReady,
    isStopping: () => isStopping,
  });
  registerFileRoutes(http, { files, readSession: whoAsks });
  http.get('/api/live', async (request, reply) => streams.open(request, reply, await whoAsks(request)));
  if (parts.folders.swagger !== undefined) await registerDocsRoutes(http, parts.folders.swagger);
  registerOneClick(http, services);
  registerSsoRoutes(http, { services, readSession: whoAsks, log });
  registerEntryReads(http, reads);
  registerInsightReads(http, reads);
  registerEntryImages(http, reads);
  registerEntryExportRoutes(http, reads);
  registerApiRoutes(http, { router, services, readSession, log });
  if (parts.folders.web !== undefined) await registerWebApp(http, parts.folders.web);

  return {
    http,
    services,
    start: async () => {
      const { timeZone } = await readOrganization(database.db);
      await live.start();
      const workers = [
        ...fileWorkers({ database, storage, dataDir: config.dataDir, work, clock, log }),
        ...messageWorkers(messages),
        mailLinkWorker(services),
        rebuildCountsWorker(services, log),
        ...entryExportWorkers(services),
        cycleWorker(services),
        ...housekeepingWorkers({ database, clock, sweeps: [sweepNotifications] }),
      ];
      await jobs.start(workers, timeZone);
    },
    stop: async () => {
      isStopping = true;
      streams.closeAll();
      await refuseNewConnections(http);
      // A connection that a browser opened ahead and never used would hold the stop up for ever.
      const impatience = setTimeout(() => http.server.closeAllConnections(), stopPatience);
      await http.close();
      clearTimeout(impatience);
      await jobs.stop();
      messages.outlets.close();
      await live.stop();
    },
  };
}

function portOf(http: FastifyInstance): number | undefined {
  const address = http.server.address();
  return typeof address === 'object' ? address?.port : undefined;
}

/** From here on the port is closed to newcomers, and every answer tells its connection to go elsewhere. */
async function refuseNewConnections(http: FastifyInstance): Promise<void> {
  if (!http.server.listening) return;
  NetServer.prototype.close.call(http.server);
  await setTimeoutPromise(lastRequestsMilliseconds);
}
