import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { clusterName } from '../platform/embeddedPostgres/cluster.ts';
import { processesOf } from '../platform/embeddedPostgres/processes.ts';
import { aFolder, ask, kill } from '../platform/embeddedPostgres/testing/harness.ts';
import { readySchema, templateDatabase, withDatabase } from './testPostgres.ts';

const module = JSON.stringify(join(import.meta.dirname, 'testPostgres.ts'));
const script = `
  import { startTestPostgres } from ${module};
  const { url, folder } = await startTestPostgres(process.env.PLACE);
  console.log(JSON.stringify({ url, folder }));
  setInterval(() => {}, 1000);`;

/** A run with a PostgreSQL, in a terminal of its own. */
function aRun(temporary: string) {
  const run = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, PLACE: temporary, TMPDIR: temporary },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const { pid } = run;
  if (pid === undefined) throw new Error('The run was not started.');
  onTestFinished(() => kill(-pid, 'SIGKILL'));
  return { run, pid };
}

test.each([
  { how: 'kill -9 of everything in its terminal', signal: 'SIGKILL' },
  { how: 'Ctrl-C', signal: 'SIGINT' },
] as const)('a run that ends by $how leaves no PostgreSQL and no folder', async ({ signal }) => {
  const temporary = await aFolder();
  const { run, pid } = aRun(temporary);
  const [printed] = await once(run.stdout, 'data');
  const { url, folder } = readySchema.parse(JSON.parse(String(printed)));
  const [[queues] = []] = await ask(
    withDatabase(url, templateDatabase),
    'select count(*) > 0 from jobs.queue',
  );
  expect(queues).toBe('true');
  const name = await clusterName(join(folder, 'postgres'));
  expect((await processesOf(name)).length).toBeGreaterThan(1);

  process.kill(-pid, signal);
  await expect.poll(() => processesOf(name)).toEqual([]);
  await expect.poll(() => readdir(temporary)).toEqual([]);
});

test('a run that is killed while PostgreSQL starts leaves no folder', async () => {
  const temporary = await aFolder();
  const { pid } = aRun(temporary);
  await expect.poll(() => readdir(temporary)).not.toEqual([]);
  process.kill(-pid, 'SIGKILL');
  await expect.poll(() => readdir(temporary)).toEqual([]);
});
