// The process that generates the load: as many connections as there are viewers, each with one request
// after the other.
import { percentile } from '../lib/statistics.ts';
import { openConnection } from './connection.ts';
import { orderSchema, type Load, type Order } from './order.ts';
import { readPrincipals, requestOf } from './requests.ts';

async function makeLoad({ port, kind, seconds, viewers }: Order): Promise<Load> {
  const connections = await Promise.all(viewers.map(() => openConnection(port)));
  const principals = await Promise.all(
    viewers.map(async (viewer) => (kind === 'change' ? readPrincipals(port, viewer) : undefined)),
  );
  const took: number[] = [];
  let failed = 0;
  const began = performance.now();
  const end = began + seconds * 1000;
  await Promise.all(
    connections.map(async (connection, at) => {
      const viewer = {
        ...(viewers[at] ?? { cookie: '', schoolIds: [] }),
        principals: principals[at] ?? new Map(),
      };
      for (let number = 0; performance.now() < end; number += 1) {
        const sent = performance.now();
        const { status } = await connection.send(requestOf(kind, viewer, number));
        took.push(performance.now() - sent);
        if (status !== 200) failed += 1;
      }
    }),
  );
  const measured = (performance.now() - began) / 1000;
  for (const connection of connections) connection.close();
  return {
    requests: took.length,
    failed,
    seconds: measured,
    p50: percentile(took, 0.5),
    p99: percentile(took, 0.99),
  };
}

process.on('message', (message) => {
  makeLoad(orderSchema.parse(message)).then(
    (load) => process.send?.(load),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
