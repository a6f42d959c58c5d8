// `npm start`: builds what is stale, then becomes the server. A build takes a gigabyte of memory, which is released
// only when its process ends.
import { spawn, spawnSync } from 'node:child_process';
import { ensureBuilt } from './build/ensureBuilt.ts';
import { inRoot } from './lib/root.ts';
import { serverArguments, serverEnvironment, serverScript } from './lib/serverCommand.ts';
import { forwardSignals } from './lib/signals.ts';

const args = [...serverArguments, serverScript, ...process.argv.slice(2)];
const env = { ...serverEnvironment, ...process.env };

if (process.execve !== undefined && process.platform !== 'win32') {
  await ensureBuilt((message) => console.log(message));
  process.execve(process.execPath, [process.execPath, ...args], env);
}

// On Windows a process cannot replace itself: this one stays, and forwards signals and the exit code.
const built = spawnSync(process.execPath, [inRoot('scripts/build.ts')], { stdio: 'inherit' });
if (built.status !== 0) process.exit(built.status ?? 1);
const server = spawn(process.execPath, args, { stdio: 'inherit', env });
forwardSignals(server);
server.once('error', (error) => {
  console.error(`The server could not be started: ${error.message}`);
  process.exitCode = 1;
});
server.once('exit', (code, signal) => {
  process.exitCode = code ?? (signal === null ? 1 : 128);
});
