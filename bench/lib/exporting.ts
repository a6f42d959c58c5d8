// Exports as a person waits for them, and how the server answers others meanwhile.
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { askForSure } from './ask.ts';
import type { Server } from './server.ts';
import { percentile } from './statistics.ts';
import { waitFor } from './wait.ts';

const exportSchema = z.object({ status: z.string(), url: z.string().nullable() });

/** The address of the file, once it is made. */
export async function finishedExport(server: Server, cookie: string, exportId: string): Promise<string> {
  return waitFor(
    'an export',
    async () => {
      const asked = await askForSure(`${server.url}/api/exports/${exportId}`, { cookie });
      const { status, url } = exportSchema.parse(asked);
      if (status === 'failed') throw new Error('The export failed.');
      return url === null ? undefined : `${server.url}${url}`;
    },
    { atMost: 300_000, every: 100 },
  );
}

/** `p99` is that of /healthz while the report is made: a busy request thread would show there. */
export async function measureReport(
  server: Server,
  cookie: string,
  path: string,
  body: Readonly<{ exportId: string }>,
): Promise<Readonly<{ took: number; bytes: number; p99: number }>> {
  const health: number[] = [];
  const printed = new AbortController();
  const watching = (async () => {
    while (!printed.signal.aborted) {
      const asked = performance.now();
      await askForSure(`${server.url}/healthz`);
      health.push(performance.now() - asked);
      await wait(20);
    }
  })();
  const began = performance.now();
  await askForSure(`${server.url}/api/${path}`, { cookie, body });
  const url = await finishedExport(server, cookie, body.exportId);
  const took = performance.now() - began;
  printed.abort();
  await watching;
  const file = await fetch(url, { headers: { cookie } });
  const { byteLength: bytes } = await file.arrayBuffer();
  return { took, bytes, p99: percentile(health, 0.99) };
}
