import type { Session } from '@schooldog/contract/account';
import { appSettingsOf } from '@schooldog/domain/settings';
import { takesPlaceOnTuesday, tuesdayMorning } from '@schooldog/domain/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { someone } from '../../testing/someone.ts';
import { markActive } from './activity.ts';
import { cachedSession, keepSession, markSessionUnsure, scopeOfEnd, storedSession } from './cachedSession.ts';

takesPlaceOnTuesday();

const principal = someone('principal');
const now = tuesdayMorning;
const days = (count: number) => new Date(now.getTime() + count * 24 * 60 * 60 * 1000);

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

function aSession(facts: Partial<Session> = {}): Session {
  return {
    user: principal,
    pending: null,
    app: appSettingsOf({}),
    signedInAt: now.toISOString(),
    expiresAt: days(30).toISOString(),
    ...facts,
  };
}

function keep(facts: Partial<Session> = {}): void {
  keepSession(aSession({ expiresAt: days(30).toISOString(), ...facts }));
}

it('starts the app until the session expires on the server', () => {
  keep({ expiresAt: days(3).toISOString() });
  expect(cachedSession(days(2))?.user?.id).toBe(principal.id);
  expect(cachedSession(days(3))).toBeNull();
});

it('ends 30 days after the sign-in where an older version stored no end', () => {
  keep({ expiresAt: null });
  expect(cachedSession(days(29))).not.toBeNull();
  expect(cachedSession(days(30))).toBeNull();
});

it('ends after a day without activity for users who are signed out automatically', () => {
  markActive(now);
  keep();
  expect(cachedSession(days(2))).not.toBeNull();
  keep({ user: { ...principal, autoSignOut: true } });
  expect(cachedSession(days(0.9))).not.toBeNull();
  expect(cachedSession(days(1))).toBeNull();
});

it('is not used after a sign-in whose user is not known yet', () => {
  keep();
  markSessionUnsure();
  expect(cachedSession(now)).toBeNull();
  expect(storedSession()).not.toBeNull();
  keep();
  expect(cachedSession(now)).not.toBeNull();
});

it('drafts are deleted with a session that was ended, and survive every other end', () => {
  const ended = aSession();
  const noSession = aSession({ user: null, signedInAt: null, expiresAt: null });
  expect(scopeOfEnd(ended)).toBe('drafts');
  expect(scopeOfEnd(ended, noSession)).toBe('drafts');
  // Idle for the server, while its user worked offline.
  expect(scopeOfEnd(ended, { ...noSession, hasRunOut: true })).toBe('cache');
  expect(scopeOfEnd(aSession({ expiresAt: now.toISOString() }), noSession)).toBe('cache');
  expect(scopeOfEnd(ended, aSession({ user: someone('educator') }))).toBe('cache');
  const pending = {
    step: 'verify',
    factors: [],
    hasRecoveryCodes: false,
    expiresAt: now.toISOString(),
  } as const;
  expect(scopeOfEnd(ended, { ...noSession, pending: { ...pending, factors: [] } })).toBe('cache');
});
