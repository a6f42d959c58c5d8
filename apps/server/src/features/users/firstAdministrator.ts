// A district without people gets its first administrator through a link that the server prints, once.
import { createHash, randomBytes } from 'node:crypto';
import type { FirstAdministrator } from '@schooldog/contract/users';
import { problem } from '@schooldog/domain/kernel';
import { defaultCommunicationPreferences } from '@schooldog/domain/notifications';
import { defaultPermissions } from '@schooldog/domain/permissions';
import type { Services } from '../../platform/api/context.ts';
import { hashPassword } from '../../platform/identity/password.ts';
import { hasAnyUser, insertUserWithPassword, replaceVerification, takeVerification } from './store.ts';

const purpose = 'first-administrator';
const lifetimeMilliseconds = 24 * 60 * 60 * 1000;
const role = 'schooldog_master_admin';

/** Every start without people makes a new link; the one before stops working. */
export async function offerFirstAdministrator(services: Services): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await services.work({ userId: null }, ({ tx, now }) =>
    replaceVerification(tx, {
      id: services.makeId(),
      identifier: purpose,
      value: hashOf(token),
      expiresAt: new Date(now.getTime() + lifetimeMilliseconds),
    }),
  );
  return token;
}

export async function createFirstAdministrator(services: Services, input: FirstAdministrator): Promise<void> {
  await services.work({ userId: null }, async (work) => {
    // The link comes first: without it nobody can make the server work at a password.
    const isValid = await takeVerification(work.tx, purpose, hashOf(input.token), work.now);
    if (!isValid || (await hasAnyUser(work.tx))) throw problem('forbidden', 'setup.linkUsed');
    const passwordHash = await hashPassword(input.password);
    const id = services.makeId();
    await insertUserWithPassword(work.tx, {
      user: {
        id,
        firstName: input.firstName,
        lastName: input.lastName,
        email: input.email,
        emailVerified: true,
        role,
        isDistrictLevel: true,
        permissions: defaultPermissions(role, { roleSchoolIds: [], isDistrictLevel: true }),
        communicationPreferences: defaultCommunicationPreferences(),
      },
      accountId: services.makeId(),
      passwordHash,
    });
    await work.announce({ topic: 'users', id });
  });
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
