// A link that breaks every few seconds: all connections through it end at once, in the middle of a transfer.
import { connect, createServer, type Socket } from 'node:net';

export interface DroppingLink {
  readonly port: number;
  readonly drops: () => number;
}

export async function startDroppingLink(
  stack: AsyncDisposableStack,
  targetPort: number,
  everyMilliseconds: number,
): Promise<DroppingLink> {
  const sockets = new Set<Socket>();
  let drops = 0;
  const server = createServer((near) => {
    const far = connect({ host: '127.0.0.1', port: targetPort });
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far);
    far.pipe(near);
  });
  const timer = setInterval(() => {
    drops += 1;
    for (const socket of sockets) socket.destroy();
  }, everyMilliseconds);
  stack.defer(() => {
    clearInterval(timer);
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The link has no port.');
  return { port: address.port, drops: () => drops };
}
