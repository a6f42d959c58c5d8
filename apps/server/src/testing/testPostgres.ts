// The PostgreSQL of a test run, with a migrated database to clone. One serves a whole run: who starts it passes
// `environment` to the steps of the run, and a step without it starts its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { memoryFolder } from './memoryFolder.ts';

export type TestPostgres = Readonly<{
  url: string;
  /** For the files of the run; it is removed with PostgreSQL. */
  folder: string;
  /** With these variables the processes of the run use it, too. */
  environment: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}>;

/** Its database that tests clone. */
export const templateDatabase = 'schooldog_template';

const urlVariable = 'TEST_POSTGRES_URL';
const folderVariable = 'TEST_POSTGRES_FOLDER';
const holder = join(import.meta.dirname, 'postgresHolder.ts');

/** What the holder prints when everything is ready. */
export const readySchema = z.object({ url: z.string(), folder: z.string() });

/**
 * PostgreSQL belongs to a process of its own, which ends it when the pipe to this process closes, however this process
 * ends. Ctrl-C in the terminal does not reach it. Its folder is made in `place`.
 */
export async function startTestPostgres(place?: string): Promise<TestPostgres> {
  const child = spawn(process.execPath, [holder, place ?? (await memoryFolder())], {
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  });
  const ended = once(child, 'close');
  const complaints = text(child.stderr);
  const printed = await new Promise<unknown>((resolve) => {
    child.stdout.once('data', resolve);
    child.once('close', resolve);
  });
  if (!Buffer.isBuffer(printed)) throw new Error(`No PostgreSQL for the tests:\n${await complaints}`);
  return {
    ...found(readySchema.parse(JSON.parse(String(printed)))),
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}

/** The PostgreSQL that the environment names, which others stop, or a new one. */
export async function testPostgres(): Promise<TestPostgres> {
  const url = process.env[urlVariable];
  const folder = process.env[folderVariable];
  if (url === undefined || folder === undefined) return startTestPostgres();
  return { ...found({ url, folder }), stop: async () => undefined };
}

function found({ url, folder }: z.infer<typeof readySchema>) {
  return { url, folder, environment: { [urlVariable]: url, [folderVariable]: folder } };
}

export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}
