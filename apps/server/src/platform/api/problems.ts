// Every error leaves as a problem with a stable code; an unexpected one leaves as `server.fault`, with its details
// only in the log.
import { Problem } from '@schooldog/domain/kernel';
import { problem } from '@schooldog/domain/problems';
import { isDatabaseAway, isDatabaseFull } from '../database/databaseFaults.ts';
import type { Log } from '../logging/log.ts';

export function problemOf(error: unknown, log: Log): Problem {
  if (error instanceof Problem) return error;
  if (isDatabaseAway(error)) return problem('server.databaseAway', { retryAfterSeconds: 2 });
  if (isDatabaseFull(error)) return problem('server.noRoom', { retryAfterSeconds: 30 });
  log.error({ err: error }, 'a request failed');
  return problem('server.fault');
}
