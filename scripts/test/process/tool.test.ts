import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isRunning } from '../../lib/isRunning.ts';
import { inRoot } from '../../lib/root.ts';
import { withPlantedFiles } from '../../lib/temporaryFolder.ts';
import { toolRunner } from './tool.ts';

const onLinux = process.platform === 'linux';
const runTool = toolRunner();

test('a tool returns its code and what it printed', async () => {
  const ran = await runTool('node', ['-e', "console.log('out'); console.error('err'); process.exitCode = 3"]);
  expect(ran).toMatchObject({ code: 3, output: expect.stringMatching(/^(?:out\nerr|err\nout)\n$/) });
});

test('its processor seconds include its children', async () => {
  const busy = 'for (const end = process.cpuUsage().user + 3e5; process.cpuUsage().user < end;);';
  const parent = `require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(busy)}])`;
  const { processorSeconds: seconds } = await runTool('node', ['-e', parent]);
  expect(seconds === undefined ? !onLinux : seconds >= 0.3).toBe(true);
});

/** A tool and its child, which tell who they are, ignore a polite request and never end. */
const stubborn = `
  import { spawn } from 'node:child_process';
  import { appendFileSync } from 'node:fs';
  process.on('SIGTERM', () => {});
  setInterval(() => {}, 1000);
  appendFileSync(import.meta.dirname + '/pids', process.pid + ' ');
  if (process.argv.length === 2) spawn(process.execPath, [import.meta.filename, 'child'], { stdio: 'inherit' });
`;

test('a tool ends with its children when the run is killed', async () => {
  const starter = `
    import { toolRunner } from ${JSON.stringify(inRoot('scripts/test/process/tool.ts'))};
    await toolRunner()('node', [import.meta.dirname + '/stubborn.mjs']);
  `;
  await withPlantedFiles({ 'stubborn.mjs': stubborn, 'starter.ts': starter, pids: '' }, async (folder) => {
    const run = spawn(process.execPath, [join(folder, 'starter.ts')], { stdio: 'ignore' });
    const pids = async () =>
      (await readFile(join(folder, 'pids'), 'utf8')).split(' ').slice(0, -1).map(Number);
    await expect.poll(pids).toHaveLength(2);
    run.kill('SIGKILL');
    await expect.poll(async () => (await pids()).filter(isRunning)).toEqual([]);
  });
});

test('a tool ends when the run no longer wants it', async () => {
  const stop = new AbortController();
  const ran = toolRunner(stop.signal)('node', ['-e', 'setInterval(() => {}, 1000)']);
  stop.abort();
  expect((await ran).code).not.toBe(0);
});
