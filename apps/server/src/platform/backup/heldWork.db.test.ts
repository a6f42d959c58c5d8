import { sql } from 'drizzle-orm';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { emptyDatabase, quietLog, testDatabase } from '../../testing/database.ts';
import { connectDatabase } from '../database/database.ts';
import { storageOf, tempFolder } from '../files/testing/storages.ts';
import { createJobs, defineJob, worker } from '../jobs/jobs.ts';
import { makeBackup } from './backup.ts';
import { releaseHeldWork } from './heldWork.ts';
import { restoreBackup } from './restore.ts';
import { rowsOf } from './testing/databaseContents.ts';
import { Client } from 'pg';

const send = defineJob({ name: 'messages.mail', data: z.object({ to: z.string() }) });

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
  const migrationsFolder = join(import.meta.dirname, '../../../migrations');
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
    await rowsOf(url, `select state from jobs.job where start_after = 'infinity' order by state`),
  ).toEqual([{ state: 'created' }, { state: 'retry' }]);

  const client = new Client({ connectionString: url });
  await client.connect();
  expect(await releaseHeldWork(client)).toBe(2);
  expect(await releaseHeldWork(client)).toBe(0);
  await client.end();
  await expect.poll(() => sent.toSorted()).toEqual(['ada', 'bo', 'cy']);
  await restored.stop();
  await target.close();
});
