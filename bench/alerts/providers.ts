// A mail server and a push service that hang, fail and come back. Both remember what they accepted, also where the
// sender did not wait for the answer.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export type Mode = 'works' | 'hangs' | 'fails';

/** How often each Message-ID or push topic was accepted. */
export type Accepted = ReadonlyMap<string, number>;

export interface Provider {
  readonly url: string;
  readonly accepted: Accepted;
  set(mode: Mode): void;
}

export async function startMail(stack: AsyncDisposableStack): Promise<Provider> {
  const gate = createGate();
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    logger: false,
    closeTimeout: 1,
    onData: (stream, _session, callback) => {
      void buffer(stream).then(async (source) => {
        const id = /^message-id:\s*<([^@>]+)/im.exec(source.toString())?.[1] ?? 'without an id';
        if (await gate.accepts(id)) callback();
        else callback(Object.assign(new Error('try again later'), { responseCode: 451 }));
      });
    },
  });
  // A killed client breaks its connections off.
  server.on('error', () => undefined);
  const listening = await new Promise<AddressInfo | string | null>((resolve) => {
    const socket = server.listen(0, '127.0.0.1', () => resolve(socket.address()));
  });
  stack.defer(() => new Promise<void>((resolve) => server.close(resolve)));
  return { url: `smtp://127.0.0.1:${portOf(listening)}`, accepted: gate.accepted, set: gate.set };
}

export async function startPush(stack: AsyncDisposableStack): Promise<Provider> {
  const gate = createGate();
  const server = createServer((request, response) => {
    const topic = request.headers['topic'];
    void buffer(request).then(
      async () => {
        const isAccepted = await gate.accepts(typeof topic === 'string' ? topic : 'without a topic');
        response.writeHead(isAccepted ? 201 : 503).end();
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stack.defer(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${portOf(server.address())}`, accepted: gate.accepted, set: gate.set };
}

function createGate() {
  const accepted = new Map<string, number>();
  const now: { mode: Mode; change: PromiseWithResolvers<void> } = {
    mode: 'works',
    change: Promise.withResolvers<void>(),
  };
  return {
    accepted,
    set: (next: Mode) => {
      now.mode = next;
      now.change.resolve();
      now.change = Promise.withResolvers<void>();
    },
    accepts: async (id: string): Promise<boolean> => {
      while (now.mode === 'hangs') await now.change.promise;
      if (now.mode === 'fails') return false;
      accepted.set(id, (accepted.get(id) ?? 0) + 1);
      return true;
    },
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (typeof address !== 'object' || address === null) throw new Error('There is no port.');
  return address.port;
}
