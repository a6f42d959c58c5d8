// A test district for the authorization matrix: an own and a foreign school, and new people for every line.
import { randomBytes } from 'node:crypto';
import type { SecondFactorState } from '@schooldog/domain/account';
import { makeId } from '@schooldog/domain/kernel';
import { roles } from '@schooldog/domain/permissions';
import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { auditHistory } from '../platform/audit/schema.ts';
import { createGate, type Gate } from '../platform/gate/gate.ts';
import { sessions, users } from '../platform/identity/schema.ts';
import { hashOfToken, newToken } from '../platform/identity/tokens.ts';
import { testApp, type TestApp, type TestClient } from '../testing/app.ts';
import {
  aPerson,
  aSchool,
  personRow,
  providerStaff,
  type PersonFacts,
  type TestPerson,
  type TestSchool,
} from '../testing/people.ts';
import type { Column } from './columns.ts';

export const newId = () => makeId(randomBytes);

type SignInState = 'signedIn' | 'verify' | 'enrol' | 'ended' | 'disabled' | 'none';
export type Caller = Readonly<{
  id: string;
  email: string;
  sessionId: string;
  state: SignInState;
  client: TestClient;
}>;

export type District = Readonly<{
  app: TestApp;
  /** Concurrent calls, but no more than the database pool has connections for. */
  limiter: Gate;
  own: TestSchool;
  foreign: TestSchool;
  /** A district user who owns the records. */
  owner: TestPerson;
  /** One caller per role, and provider staff. */
  callers(state: SignInState): Promise<ReadonlyMap<Column, Caller>>;
  /** A caller who could do anything if they were signed in. */
  caller(state: SignInState): Promise<Caller>;
  exists(table: PgTable, where: SQL | undefined): Promise<boolean>;
  /** 1, 2, 3 … for values that must be unique. */
  nextNumber(): number;
  /** A change of a record, as the history of the record shows it. */
  addHistory(recordType: string, recordId: string): Promise<{ value: string }>;
  /** Whether a change to this value is in the history of any record. */
  hasHistory(value: string): Promise<boolean>;
}>;

const secondFactorOf: Readonly<Record<SignInState, SecondFactorState>> = {
  signedIn: 'notNeeded',
  verify: 'needed',
  enrol: 'enrolment',
  ended: 'notNeeded',
  disabled: 'notNeeded',
  none: 'notNeeded',
};

export async function authorizationDistrict(): Promise<District> {
  const app = await testApp();
  const { db } = app.database;
  const own = await aSchool(app.database, 'Own School');
  const foreign = await aSchool(app.database, 'Foreign School');
  const owner = await aPerson(app.database, { role: 'district_safety_coordinator', firstName: 'Owner' });
  let made = 0;
  let numbers = 0;

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

  const exists: District['exists'] = async (table, where) => (await db.$count(table, where)) > 0;

  return {
    app,
    limiter: createGate(4),
    own,
    foreign,
    owner,
    callers: async (state) => {
      const callerRoles = [...roles.map((role) => ({ role, at: [own] })), providerStaff];
      const callers = await makeCallers(callerRoles, state);
      const named: readonly Column[] = [...roles, 'staff'];
      return new Map(callers.flatMap((caller, at) => (named[at] === undefined ? [] : [[named[at], caller]])));
    },
    caller: async (state) => {
      const [caller] = await makeCallers([{ role: 'schooldog_master_admin' }], state);
      if (caller === undefined) throw new Error('one person makes one caller');
      return caller;
    },
    exists,
    nextNumber: () => {
      numbers += 1;
      return numbers;
    },
    addHistory: async (recordType, recordId) => {
      const value = newId();
      const change = { recordType, recordId, field: 'name', from: null, to: value, userId: owner.id };
      await db.insert(auditHistory).values({ ...change, time: new Date() });
      return { value };
    },
    hasHistory: (value) => exists(auditHistory, sql`${auditHistory.to}::text like ${`%${value}%`}`),
  };
}
