// Logs hold request ids, codes and counts, never user input, names, addresses or cookies.
import { destination, pino, type Logger } from 'pino';

export type Log = Logger;

/** Lines are written in batches, a few times a second at most, so that no request waits for the log. */
const written = { sync: false, minLength: 8192, periodicFlush: 250 } as const;

export function createLog(level: string): Log {
  const options = {
    level,
    base: null,
    redact: {
      paths: [
        'req.headers',
        'headers',
        'email',
        '*.email',
        'password',
        '*.password',
        'phone',
        '*.phone',
        'recipient',
        'token',
      ],
      remove: true,
    },
    serializers: {
      err: describeError,
      // What the web server itself may log. The line of the request has its route.
      req: (request: { id: string; method: string }) => ({ id: request.id, method: request.method }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
  };
  return pino(options, destination(written));
}

/** What failed and where, without the values of a failed query, which may be user input. */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const message = isDataException(code) ? 'a value was rejected' : error.message.split('\nparams:', 1)[0];
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? [];
  return {
    type: error.name,
    message,
    ...(code === undefined ? {} : { code }),
    stack: frames.slice(0, 12).join('\n'),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

/** PostgreSQL quotes the value itself in these: invalid input syntax for type integer: "…". */
function isDataException(code: string | undefined): boolean {
  return code !== undefined && /^22[0-9A-Z]{3}$/.test(code);
}
