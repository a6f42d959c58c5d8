import { refusalOf } from '../platform/api/problem.ts';

/** Bad address, not allowed, not found. */
const missingStatuses = new Set([400, 403, 404]);

/** The server answered that there is nothing to show to this user, so a retry does not help. */
export function isMissing({ isError, error }: Readonly<{ isError: boolean; error: unknown }>): boolean {
  return isError && missingStatuses.has(refusalOf(error).status);
}
