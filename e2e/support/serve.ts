// Runs the built server with the settings that follow as NAME=value, and with none of the developer's own. The server
// ends with this process, and this process ends with its parent.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { forwardSignals } from '../../scripts/lib/signals.ts';

const kept = ['PATH', 'HOME', 'USER', 'LANG', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot'];
const environment = Object.fromEntries(kept.map((name) => [name, process.env[name]]));
const settings = Object.fromEntries(
  process.argv.slice(2).map((setting): [string, string] => {
    const [name = ''] = setting.split('=', 1);
    return [name, setting.slice(name.length + 1)];
  }),
);

const server = spawn(
  process.execPath,
  [join(import.meta.dirname, '..', '..', 'apps', 'server', 'dist', 'main.js')],
  {
    env: { ...environment, NODE_ENV: 'production', PORT: '0', LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: process.platform !== 'win32',
  },
);
forwardSignals(server);
process.stdin.resume().once('end', () => server.kill('SIGTERM'));
server.once('exit', (code) => process.exit(code ?? 1));
