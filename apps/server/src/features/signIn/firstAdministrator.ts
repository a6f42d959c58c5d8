// A district without users gets its first administrator through a one-time link that the server prints.
import type { FirstAdministrator } from '@schooldog/contract/signIn';
import { defaultCommunicationPreferences } from '@schooldog/domain/notifications';
import { defaultPermissions } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import type { Services } from '../../platform/api/context.ts';
import { mustBeGoodPassword } from '../../platform/identity/goodPassword.ts';
import { makeLink, takeLink } from '../../platform/identity/links.ts';
import { savePassword } from '../../platform/identity/password.ts';
import { hasAnyUser, insertUser } from './store.ts';

const purpose = 'firstAdministrator';
const role = 'schooldog_master_admin';

/** Every start without users creates a new link; the previous one stops working. */
export async function offerFirstAdministrator(services: Services): Promise<string> {
  return services.work({ userId: null }, (work) => makeLink(work, { purpose, userId: null }));
}

export async function createFirstAdministrator(services: Services, input: FirstAdministrator): Promise<void> {
  await services.work({ userId: null }, async (work) => {
    // The link comes first: without it no caller can make the server hash a password.
    const link = await takeLink(work, { purpose, token: input.token });
    if (link === null || (await hasAnyUser(work.tx))) throw problem('setup.linkUsed');
    mustBeGoodPassword(input.password, input);
    const hash = await services.identity.passwords.hash(input.password);
    const userId = services.makeId();
    await insertUser(work.tx, {
      id: userId,
      firstName: input.firstName,
      lastName: input.lastName,
      email: input.email,
      emailVerified: true,
      role,
      isDistrictLevel: true,
      permissions: defaultPermissions(role, { roleSchoolIds: [], isDistrictLevel: true }),
      communicationPreferences: defaultCommunicationPreferences(),
    });
    await savePassword(work.tx, { userId, hash, now: work.now });
    await work.announce({ topic: 'users', id: userId });
  });
}
