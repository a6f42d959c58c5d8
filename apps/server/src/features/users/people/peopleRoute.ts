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

type Answer = { readonly version: string; readonly people: Buffer; packed?: Promise<Buffer> };

export function registerPeopleRoute(
  server: FastifyInstance,
  parts: {
    services: Pick<Services, 'database'>;
    readSession(request: FastifyRequest): Promise<ReadSession>;
  },
): void {
  const { pool } = parts.services.database;
  let kept: Answer | null = null;

  /** The database says each time whether the last answer still holds, so no process ever gives an old one. */
  async function everybody(): Promise<Answer> {
    const version = await peopleVersion(pool);
    if (kept?.version === version) return kept;
    const people = Buffer.from(await peopleJson(pool));
    kept = { version, people };
    return kept;
  }

  server.get('/api/users/people', async (request, reply) => {
    mustBeSignedIn((await parts.readSession(request)).signedIn);
    const answer = await everybody();
    reply.header('cache-control', 'no-store').header('vary', 'accept-encoding');
    reply.type('application/json; charset=utf-8');
    // Packed once for everybody: a phone gets a tenth of it.
    const takesPacked = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    if (!takesPacked) return reply.send(answer.people);
    answer.packed ??= pack(answer.people, { level: constants.Z_BEST_SPEED });
    return reply.header('content-encoding', 'gzip').send(await answer.packed);
  });
}
