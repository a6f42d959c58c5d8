// One row of the table of who may call what, and what the rows share.
import { randomBytes } from 'node:crypto';
import { ORPCError } from '@orpc/client';
import { makeId } from '@schooldog/domain/kernel';
import type { Role } from '@schooldog/domain/permissions';
import type { TestClient } from '../testing/app.ts';

export type Place = Readonly<{ schoolId: string }>;
/** Roles that get through; provider staff always do unless `staff` is false. */
export type Expectation = Readonly<{
  call(client: TestClient, place: Place): Promise<unknown>;
  open?: true;
  own?: readonly Role[] | 'everybody';
  foreign?: readonly Role[] | 'everybody';
  staff?: false;
  /** Closed to everybody while this feature is off. */
  feature?: 'enableWorkOrders' | 'enableEops';
}>;

export const newId = () => makeId(randomBytes);
export const nobody: readonly Role[] = [];

/** Past the permission there is no such record, which is how the sweep tells the two apart. */
export async function unlessMissing(attempt: Promise<unknown>): Promise<void> {
  await attempt.catch((error: unknown) => {
    if (!(error instanceof ORPCError) || error.status !== 404) throw error;
  });
}

/** For calls that fail past the permission for a reason of their own. */
export async function unlessRefused(code: string, attempt: Promise<unknown>): Promise<void> {
  await attempt.catch((error: unknown) => {
    if (!(error instanceof ORPCError) || error.code !== code) throw error;
  });
}
