// Finds a free port for PostgreSQL on this machine.
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the range of ephemeral ports: an outgoing connection could otherwise occupy the port of a database
 * that is being restarted.
 */
const lowest = 15_000;
const above = 32_000;

export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(lowest, above);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ host: '127.0.0.1', port, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
