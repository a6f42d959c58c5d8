// Everything that goes wrong leaves as a problem with a stable code; what was not foreseen leaves as `server.fault`
// and its details stay in the log.
import { Problem } from '@schooldog/domain/kernel';
import { isDatabaseAway, isDatabaseFull } from '../database/databaseFaults.ts';
import type { Log } from '../logging/log.ts';

export type SentProblem = Readonly<{ code: string; status: number; data: unknown }>;

export function problemOf(error: unknown, log: Log): SentProblem {
  if (error instanceof Problem) return error;
  if (isDatabaseAway(error))
    return { code: 'server.databaseAway', status: 503, data: { retryAfterSeconds: 2 } };
  if (isDatabaseFull(error)) return { code: 'server.noRoom', status: 503, data: { retryAfterSeconds: 30 } };
  log.error({ err: error }, 'a request failed');
  return { code: 'server.fault', status: 500, data: {} };
}
