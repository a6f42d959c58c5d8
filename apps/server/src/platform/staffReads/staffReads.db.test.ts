import { makeId } from '@schooldog/domain/kernel';
import { providerStaff } from '@schooldog/domain/permissions/testing';
import { desc } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { quietLog, testDatabase } from '../../testing/database.ts';
import { staffReads } from './schema.ts';
import { createStaffReadLog } from './staffReads.ts';

const database = await testDatabase();
const newLog = () =>
  createStaffReadLog({
    database,
    log: quietLog,
    clock: () => new Date(),
    makeId: () => makeId(randomBytes),
  });
const actor = { ...providerStaff, userId: makeId(randomBytes) };
const noFields = { input: () => ({}), count: () => null };

it('what was noted before a stop is written by it', async () => {
  const log = newLog();
  for (let time = 0; time < 2_500; time += 1) log.note(actor, { procedure: 'entries.getEntry', ...noFields });
  await log.stop();
  expect(await database.db.$count(staffReads)).toBe(2_500);
});

it('the pictures of one page share rows that name every one of them', async () => {
  await database.db.delete(staffReads);
  const log = newLog();
  const fileIds = Array.from({ length: 60 }, () => makeId(randomBytes));
  for (const fileId of fileIds) log.note(actor, { procedure: 'files.open', ...noFields, fileId });
  await log.stop();
  const rows = await database.db.select().from(staffReads).orderBy(desc(staffReads.count));
  expect(rows).toMatchObject([
    { procedure: 'files.open', input: { fileIds: fileIds.slice(0, 50) }, count: 50 },
    { procedure: 'files.open', input: { fileIds: fileIds.slice(50) }, count: 10 },
  ]);
});

it('while the database refuses, rows wait and are written later', async () => {
  await database.db.delete(staffReads);
  await database.pool.query('alter table staff_reads rename to staff_reads_away');
  const log = newLog();
  log.note(actor, { procedure: 'entries.getEntry', ...noFields });
  await log.stop();
  await database.pool.query('alter table staff_reads_away rename to staff_reads');
  await log.stop();
  expect(await database.db.$count(staffReads)).toBe(1);
});
