// Counts the round trips to PostgreSQL: what a server sends in one piece, through a proxy that forwards everything.
import { connect, createServer } from 'node:net';
import { openConnection } from './connection.ts';

export interface WireTap {
  readonly url: string;
  /** Round trips of one request, averaged over many sequential ones. */
  flightsOf(port: number, request: (number: number) => string): Promise<number>;
}

const warmRequests = 300;
const countedRequests = 200;

export async function startWireTap(stack: AsyncDisposableStack, databaseUrl: string): Promise<WireTap> {
  const target = new URL(databaseUrl);
  let flights = 0;
  const proxy = createServer({ noDelay: true }, (client) => {
    const upstream = connect({ host: target.hostname, port: Number(target.port), noDelay: true });
    client.on('data', (piece) => {
      flights += 1;
      upstream.write(piece);
    });
    upstream.pipe(client);
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
    client.on('error', () => upstream.destroy());
    upstream.on('error', () => client.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  stack.defer(() => void proxy.close());
  const address = proxy.address();
  if (typeof address !== 'object' || address === null) throw new Error('The proxy does not listen.');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(address.port);
  return {
    url: url.href,
    flightsOf: async (port, request) => {
      const connection = await openConnection(port);
      for (let number = 0; number < warmRequests; number += 1) await connection.send(request(number));
      const before = flights;
      for (let number = 0; number < countedRequests; number += 1) await connection.send(request(number));
      connection.close();
      return (flights - before) / countedRequests;
    },
  };
}
