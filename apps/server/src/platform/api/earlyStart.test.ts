import { describe, expect, it } from 'vitest';
import { openWorkOrderRules } from '@schooldog/domain/permissions';
import { appSettingsOf } from '@schooldog/domain/settings';
import type { ReadSession, SignedIn } from '../identity/session.ts';
import { type CallSession, startEarly } from './earlyStart.ts';

const time = new Date('2026-01-01T00:00:00Z');
const aSession = (firstName: string): SignedIn => ({
  actor: {
    userId: 'u',
    role: 'principal',
    isDistrictLevel: false,
    roleSchoolIds: [],
    isSchoolDogStaff: false,
    isDisabled: false,
    isPrimarilyTaskUser: false,
    permissions: {},
    features: { enableWorkOrders: true, enableEops: true },
    workOrderRules: openWorkOrderRules,
  },
  app: appSettingsOf({}),
  settingsVersions: {},
  session: { id: 's', timeCreated: time, timeAuthenticated: time, expiresAt: time },
  profile: {
    firstName,
    lastName: '',
    email: '',
    emailVerified: true,
    title: '',
    alwaysShowTakePicture: false,
    phoneNumber: null,
    language: null,
    autoSignOut: false,
    dashboardOrder: [],
  },
});
const cached = aSession('cached');
const other = aSession('other');
const nameOf = ({ signedIn }: CallSession) => signedIn?.profile.firstName ?? 'no session';

function aCheck() {
  const { promise, resolve, reject } = Promise.withResolvers<ReadSession>();
  return {
    check: { cached, checked: promise },
    found: (signedIn: SignedIn | null) => resolve({ signedIn, pending: null }),
    reject,
  };
}

describe('a call that starts with the cached session', () => {
  it('answers only after the check', async () => {
    const { check, found } = aCheck();
    const order: string[] = [];
    const answer = startEarly(check, async (session) => {
      order.push('ran');
      return nameOf(session);
    }).then((name) => order.push(`answered ${name}`));
    await Promise.resolve();
    order.push('checked');
    found(cached);
    await answer;
    expect(order).toEqual(['ran', 'checked', 'answered cached']);
  });

  it('runs again when the check finds another session, whatever the first run returned', async () => {
    for (const found of [other, null]) {
      for (const first of [() => Promise.resolve('old'), () => Promise.reject(new Error('old'))]) {
        const { check, found: answer } = aCheck();
        const ran: string[] = [];
        const result = startEarly(check, async (session) => {
          ran.push(nameOf(session));
          return ran.length === 1 ? first() : nameOf(session);
        });
        answer(found);
        expect(await result).toBe(found === null ? 'no session' : 'other');
        expect(ran).toEqual(['cached', found === null ? 'no session' : 'other']);
      }
    }
  });

  it('stops a command before it commits when the check finds another session', async () => {
    const { check, found } = aCheck();
    const committed: string[] = [];
    const result = startEarly(check, async (session) => {
      await session.sessionConfirmed();
      committed.push(nameOf(session));
      return nameOf(session);
    });
    found(other);
    expect(await result).toBe('other');
    expect(committed).toEqual(['other']);
  });

  it('holds back its own error until the check is done, and fails with the check', async () => {
    const { check, found } = aCheck();
    const failing = startEarly(check, () => Promise.reject(new Error('own')));
    found(cached);
    await expect(failing).rejects.toThrow('own');
    const away = aCheck();
    const waiting = startEarly(away.check, async () => 'answer');
    away.reject(new Error('away'));
    await expect(waiting).rejects.toThrow('away');
  });
});
