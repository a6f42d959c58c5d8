// A test district for the authorization matrix: an own and a foreign school, and the people who call.
import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { auditHistory } from '../platform/audit/schema.ts';
import { createGate, type Gate } from '../platform/gate/gate.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { aPerson, aSchool, type TestPerson, type TestSchool } from '../testing/people.ts';
import { type CallerMakers, callersOf, newId } from './callers.ts';

export { type Caller, newId } from './callers.ts';

export type District = CallerMakers &
  Readonly<{
    app: TestApp;
    /** Concurrent calls, but no more than the database pool has connections for. */
    limiter: Gate;
    own: TestSchool;
    foreign: TestSchool;
    /** A district user who owns the records. */
    owner: TestPerson;
    exists(table: PgTable, where: SQL | undefined): Promise<boolean>;
    /** 1, 2, 3 … for values that must be unique. */
    nextNumber(): number;
    /** A change of a record, as the history of the record shows it. */
    addHistory(recordType: string, recordId: string): Promise<{ value: string }>;
    /** Whether a change to this value is in the history of any record. */
    hasHistory(value: string): Promise<boolean>;
  }>;

export async function authorizationDistrict(): Promise<District> {
  const app = await testApp();
  const { db } = app.database;
  const own = await aSchool(app.database, 'Own School');
  const foreign = await aSchool(app.database, 'Foreign School');
  const owner = await aPerson(app.database, { role: 'district_safety_coordinator', firstName: 'Owner' });
  let numbers = 0;

  const exists: District['exists'] = async (table, where) => (await db.$count(table, where)) > 0;

  return {
    app,
    limiter: createGate(4),
    own,
    foreign,
    owner,
    ...callersOf(app, own),
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
