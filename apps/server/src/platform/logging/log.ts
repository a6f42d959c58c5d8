// Logs hold request ids, codes and counts, never what people typed, their names, addresses or cookies.
import { pino, type Logger } from 'pino';

export type Log = Logger;

export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    redact: {
      paths: ['req.headers', 'headers', 'email', '*.email', 'password', '*.password', 'phone', '*.phone', 'recipient', 'token'],
      remove: true,
    },
    serializers: {
      // The path without its query, because links carry codes there.
      req: (request: { id: string; method: string; url: string }) => ({
        id: request.id,
        method: request.method,
        path: request.url.split('?', 1)[0],
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
  });
}
