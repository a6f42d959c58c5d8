// A CSV as a person waits for it, while others read pages.
import { startGenerator } from '../load/generate.ts';
import type { Load } from '../load/order.ts';
import { askForSure, newId } from './ask.ts';
import { finishedExport } from './exporting.ts';
import { watchMemory } from './memory.ts';
import type { Server } from './server.ts';
import { largest, sum } from './statistics.ts';

export async function measureCsv(
  server: Server,
  cookie: string,
  asked: Readonly<{ path: string; query: object }>,
  others: { schoolIds: readonly string[]; stack: AsyncDisposableStack; seconds: number },
) {
  const generator = startGenerator(others.stack);
  const load = () =>
    generator.make({
      port: Number(new URL(server.url).port),
      kind: 'entries',
      seconds: others.seconds,
      viewers: [0, 1].map((at) => ({ cookie, schoolIds: others.schoolIds.slice(at * 3, at * 3 + 3) })),
    });
  // The baseline size from the work of other users alone, before the export counts.
  for (let turn = 0; turn < 4; turn += 1) await load();
  const memory = await watchMemory(server.pid);
  const began = performance.now();
  const fetched = new AbortController();
  const exportId = newId();
  const body = { exportId, query: asked.query, title: 'Everything' };
  await askForSure(`${server.url}/api/${asked.path}`, { cookie, body });
  const fetching = finishedExport(server, cookie, exportId)
    .then((url) => fetchCsv(url, cookie))
    .finally(() => fetched.abort());
  const loads: Load[] = [];
  while (!fetched.signal.aborted) loads.push(await load());
  const { records, bytes, ended } = await fetching;
  return {
    records,
    bytes,
    took: ended - began,
    growth: memory.stop(),
    p99: largest(loads.map((slice) => slice.p99)),
    failed: sum(loads.map(({ failed }) => failed)),
  };
}

async function fetchCsv(url: string, cookie: string) {
  const response = await fetch(url, { headers: { cookie } });
  if (!response.ok || response.body === null) throw new Error(`The CSV answered ${response.status}.`);
  let records = -1;
  let bytes = 0;
  let last = 0;
  for await (const piece of response.body) {
    bytes += piece.length;
    for (const byte of piece) {
      if (byte === 10 && last === 13) records += 1;
      last = byte;
    }
  }
  return { records, bytes, ended: performance.now() };
}
