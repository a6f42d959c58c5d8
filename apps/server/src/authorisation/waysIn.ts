// The ways in are open to everybody, and each refuses what its own tests say: here it is only seen that no session is
// asked for, and none is in the way.
import { type Expectation, newId, unlessRefused } from './expectation.ts';

const token = 'x'.repeat(43);
const password = 'gravel under the bridge';
const address = () => ({ email: `${newId()}@nowhere.test`, humanCheck: 'unsolved' });

export const waysInExpectations: Readonly<Record<string, Expectation>> = {
  'users.listSignInProviders': { open: true, call: (client) => client.users.listSignInProviders() },
  'users.getHumanCheck': { open: true, call: (client) => client.users.getHumanCheck() },
  'users.signIn': {
    open: true,
    call: (client) =>
      unlessRefused('signIn.wrong', client.users.signIn({ email: `${newId()}@nowhere.test`, password })),
  },
  'users.requestSignInLink': {
    open: true,
    call: (client) => unlessRefused('humanCheck.failed', client.users.requestSignInLink(address())),
  },
  'users.requestPasswordReset': {
    open: true,
    call: (client) => unlessRefused('humanCheck.failed', client.users.requestPasswordReset(address())),
  },
  'users.useSignInLink': {
    open: true,
    call: (client) => unlessLinkRefused(client.users.useSignInLink({ email: 'a@b.cd', token })),
  },
  'users.setPassword': {
    open: true,
    call: (client) => unlessLinkRefused(client.users.setPassword({ token, password })),
  },
  'users.getSetup': { open: true, call: (client) => unlessLinkRefused(client.users.getSetup({ token })) },
  'users.completeSetup': {
    open: true,
    call: (client) =>
      unlessLinkRefused(
        client.users.completeSetup({ token, password, firstName: 'A', lastName: 'B', phoneNumber: null }),
      ),
  },
  'users.verifyEmail': {
    open: true,
    call: (client) => unlessLinkRefused(client.users.verifyEmail({ token })),
  },
  'users.revertSecondFactor': {
    open: true,
    call: (client) => unlessLinkRefused(client.users.revertSecondFactor({ token })),
  },
};

/** The sweep knocks so often from one address that the limit on links answers, too. */
function unlessLinkRefused(attempt: Promise<unknown>): Promise<void> {
  return unlessRefused('link.tooMany', unlessRefused('link.invalid', attempt));
}
