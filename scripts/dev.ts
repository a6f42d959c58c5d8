// `npm run dev`: the server, bundled again and restarted at every change, and in front of it the development server
// of the web app, which proxies API calls. Both use the same data folder as `npm start`.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'rolldown';
import { createServer } from 'vite';
import { copyServerFiles, serverFolder, serverInput, serverOutput } from './build/serverBundle.ts';
import { forget } from './build/stamp.ts';
import { inRoot, root } from './lib/root.ts';
import { onStop } from '../apps/server/src/platform/process/onStop.ts';

const port = process.env['PORT'] ?? '3000';
process.env['API_URL'] ??= `http://localhost:${port}`;

let server: ChildProcess | undefined;
let restarting = Promise.resolve();

async function stopServer(): Promise<void> {
  const running = server;
  server = undefined;
  if (running === undefined || running.exitCode !== null || running.signalCode !== null) return;
  running.kill('SIGTERM');
  await once(running, 'exit');
}

async function restartServer(): Promise<void> {
  await stopServer();
  await copyServerFiles();
  server = spawn(process.execPath, ['--enable-source-maps', `${serverFolder}/main.js`], {
    stdio: 'inherit',
    env: { ...process.env, PORT: port },
    detached: process.platform !== 'win32',
  });
}

/** Changes may come faster than a server stops; each restart waits for the previous one. */
function queueRestart(): void {
  restarting = restarting.then(restartServer).catch((error: unknown) => console.error(error));
}

// From now on dist differs from what `npm start` would build.
await forget(root, 'server');
const bundler = watch({ ...(await serverInput()), output: serverOutput });
bundler.on('event', async (event) => {
  if (event.code === 'ERROR') console.error(event.error.message);
  if (event.code === 'BUNDLE_END') queueRestart();
  if (event.code === 'BUNDLE_END' || event.code === 'ERROR') await event.result.close();
});

const web = await createServer({ root: inRoot('apps/web') });
await web.listen();
web.printUrls();

onStop(
  () =>
    void Promise.all([bundler.close(), web.close(), restarting.then(stopServer)]).then(() => process.exit(0)),
  () => process.exit(130),
);
