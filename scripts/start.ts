// `npm start`: builds what is stale, then becomes the server as far as signals and exit codes are concerned.
import { spawn } from 'node:child_process';
import { ensureBuilt } from './build/ensureBuilt.ts';
import { inRoot } from './lib/root.ts';
import { forwardSignals } from './lib/signals.ts';

await ensureBuilt((message) => console.log(message));

// The compiled code is kept between starts, which makes every start after the first one quicker.
const env = { NODE_COMPILE_CACHE: inRoot('.cache/node'), NODE_ENV: 'production', ...process.env };
const server = spawn(process.execPath, [inRoot('apps/server/dist/main.js'), ...process.argv.slice(2)], {
  stdio: 'inherit',
  env,
  // In its own process group the server hears Ctrl-C once, from here, and not a second time from the terminal.
  detached: process.platform !== 'win32',
});
forwardSignals(server);

server.once('error', (error) => {
  console.error(`The server could not be started: ${error.message}`);
  process.exitCode = 1;
});
server.once('exit', (code, signal) => {
  process.exitCode = code ?? (signal === null ? 1 : 128);
});
