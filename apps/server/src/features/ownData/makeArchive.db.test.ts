// The job, with rows that change, processes that end and permissions that are revoked while it runs.
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { nowhere } from '@schooldog/domain/permissions';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { users } from '../../platform/identity/schema.ts';
import { aPerson, aSchool } from '../../testing/people.ts';
import { schools } from '../schools/schema.ts';
import { keepParts, partsOf, readParts } from './archive/parts.ts';
import { updateExport } from './store.ts';
import { ownDataFixture } from './testing/ownDataFixture.ts';

const { database, db, services, coordinator, school, start, make, stateOf, contentOf } =
  await ownDataFixture();
const { files } = services;

beforeAll(async () => {
  await services.jobs.start([], 'America/New_York');
});
beforeEach(async () => {
  await db.execute('delete from own_data_exports');
});

/** Runs when the snapshot was taken and nothing was written yet. */
const afterSnapshot = (run: () => Promise<void>) => ({
  files: {
    ...files,
    inScratchFolder: <Answer>(inFolder: (folder: string) => Promise<Answer>) =>
      files.inScratchFolder(async (folder) => {
        await run();
        return inFolder(folder);
      }),
  },
});
const failing = {
  files: { ...files, keepMade: () => Promise.reject(new Error('the process ended')) },
};

it('holds all tables as they were at one moment, whatever changes while it is made', async () => {
  const exportId = await start(coordinator);
  const changed = afterSnapshot(async () => {
    const late = await aSchool(database, 'Late Elementary');
    await aPerson(database, { role: 'principal', at: [late], firstName: 'Latecomer' });
    await db.update(schools).set({ name: 'Renamed Elementary' }).where(eq(schools.id, school.id));
  });
  await make(exportId, changed);
  const content = await contentOf(exportId);
  const text = ['csv/schools.csv', 'json/schools.ndjson', 'csv/users.csv', 'json/users.ndjson']
    .map((path) => content.get(path)?.toString())
    .join('\n');
  expect(text).toContain('Oak Hill Elementary');
  expect(text).not.toMatch(/Late Elementary|Renamed|Latecomer/);
});

it('begins again when its process ended, without leaving anything of the first attempt', async () => {
  const exportId = await start(coordinator);
  await expect(make(exportId, failing)).rejects.toThrow('the process ended');
  const leftover = Readable.from([randomBytes(100)]);
  await keepParts(services, { id: exportId, requestedByUserId: coordinator.id }, leftover, {
    signal: new AbortController().signal,
  });
  expect(await stateOf(exportId)).toMatchObject({ row: { status: 'generating' }, parts: [{ size: 100 }] });
  await make(exportId);
  const { row, parts } = await stateOf(exportId);
  expect(row?.status).toBe('ready');
  expect(parts.reduce((sum, { size }) => sum + size, 0)).toBe(row?.size);
});

it('fails after the last attempt, and then another one can be started', async () => {
  const exportId = await start(coordinator);
  await expect(make(exportId, failing, true)).rejects.toThrow('the process ended');
  expect(await stateOf(exportId)).toMatchObject({
    row: { status: 'failed', problem: 'ownData.failed' },
    parts: [],
  });
  await expect(start(coordinator)).resolves.toBeTypeOf('string');
});

it('leaves the work of another process alone', async () => {
  const exportId = await start(coordinator);
  let second: unknown;
  await make(
    exportId,
    afterSnapshot(async () => {
      second = await make(exportId).catch((error: unknown) => error);
    }),
  );
  expect(second).toMatchObject({ code: 'ownData.running' });
  expect((await stateOf(exportId)).row?.status).toBe('ready');
});

it('stops when it was canceled, and leaves nothing', async () => {
  const exportId = await start(coordinator);
  await make(
    exportId,
    afterSnapshot(async () => {
      await services.work({ userId: null }, ({ tx, now }) =>
        updateExport(tx, exportId, { status: 'cancelled', timeUpdated: now }),
      );
    }),
  );
  expect(await stateOf(exportId)).toMatchObject({ row: { status: 'cancelled' }, parts: [] });
});

it('is not made for a person who lost the right to any of it', async () => {
  for (const permission of ['manage district', 'todo eops'] as const) {
    const leaving = await aPerson(database, { role: 'district_safety_coordinator' });
    const exportId = await start(leaving);
    const [person] = await db.select().from(users).where(eq(users.id, leaving.id));
    const permissions = { ...person?.permissions, [permission]: nowhere };
    await db.update(users).set({ permissions }).where(eq(users.id, leaving.id));
    await make(exportId);
    expect(await stateOf(exportId)).toMatchObject({
      row: { status: 'failed', problem: 'ownData.notAllowed' },
      parts: [],
    });
  }
});

it('reads any stretch of bytes across parts', async () => {
  const exportId = await start(coordinator);
  const bytes = randomBytes(1000);
  const pieces = Readable.from([bytes.subarray(0, 333), bytes.subarray(333)]);
  const signal = new AbortController().signal;
  await keepParts(services, { id: exportId, requestedByUserId: coordinator.id }, pieces, {
    signal,
    bytes: 100,
  });
  const parts = await partsOf(services, db, exportId);
  expect(parts.map(({ size }) => size)).toEqual(Array.from({ length: 10 }, () => 100));
  for (const [first, last] of [
    [0, 999],
    [0, 0],
    [99, 100],
    [150, 749],
    [999, 999],
  ] as const) {
    const read = await buffer(readParts(services, parts, { first, last }));
    expect(read.equals(bytes.subarray(first, last + 1))).toBe(true);
  }
});
