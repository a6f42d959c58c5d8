import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { aPerson, someStaff } from '../../testing/people.ts';

const { app, as, database } = await testApp();
const staff = await someStaff(database);

beforeAll(() => app.start());

/** A job as the queue leaves it after its last attempt. */
async function aFailedJob(daysAgo: number, message: string): Promise<string> {
  const id = randomUUID();
  await database.db.execute(sql`
    insert into jobs.job (id, name, data, state, retry_count, retry_limit, output, created_on, completed_on, start_after)
    values (${id}, 'messages.cleanup', '{}', 'failed', 8, 8, ${JSON.stringify({ message })}::jsonb,
      now() - ${daysAgo} * interval '1 day', now() - ${daysAgo} * interval '1 day', now())`);
  return id;
}

it('shows the queues with their schedules, and what failed in the last 14 days', async () => {
  const recent = await aFailedJob(2, 'Error: the disk is full');
  await aFailedJob(15, 'Error: long ago');
  const { queues, failed } = await (await as(staff)).notifications.listJobs();
  expect(queues.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['housekeeping', 'messages.cleanup', 'messages.mail', 'messages.push']),
  );
  expect(queues.some(({ name }) => name.startsWith('__'))).toBe(false);
  expect(queues.find(({ name }) => name === 'messages.cleanup')).toMatchObject({
    cron: '17 3 * * *',
    failed: 2,
  });
  expect(queues.find(({ name }) => name === 'messages.mail')).toEqual({
    name: 'messages.mail',
    waiting: 0,
    active: 0,
    failed: 0,
    completed: 0,
    cron: null,
    timeLastRun: null,
  });
  expect(failed).toEqual([
    {
      id: recent,
      name: 'messages.cleanup',
      tries: 9,
      error: 'Error: the disk is full',
      timeCreated: expect.any(String),
      timeFailed: expect.any(String),
    },
  ]);
});

it('a failed job that is retried runs again', async () => {
  const id = await aFailedJob(1, 'Error: the disk is full');
  const { notifications } = await as(staff);
  await notifications.retryJob({ name: 'messages.cleanup', id });
  await expect
    .poll(async () => {
      const { rows } = await database.db.execute(sql`select state from jobs.job where id = ${id}`);
      return rows[0]?.['state'];
    })
    .toBe('completed');
  await expect(notifications.retryJob({ name: 'messages.cleanup', id })).rejects.toMatchObject({
    code: 'job.notFound',
    status: 404,
  });
});

it('only provider staff see and retry jobs', async () => {
  const admin = await aPerson(database, { role: 'schooldog_master_admin' });
  const { notifications } = await as(admin);
  const refused = { code: 'notifications.staffOnly', status: 403 };
  await expect(notifications.listJobs()).rejects.toMatchObject(refused);
  await expect(notifications.retryJob({ name: 'messages.cleanup', id: 'x' })).rejects.toMatchObject(refused);
});
