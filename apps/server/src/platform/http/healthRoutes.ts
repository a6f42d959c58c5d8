import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';

type Readiness = { database: boolean; storage: boolean };

/** /healthz: the process answers. /readyz: it can do its work, so a load balancer may send requests here. */
export function registerHealthRoutes(
  server: FastifyInstance,
  parts: { pool: Pool; storageReady(): Promise<boolean>; isStopping(): boolean },
): void {
  server.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }));

  server.get('/readyz', async (_request, reply) => {
    const readiness: Readiness = {
      database: await parts.pool.query('select 1').then(
        () => true,
        () => false,
      ),
      storage: await parts.storageReady().catch(() => false),
    };
    const ok = readiness.database && readiness.storage && !parts.isStopping();
    return reply
      .code(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok, ...readiness });
  });
}
