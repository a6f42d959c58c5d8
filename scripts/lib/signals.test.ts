import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from './root.ts';
import { withPlantedFiles } from './temporaryFolder.ts';

const planted = {
  'starter.ts': `
    import { spawn } from 'node:child_process';
    import { forwardSignals } from ${JSON.stringify(inRoot('scripts/lib/signals.ts'))};
    const child = spawn(process.execPath, [import.meta.dirname + '/server.ts'], { stdio: 'inherit', detached: true });
    forwardSignals(child);
    child.once('exit', (code) => { process.exitCode = code ?? 1; });
  `,
  'server.ts': `
    let heard = 0;
    process.on('SIGTERM', () => {
      heard += 1;
      if (heard === 1) setTimeout(() => { console.log('heard ' + heard); process.exit(7); }, 300);
    });
    setInterval(() => {}, 1000);
    console.log('ready');
  `,
};

/**
 * Starts something, waits until the server in it is up, acts, and returns all output until the last process ended.
 */
async function playOut(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  act: (child: ChildProcess) => void,
) {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    if (text.includes('ready')) act(child);
  });
  await once(child, 'close');
  return { said, code: child.exitCode };
}

test('a stop signal reaches the server once, and its exit code is returned', async () => {
  await withPlantedFiles(planted, async (folder) => {
    const ended = await playOut(
      process.execPath,
      [join(folder, 'starter.ts')],
      { npm_lifecycle_event: '' },
      (child) => {
        child.kill('SIGTERM');
        child.kill('SIGTERM');
      },
    );
    expect(ended).toEqual({ said: 'ready\nheard 1\n', code: 7 });
  });
});

test('the server stops when npm ends only its shell', async () => {
  await withPlantedFiles(planted, async (folder) => {
    const script = `"${process.execPath}" "${join(folder, 'starter.ts')}"; exit`;
    const ended = await playOut('sh', ['-c', script], { npm_lifecycle_event: 'start' }, (shell) =>
      shell.kill('SIGTERM'),
    );
    expect(ended.said).toBe('ready\nheard 1\n');
  });
});
