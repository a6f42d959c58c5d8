// The file routes on a real port. A header names the caller instead of a session.
import { anActor } from '@schooldog/domain/permissions/testing';
import { appSettingsOf } from '@schooldog/domain/settings';
import type { FastifyRequest } from 'fastify';
import { quietLog } from '../../../testing/database.ts';
import { atEndOfFile } from '../../../testing/endOfFile.ts';
import type { Reader } from '../../database/database.ts';
import { createHttpServer } from '../../http/server.ts';
import type { Files } from '../files.ts';
import { registerFileRoutes } from '../routes.ts';

export async function serveFiles(
  files: Files,
  reader: Reader,
  app: { maintenanceMode: boolean },
): Promise<string> {
  const server = createHttpServer({ log: quietLog, publicUrl: undefined, trustProxy: false });
  registerFileRoutes(server, {
    confidential: new Set(),
    files,
    staffReads: { note: () => undefined, stop: async () => undefined },
    reader,
    viewers: {},
    join: async () => undefined,
    readSession: async (request: FastifyRequest) => {
      const userId = request.headers['x-test-user'];
      return typeof userId === 'string' ? { actor: anActor({ userId }), app: appSettingsOf(app) } : null;
    },
  });
  atEndOfFile(async () => {
    // A client that gave up opens a new connection in advance, which a server does not count as idle.
    server.server.closeAllConnections();
    await server.close();
  });
  return server.listen({ port: 0, host: '127.0.0.1' });
}
