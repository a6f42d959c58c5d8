// A new user's first visit, from the invitation mail.
import type { Setup, SignInStep } from '@schooldog/contract/signIn';
import type { RequestContext } from '../../platform/api/context.ts';
import { mustBeGoodPassword } from '../../platform/identity/goodPassword.ts';
import { dropEntryLinks } from '../../platform/identity/links.ts';
import { savePassword } from '../../platform/identity/password.ts';
import { enter } from './enter.ts';
import { markEmailVerified, saveContact } from './store.ts';
import { withLink } from './withLink.ts';

const purpose = 'setup';
const contactFields = ['firstName', 'lastName', 'phoneNumber'] as const;

export function readSetup(context: RequestContext, token: string) {
  return withLink(context, { purpose, token }, async ({ person }) => ({
    email: person.email,
    firstName: person.firstName,
    lastName: person.lastName,
    phoneNumber: person.phoneNumber,
  }));
}

/** The password is set now; a second factor, where provider staff need one, comes next. */
export function completeSetup(context: RequestContext, input: Setup): Promise<SignInStep> {
  const { token, password, firstName, lastName, phoneNumber } = input;
  return withLink(context, { purpose, token }, async ({ person, spend }) => {
    mustBeGoodPassword(password, { firstName, lastName, email: person.email });
    const userId = person.id;
    const hash = await context.services.identity.passwords.hash(password);
    return enter(context, { userId, way: 'setup' }, async (work) => {
      await spend(work);
      const after = { firstName, lastName, phoneNumber };
      const account = await saveContact(work.tx, userId, after, work.now);
      await work.audit({
        recordType: 'user',
        recordId: userId,
        before: person,
        after,
        fields: contactFields,
      });
      if (account !== undefined) {
        const { firstName: first, lastName: last, phoneNumber: phone } = person;
        const before = { ...account, firstName: first, lastName: last, phoneNumber: phone };
        const { services } = context;
        await services.hooks.publish({ work, services }, 'account.changed', { before, after: account });
      }
      await markEmailVerified(work.tx, userId, work.now);
      await savePassword(work.tx, { userId, hash, now: work.now });
      await dropEntryLinks(work, userId);
      await work.announce({ topic: 'users', id: userId });
    });
  });
}
