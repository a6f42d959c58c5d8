// An existing file need not run: it may lack libraries, or be a stub for another package. So the browser opens a
// local page before the scenarios rely on it.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const greeting = 'the browser works';

export async function proveThatItStarts(path: string): Promise<void> {
  const profile = await mkdtemp(join(tmpdir(), 'schooldog-profile-'));
  const page = createServer((_request, response) => response.end(`<!doctype html><p>${greeting}</p>`));
  page.listen(0, '127.0.0.1');
  await once(page, 'listening');
  try {
    const address = page.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const args = [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      `--user-data-dir=${profile}`,
    ];
    const { stdout } = await promisify(execFile)(path, [...args, '--dump-dom', `http://127.0.0.1:${port}/`], {
      timeout: 90_000,
    });
    if (!stdout.includes(greeting))
      throw new Error('It started, but did not show the page it was asked for.');
  } finally {
    page.closeAllConnections();
    page.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
