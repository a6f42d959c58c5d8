import { Problem } from '@schooldog/domain/kernel';
import { problem } from '@schooldog/domain/problems';

const fullCodes = new Set(['ENOSPC', 'EDQUOT', 'QuotaExceeded', 'XMinioStorageFull', 'InsufficientStorage']);

/** True when a disk or a bucket has no room left, at any depth of the error. */
export function isNoRoom(error: unknown): boolean {
  return causes(error).some(
    (cause) =>
      fullCodes.has(codeOf(cause)) || fullCodes.has(cause.name) || /no space left/i.test(cause.message),
  );
}

export function isMissing(error: unknown): boolean {
  return causes(error).some((cause) => codeOf(cause) === 'ENOENT' || cause.name === 'NoSuchKey');
}

/** The problem when files cannot be stored or read: nothing was lost, and the request may be retried. */
export function storageProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  return isNoRoom(error)
    ? problem('server.noRoom', { retryAfterSeconds: 30 })
    : problem('server.storageAway', { retryAfterSeconds: 5 });
}

function causes(error: unknown): Error[] {
  const found: Error[] = [];
  for (let current = error; current instanceof Error && !found.includes(current); current = current.cause) {
    found.push(current);
  }
  return found;
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
