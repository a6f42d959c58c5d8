import { sql } from 'drizzle-orm';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { emptyDatabase, quietLog, testDatabase } from '../../testing/database.ts';
import { connectDatabase } from '../database/database.ts';
import { storageOf, tempFolder } from '../files/testing/storages.ts';
import { createJobs, defineJob, worker } from '../jobs/jobs.ts';
import { makeBackup } from './backup.ts';
import { holdQueuedWork, releaseHeldWork } from './heldWork.ts';
import { restoreBackup } from './restore.ts';
import { rowsOf, withClient } from './testing/databaseContents.ts';

const send = defineJob({ name: 'messages.mail', data: z.object({ to: z.string() }) });
const migrationsFolder = join(import.meta.dirname, '../../../migrations');

it('jobs queued at the time of the backup start once released, and later jobs at once', async () => {
  const database = await testDatabase();
  const jobs = createJobs({ database, log: quietLog });
  await jobs.start([], 'America/New_York');
  await database.db.execute(
    sql`select jobs.create_queue('messages.mail', '{"policy": "standard", "retryLimit": 2, "retryDelay": 0,
      "retryBackoff": false, "expireInSeconds": 900, "retentionSeconds": 1209600, "deletionSeconds": 604800,
      "partition": false}'::jsonb)`,
  );
  await database.inTransaction((_tx, defer) =>
    jobs.enqueueAll((statement) => defer({ statement, explain: undefined }), send, [
      { to: 'ada' },
      { to: 'bo' },
    ]),
  );
  await database.db.execute(sql`update jobs.job set state = 'active' where data ->> 'to' = 'bo'`);
  await jobs.stop();

  const dataDir = await tempFolder();
  const storage = await storageOf('folder', dataDir);
  const path = join(dataDir, 'queue.backup');
  const url = await emptyDatabase();
  await makeBackup({ url: database.url, storage, path, now: new Date() });
  const { held } = await restoreBackup({ url, storage, path, dataDir, migrationsFolder, replace: false });
  expect(held).toBe(2);

  const target = connectDatabase({ url, poolSize: 2, log: quietLog });
  const restored = createJobs({ database: target, log: quietLog });
  const sent: string[] = [];
  await restored.start([worker(send, async ({ to }) => void sent.push(to))], 'America/New_York');
  await target.inTransaction((_tx, defer) =>
    restored.enqueue((statement) => defer({ statement, explain: undefined }), send, { to: 'cy' }),
  );
  await expect.poll(() => sent).toEqual(['cy']);
  expect(
    await rowsOf(
      url,
      `select state from jobs.job where start_after > now() + interval '1 year' order by state`,
    ),
  ).toEqual([{ state: 'created' }, { state: 'retry' }]);

  expect(await withClient(url, releaseHeldWork)).toBe(2);
  expect(await withClient(url, releaseHeldWork)).toBe(0);
  await expect.poll(() => sent.toSorted()).toEqual(['ada', 'bo', 'cy']);
  await restored.stop();
  await target.close();
});

it('a job that is due later keeps its time, however often it is backed up and restored before its release', async () => {
  const database = await testDatabase();
  const jobs = createJobs({ database, log: quietLog });
  await jobs.start([worker(send, async () => undefined)], 'America/New_York');
  await database.inTransaction((_tx, defer) =>
    jobs.enqueue(
      (statement) => defer({ statement, explain: undefined }),
      send,
      { to: 'ada' },
      {
        delaySeconds: 72 * 60 * 60,
      },
    ),
  );
  await jobs.stop();
  const times = `select start_after, keep_until from jobs.job where name = '${send.name}'`;
  const before = await rowsOf(database.url, times);

  const dataDir = await tempFolder();
  const storage = await storageOf('folder', dataDir);
  let url = database.url;
  for (const round of ['once', 'twice']) {
    const path = join(dataDir, `${round}.backup`);
    await makeBackup({ url, storage, path, now: new Date() });
    url = await emptyDatabase();
    const { held } = await restoreBackup({ url, storage, path, dataDir, migrationsFolder, replace: false });
    expect(held).toBe(1);
    expect(await rowsOf(url, times)).not.toEqual(before);
  }
  expect(await withClient(url, releaseHeldWork)).toBe(1);
  expect(await rowsOf(url, times)).toEqual(before);
});

it('a job whose time passed while it was held starts at its release, and is not deleted before', async () => {
  const database = await testDatabase();
  const jobs = createJobs({ database, log: quietLog });
  await jobs.start([worker(send, async () => undefined)], 'America/New_York');
  await jobs.stop();
  const kept = (
    await rowsOf(
      database.url,
      `insert into jobs.job (name, data, start_after, keep_until)
     values ('${send.name}', '{"to": "ada"}', now() - interval '20 days', now() - interval '6 days')
     returning id`,
    )
  )[0];
  await withClient(database.url, holdQueuedWork);
  const states = `select id, start_after <= now() as "isDue", keep_until > now() + interval '13 days' as "isKept"
    from jobs.job where name = '${send.name}'`;
  expect(await rowsOf(database.url, states)).toEqual([{ ...kept, isDue: false, isKept: true }]);
  await withClient(database.url, releaseHeldWork);
  expect(await rowsOf(database.url, states)).toEqual([{ ...kept, isDue: true, isKept: true }]);
});
