// Everything that goes wrong leaves as a problem with a stable code; what nobody foresaw leaves as `server.fault`
// and its details stay in the log.
import { Problem } from '@schooldog/domain/kernel';
import { ORPCError, ValidationError } from '@orpc/server';
import { isDatabaseAway, isDatabaseFull } from '../database/database.ts';
import type { Log } from '../logging/log.ts';

export function problemOf(error: unknown, log: Log): ORPCError<string, unknown> {
  if (error instanceof Problem) return asError(error.code, error.status, error.data);
  if (error instanceof ORPCError)
    return clientFault({ code: String(error.code), status: error.status, cause: error.cause }, log);
  if (isDatabaseAway(error)) return asError('server.databaseAway', 503, { retryAfterSeconds: 2 });
  if (isDatabaseFull(error)) return asError('server.noRoom', 503, { retryAfterSeconds: 30 });
  log.error({ err: error }, 'a request failed');
  return asError('server.fault', 500, {});
}

type LibraryError = Readonly<{ code: string; status: number; cause: unknown }>;

function clientFault({ code, status, cause }: LibraryError, log: Log): ORPCError<string, unknown> {
  if (cause instanceof ValidationError && status === 400) {
    const issues = cause.issues.map(({ path, message }) => ({
      path: (path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)),
      message,
    }));
    return asError('input.invalid', 400, { issues });
  }
  if (status < 500) return asError(code, status, {});
  log.error({ err: cause }, 'a request failed');
  return asError('server.fault', 500, {});
}

function asError(code: string, status: number, data: unknown): ORPCError<string, unknown> {
  return new ORPCError(code, { status, message: code, data });
}
