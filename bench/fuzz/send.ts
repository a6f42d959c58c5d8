import { Agent, request as httpRequest } from 'node:http';
import type { FuzzRequest } from './request.ts';

interface FuzzAnswer {
  /** 0 when the connection ended without an answer. */
  readonly status: number;
  readonly text: string;
}

const patience = 30_000;
/** Streams of live updates do not end by themselves. */
const streamMilliseconds = 20;

export function createSender(url: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(url);
  const send = ({ method, path, headers, body }: FuzzRequest) =>
    new Promise<FuzzAnswer>((resolve) => {
      const outgoing = httpRequest({ agent, hostname, port, method, path, headers, timeout: patience });
      const lost = () => resolve({ status: 0, text: '' });
      outgoing.on('error', lost);
      outgoing.on('timeout', () => outgoing.destroy(new Error('no answer')));
      outgoing.on('response', (incoming) => {
        const status = incoming.statusCode ?? 0;
        const parts: Buffer[] = [];
        const finish = () => resolve({ status, text: Buffer.concat(parts).toString('utf8') });
        incoming.on('data', (part: Buffer) => parts.push(part));
        incoming.on('end', finish);
        incoming.on('error', finish);
        incoming.on('aborted', finish);
        if (incoming.headers['content-type']?.startsWith('text/event-stream') === true) {
          setTimeout(() => incoming.destroy(), streamMilliseconds);
        }
      });
      outgoing.end(body);
    });
  return { send, close: () => agent.destroy() };
}
