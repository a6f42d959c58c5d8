// One row of the table of who may call what, and what the rows share.
import { randomBytes } from 'node:crypto';
import { ORPCError } from '@orpc/client';
import { makeId } from '@schooldog/domain/kernel';
import type { Role } from '@schooldog/domain/permissions';
import type { TestClient } from '../testing/app.ts';
import type { TestPlace } from '../testing/places.ts';

export type Place = TestPlace &
  Readonly<{
    /** An entry there, logged by somebody of the district. */
    entryId: string;
    /** One more of the kind, for calls that use it up. */
    makeEntry(): Promise<string>;
  }>;
/** Roles that get through; provider staff always do unless `staff` is false. */
export type Expectation = Readonly<{
  call(client: TestClient, place: Place): Promise<unknown>;
  open?: true;
  own?: readonly Role[] | 'everybody';
  foreign?: readonly Role[] | 'everybody';
  /** Who sees the record there. To the others it is as if it were not there, also where they could not change it. */
  seenBy?: Readonly<{ own: readonly Role[]; foreign: readonly Role[] }>;
  staff?: false;
  /** Closed to everybody while this feature is off. */
  feature?: 'enableWorkOrders' | 'enableEops';
  /** For what some reach only through a feature: who still gets through at their own school while all are off. */
  withFeaturesOff?: readonly Role[];
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
