// The people who call in the authorization matrix, each with a session and an address of their own.
import { randomBytes } from 'node:crypto';
import type { SecondFactorState } from '@schooldog/domain/account';
import { makeId } from '@schooldog/domain/kernel';
import { roles } from '@schooldog/domain/permissions';
import { sessions, users } from '../platform/identity/schema.ts';
import { hashOfToken, newToken } from '../platform/identity/tokens.ts';
import type { TestApp, TestClient } from '../testing/app.ts';
import { type PersonFacts, personRow, providerStaff, type TestSchool } from '../testing/people.ts';
import type { Column } from './columns.ts';

export const newId = () => makeId(randomBytes);

export type SignInState = 'signedIn' | 'verify' | 'enrol' | 'ended' | 'disabled' | 'none';
export type Caller = Readonly<{
  id: string;
  email: string;
  sessionId: string;
  state: SignInState;
  client: TestClient;
}>;

/** One caller per role, and provider staff. */
export type Callers = ReadonlyMap<Column, Caller>;

export type CallerMakers = Readonly<{
  /** The same people each time, for calls whose record has nothing to do with them. */
  sharedCallers(state: SignInState): Promise<Callers>;
  /** People without calls and records, the same ones until they are taken. */
  unusedCallers(state: SignInState): Promise<Callers>;
  takeUnused(state: SignInState): void;
  /** A new caller who could do anything if they were signed in. */
  caller(state: SignInState): Promise<Caller>;
  /** The same one each time. */
  sharedCaller(state: SignInState): Promise<Caller>;
}>;

const secondFactorOf: Readonly<Record<SignInState, SecondFactorState>> = {
  signedIn: 'notNeeded',
  verify: 'needed',
  enrol: 'enrolment',
  ended: 'notNeeded',
  disabled: 'notNeeded',
  none: 'notNeeded',
};

export function callersOf(app: TestApp, own: TestSchool): CallerMakers {
  const { db } = app.database;
  let made = 0;

  const makeCallers = async (people: readonly PersonFacts[], state: SignInState): Promise<Caller[]> => {
    const rows = people.map((facts) => personRow({ ...facts, isDisabled: state === 'disabled' }));
    const tokens = rows.map(() => newToken());
    const expiresAt = new Date(Date.now() + (state === 'ended' ? -1000 : 3_600_000));
    const ofPeople = rows.map(({ id }, at) => ({
      id: newId(),
      userId: id,
      tokenHash: hashOfToken(tokens[at] ?? ''),
      expiresAt,
      secondFactor: secondFactorOf[state],
    }));
    await db.insert(users).values(rows);
    await db.insert(sessions).values(ofPeople);
    return rows.map(({ id, email }, at) => {
      made += 1;
      const address = `10.${(made >> 16) & 255}.${(made >> 8) & 255}.${made & 255}`;
      const cookie = state === 'none' ? undefined : `schooldog.session_token=${tokens[at]}`;
      const sessionId = ofPeople[at]?.id ?? '';
      return { id, email, sessionId, state, client: app.clientWith(cookie, address) };
    });
  };

  const newCallers = async (state: SignInState): Promise<Callers> => {
    const callerRoles = [...roles.map((role) => ({ role, at: [own] })), providerStaff];
    const callers = await makeCallers(callerRoles, state);
    const named: readonly Column[] = [...roles, 'staff'];
    return new Map(callers.flatMap((caller, at) => (named[at] === undefined ? [] : [[named[at], caller]])));
  };
  const newCaller = async (state: SignInState): Promise<Caller> => {
    const [caller] = await makeCallers([{ role: 'schooldog_master_admin' }], state);
    if (caller === undefined) throw new Error('one person makes one caller');
    return caller;
  };

  const unused = kept(newCallers);
  return {
    sharedCallers: kept(newCallers).get,
    unusedCallers: unused.get,
    takeUnused: unused.forget,
    caller: newCaller,
    sharedCaller: kept(newCaller).get,
  };
}

/** Makes people once per state, and again when those were forgotten. */
function kept<Made>(make: (state: SignInState) => Promise<Made>) {
  const known = new Map<SignInState, Promise<Made>>();
  return {
    get: (state: SignInState): Promise<Made> => {
      const made = known.get(state) ?? make(state);
      known.set(state, made);
      return made;
    },
    forget: (state: SignInState) => void known.delete(state),
  };
}
