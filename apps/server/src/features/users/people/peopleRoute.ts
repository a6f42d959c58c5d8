// The contract's `listPeople`, as JSON that the database has ready. With 20,000 people, taking it apart, checking
// every field and writing it anew took most of a second; a test holds the answer to the contract instead.
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../../../platform/api/context.ts';
import { mustBeSignedIn } from '../../../platform/api/procedures.ts';
import type { ReadSession } from '../../../platform/identity/session.ts';
import { peopleJson, peopleVersion } from '../store.ts';

const pack = promisify(gzip);

export function registerPeopleRoute(
  server: FastifyInstance,
  parts: {
    services: Pick<Services, 'database'>;
    readSession(request: FastifyRequest): Promise<ReadSession>;
  },
): void {
  const { pool } = parts.services.database;
  let kept: { version: string; people: Buffer; packed: Buffer } | null = null;

  /** The database says each time whether the last answer still holds, so no process ever gives an old one. */
  async function everybody(): Promise<{ people: Buffer; packed: Buffer }> {
    const version = await peopleVersion(pool);
    if (kept?.version === version) return kept;
    const people = Buffer.from(await peopleJson(pool));
    const packed = await pack(people, { level: constants.Z_BEST_SPEED });
    kept = { version, people, packed };
    return kept;
  }

  server.get('/api/users/people', async (request, reply) => {
    mustBeSignedIn((await parts.readSession(request)).signedIn);
    const { people, packed } = await everybody();
    reply.header('cache-control', 'no-store').header('vary', 'accept-encoding');
    reply.type('application/json; charset=utf-8');
    // Packed once for everybody: a phone gets a tenth of it.
    const takesPacked = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    return takesPacked ? reply.header('content-encoding', 'gzip').send(packed) : reply.send(people);
  });
}
