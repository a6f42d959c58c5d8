// A server of one story's own, for what the shared demo district cannot show.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export type OwnServer = Readonly<{ url: string; printed: string; stop(): Promise<void> }>;

/** Settings as NAME=value. */
export async function startOwnServer(...settings: string[]): Promise<OwnServer> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'serve.ts'), ...settings], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  let printed = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      printed += String(chunk);
      const found = /ready at (http:\/\/\S+)/.exec(printed)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', () => reject(new Error(`The server ended before it was ready:\n${printed}`)));
  });
  return { url, printed, stop };
}
