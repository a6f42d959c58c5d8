// One HTTP connection that stays open, as lean as possible: on a machine with two cores a heavier client would be
// measured instead of the server.
import { connect } from 'node:net';

interface Reply {
  readonly status: number;
  /** The server closes the connection after this answer. */
  readonly isLast: boolean;
}

export interface Connection {
  /** Sends a whole request. Rejects when the connection ends before the whole answer is there. */
  send(request: string): Promise<Reply>;
  isOpen(): boolean;
  close(): void;
}

interface Waiting {
  resolve(reply: Reply): void;
  reject(error: Error): void;
}

/** Rejects when the server takes no new connection. */
export function openConnection(port: number): Promise<Connection> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port, noDelay: true });
    let received: Buffer = Buffer.alloc(0);
    let waiting: Waiting | undefined;
    let isOpen = true;

    const lose = (error: Error) => {
      isOpen = false;
      waiting?.reject(error);
      waiting = undefined;
      reject(error);
    };
    socket.on('error', lose);
    socket.on('close', () => lose(new Error('The connection was closed.')));
    socket.on('end', () => {
      isOpen = false;
    });
    socket.on('data', (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const reply = wholeReply(received);
      if (reply === undefined) return;
      received = Buffer.alloc(0);
      const done = waiting;
      waiting = undefined;
      done?.resolve(reply);
    });
    socket.once('connect', () =>
      resolve({
        send: (request) =>
          new Promise<Reply>((answered, failed) => {
            waiting = { resolve: answered, reject: failed };
            if (!isOpen) return lose(new Error('The connection was closed.'));
            socket.write(request);
          }),
        isOpen: () => isOpen,
        close: () => socket.destroy(),
      }),
    );
  });
}

const headerEnd = Buffer.from('\r\n\r\n');
const lastChunk = Buffer.from('0\r\n\r\n');

function wholeReply(received: Buffer): Reply | undefined {
  const end = received.indexOf(headerEnd);
  if (end === -1) return undefined;
  const head = received.toString('latin1', 0, end);
  const bodyBegin = end + headerEnd.length;
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  const isWhole =
    length === undefined
      ? received.subarray(bodyBegin).subarray(-lastChunk.length).equals(lastChunk)
      : received.length >= bodyBegin + Number(length);
  if (!isWhole) return undefined;
  return { status: Number(head.slice(9, 12)), isLast: /\r\nconnection: close/i.test(head) };
}
