// The export worker, with crashed processes, cancellations and revoked permissions.
import { buffer } from 'node:stream/consumers';
import { nowhere } from '@schooldog/domain/permissions';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { newId } from '../../authorization/district.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { aPerson, aSchool } from '../../testing/people.ts';
import type { Services } from '../api/context.ts';
import { auditHistory } from '../audit/schema.ts';
import { users } from '../identity/schema.ts';
import { makeFile } from './makeFile.ts';
import { exportOwner, exports } from './schema.ts';
import { cancelExport } from './store.ts';
import { readCsv } from './testing/readCsv.ts';
import { testExport } from './testing/testExport.ts';

let app: TestApp;
let userId: string;

beforeAll(async () => {
  app = await testApp();
  // The queues of background jobs are created at start; they delete the bytes of removed files.
  await app.app.start();
  const school = await aSchool(app.database);
  userId = (await aPerson(app.database, { role: 'principal', at: [school] })).id;
});

function servicesWith(beforeRow?: (row: number) => Promise<void>): Services {
  return { ...app.app.services, exports: [testExport(beforeRow)] };
}

async function aRow(rows: number, changes: Partial<typeof exports.$inferInsert> = {}): Promise<string> {
  const row = {
    id: newId(),
    name: 'numbers',
    format: 'csv' as const,
    requestedByUserId: userId,
    query: { rows },
    title: '',
    language: 'en',
    fileName: 'Numbers.csv',
    status: 'generating' as const,
    total: rows,
    ...changes,
  };
  await app.database.db.insert(exports).values(row);
  return row.id;
}

async function stateOf(id: string) {
  const [row] = await app.database.db.select().from(exports).where(eq(exports.id, id));
  const { files } = app.app.services;
  const stored = await files.listOf(app.database.db, exportOwner, id);
  const [file] = stored;
  const content = file === undefined ? '' : (await buffer(await files.read(file))).toString().slice(1);
  return {
    status: row?.status,
    problem: row?.problem,
    rows: readCsv(content).length - 1,
    files: stored.length,
  };
}

const ready = (rows: number) => ({ status: 'ready', problem: null, rows, files: 1 });
const without = { rows: -1, files: 0 };

it('makes the file, and records its number of rows in the audit trail', async () => {
  const id = await aRow(3);
  await makeFile(servicesWith(), id, false);
  expect(await stateOf(id)).toEqual(ready(3));
  const audited = await app.database.db.select().from(auditHistory).where(eq(auditHistory.recordId, id));
  expect(audited).toMatchObject([{ recordType: 'export', field: 'rows', to: 3, userId }]);
});

it('is made again by another process when the first one dies half way', async () => {
  const id = await aRow(4);
  const { promise: halfWay, resolve: isHalfWay } = Promise.withResolvers<void>();
  const { promise: death, resolve: wakeTheDead } = Promise.withResolvers<void>();
  const dying = makeFile(
    servicesWith(async (row) => {
      if (row !== 3) return;
      isHalfWay();
      await death;
    }),
    id,
    false,
  );
  await halfWay;
  await makeFile(servicesWith(), id, false);
  expect(await stateOf(id)).toEqual(ready(4));
  // A process that was only delayed changes nothing afterwards, and deletes no file.
  wakeTheDead();
  await dying;
  expect(await stateOf(id)).toEqual(ready(4));
});

it('fails clearly after the last attempt, and may be retried before', async () => {
  const id = await aRow(2);
  const broken = servicesWith(() => Promise.reject(new Error('the disk is broken')));
  await expect(makeFile(broken, id, false)).rejects.toThrow('the disk is broken');
  expect(await stateOf(id)).toEqual({ status: 'generating', problem: null, ...without });
  await expect(makeFile(broken, id, true)).rejects.toThrow('the disk is broken');
  expect(await stateOf(id)).toEqual({ status: 'failed', problem: 'export.failed', ...without });
});

it('stops when it is cancelled, and leaves no file', async () => {
  const { work, database } = app.app.services;
  const cancel = (id: string) => work({ userId }, ({ tx, now }) => cancelExport(tx, id, now));
  const endless = await aRow(1_000_000_000);
  const made: number[] = [];
  await makeFile(
    servicesWith(async (row) => {
      made.push(row);
      if (row === 1) await cancel(endless);
    }),
    endless,
    false,
  );
  expect(await stateOf(endless)).toEqual({ status: 'cancelled', problem: null, ...without });

  const afterTheLastRow = await aRow(1);
  await makeFile(
    servicesWith(() => cancel(afterTheLastRow)),
    afterTheLastRow,
    false,
  );
  await expect
    .poll(() => stateOf(afterTheLastRow))
    .toEqual({ status: 'cancelled', problem: null, ...without });
  expect(await database.db.$count(exports, eq(exports.status, 'cancelled'))).toBe(2);
});

it('checks the permissions at the time when it is made', async () => {
  const person = await aPerson(app.database, { role: 'district_safety_coordinator' });
  const { db } = app.database;
  const outcome = async (change: Partial<typeof users.$inferInsert>) => {
    await db.update(users).set(change).where(eq(users.id, person.id));
    const id = await aRow(1, { requestedByUserId: person.id });
    await makeFile(servicesWith(), id, false);
    return stateOf(id);
  };
  expect(await outcome({ title: 'Coordinator' })).toEqual(ready(1));
  expect(await outcome({ permissions: { 'download entry reports': nowhere } })).toEqual({
    status: 'failed',
    problem: 'entry.downloadNotAllowed',
    ...without,
  });
  const disabled = { status: 'failed', problem: 'session.needed', ...without };
  expect(await outcome({ isDisabled: true })).toEqual(disabled);
});

it('fails when its definition is gone', async () => {
  const id = await aRow(1, { name: 'removed' });
  await makeFile(servicesWith(), id, false);
  expect(await stateOf(id)).toEqual({ status: 'failed', problem: 'export.notFound', ...without });
});

it('fails with the reason when it is larger than its format allows, as one by schedule can be', async () => {
  const id = await aRow(4, { format: 'pdf', fileName: 'Numbers.pdf' });
  await makeFile(servicesWith(), id, false);
  expect(await stateOf(id)).toEqual({ status: 'failed', problem: 'entry.tooManyForPdf', ...without });
});
