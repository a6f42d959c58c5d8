// One's own way in, devices and factors; and the security log.
import { type Expectation, newId, nobody, unlessRefused } from './expectation.ts';

export const ownAccountExpectations: Readonly<Record<string, Expectation>> = {
  // These change only what is one's own, so past the door each fails for a reason of its own.
  'users.sendSignInCode': {
    own: 'everybody',
    foreign: 'everybody',
    call: (client) =>
      unlessRefused('factor.unknown', client.users.sendSignInCode({ factorId: newId(), humanCheck: 'none' })),
  },
  'users.verifySignIn': {
    own: 'everybody',
    foreign: 'everybody',
    call: (client) =>
      unlessRefused('signIn.notPending', client.users.verifySignIn({ kind: 'totp', code: '000000' })),
  },
  'users.reauthenticate': {
    own: 'everybody',
    foreign: 'everybody',
    call: (client) =>
      unlessRefused(
        'signIn.wrong',
        client.users.reauthenticate({ email: `${newId()}@nowhere.test`, password: 'wrong' }),
      ),
  },
  'users.verifyReauthentication': {
    own: 'everybody',
    foreign: 'everybody',
    call: (client) =>
      unlessRefused(
        'reauthenticate.notBegun',
        client.users.verifyReauthentication({ kind: 'totp', code: '000000' }),
      ),
  },
  'users.getFactors': { own: 'everybody', foreign: 'everybody', call: (client) => client.users.getFactors() },
  'users.beginPhoneEnrolment': {
    own: 'everybody',
    foreign: 'everybody',
    call: (client) =>
      unlessRefused(
        'factor.emailUnverified',
        client.users.beginPhoneEnrolment({ phoneNumber: '4785550100', humanCheck: 'none' }),
      ),
  },
  'users.finishPhoneEnrolment': {
    own: 'everybody',
    foreign: 'everybody',
    call: (client) =>
      unlessRefused('code.expired', client.users.finishPhoneEnrolment({ codeId: newId(), code: '000000' })),
  },
  'users.beginAppEnrolment': {
    own: 'everybody',
    foreign: 'everybody',
    call: (client) => unlessRefused('factor.emailUnverified', client.users.beginAppEnrolment()),
  },
  'users.finishAppEnrolment': {
    own: 'everybody',
    foreign: 'everybody',
    call: (client) =>
      unlessRefused(
        'code.expired',
        client.users.finishAppEnrolment({ enrolmentId: newId(), code: '000000' }),
      ),
  },
  'users.removeFactor': {
    own: 'everybody',
    foreign: 'everybody',
    call: (client) => unlessRefused('factor.unknown', client.users.removeFactor({ factorId: newId() })),
  },
  'users.makeRecoveryCodes': {
    own: 'everybody',
    foreign: 'everybody',
    call: (client) => unlessRefused('factor.none', client.users.makeRecoveryCodes()),
  },
  'users.changePassword': {
    own: 'everybody',
    foreign: 'everybody',
    call: (client) => client.users.changePassword({ password: `${newId()}${newId()}` }),
  },
  'users.listDevices': {
    own: 'everybody',
    foreign: 'everybody',
    call: (client) => client.users.listDevices(),
  },
  'users.signOutDevice': {
    own: 'everybody',
    foreign: 'everybody',
    call: (client) => unlessRefused('device.unknown', client.users.signOutDevice({ deviceId: newId() })),
  },
  'users.signOutOtherDevices': {
    own: 'everybody',
    foreign: 'everybody',
    call: (client) => client.users.signOutOtherDevices(),
  },
  'users.listSecurityEvents': {
    own: nobody,
    foreign: nobody,
    call: (client) => client.users.listSecurityEvents({}),
  },
};
