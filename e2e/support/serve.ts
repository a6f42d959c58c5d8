// Starts the built server for one run of the stories: a port that is free, a data folder that is new, no setting of
// the developer's own environment, and nothing left behind. Settings may follow as NAME=value.
import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forwardSignals } from '../../scripts/lib/signals.ts';

const root = join(import.meta.dirname, '..', '..');
const kept = ['PATH', 'HOME', 'USER', 'LANG', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot'];
const environment = Object.fromEntries(kept.flatMap((name) => [[name, process.env[name]]]));

const settings = Object.fromEntries(
  process.argv.slice(2).map((setting): [string, string] => {
    const [name = '', value = ''] = setting.split('=', 2);
    return [name, value];
  }),
);

const dataFolder = await mkdtemp(join(tmpdir(), 'schooldog-e2e-'));
// PostgreSQL refuses to run as root and then runs as another user, who must get through to its folder.
await chmod(dataFolder, 0o755);
await mkdir(join(root, '.cache', 'test'), { recursive: true });
const log = createWriteStream(join(root, '.cache', 'test', 'server.log'));

const server = spawn(process.execPath, [join(root, 'apps', 'server', 'dist', 'main.js')], {
  cwd: dataFolder,
  env: {
    ...environment,
    NODE_ENV: 'production',
    PORT: '0',
    DATA_DIR: join(dataFolder, 'data'),
    LOG_LEVEL: 'warn',
    ...settings,
  },
  stdio: ['ignore', 'pipe', 'pipe'],
  detached: process.platform !== 'win32',
});
forwardSignals(server);
server.stdout.pipe(process.stdout);
server.stderr.pipe(process.stderr);
server.stdout.pipe(log);
server.stderr.pipe(log);

server.once('exit', (code) => {
  process.exitCode = code ?? 1;
  void rm(dataFolder, { recursive: true, force: true, maxRetries: 5 });
});
