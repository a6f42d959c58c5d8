// The built server, as an admin runs it: one process, settings from the environment, its own port.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inRoot } from '../../scripts/lib/root.ts';
import { serverArguments, serverEnvironment, serverScript } from '../../scripts/lib/serverCommand.ts';
import { lastLines, startNode, type Child } from './child.ts';
import { waitFor } from './wait.ts';

export interface Server extends Child {
  readonly url: string;
  /** Milliseconds from the start of the process to `ready at`. */
  readonly readyAfter: number;
}

export interface ServerOptions {
  readonly dataDir: string;
  readonly port?: number;
  readonly environment?: Readonly<Record<string, string>>;
  /** `npm start` is the script that builds what is stale first. */
  readonly script?: 'scripts/start.ts';
}

const startLimit = 120_000;
let started = 0;

export async function startServer(stack: AsyncDisposableStack, options: ServerOptions): Promise<Server> {
  const began = performance.now();
  started += 1;
  const child = await startNode(stack, {
    args: options.script === undefined ? [...serverArguments, serverScript] : [inRoot(options.script)],
    environment: {
      ...serverEnvironment,
      HOST: '127.0.0.1',
      PORT: String(options.port ?? 0),
      DATA_DIR: options.dataDir,
      // One session sends all requests.
      REQUESTS_PER_MINUTE: '0',
      ...options.environment,
    },
    logFile: join(options.dataDir, `server-${started}.log`),
  });
  const port = await waitFor('a server that is ready', () => portOf(child), { atMost: startLimit, every: 5 });
  return { ...child, url: `http://127.0.0.1:${port}`, readyAfter: performance.now() - began };
}

async function portOf(child: Child): Promise<string | undefined> {
  const text = await readFile(child.logFile, 'utf8');
  const port = /^ready at http:\/\/\S+:(\d+)$/m.exec(text)?.[1];
  if (port === undefined && !child.isAlive()) {
    throw new Error(`The server ended at its start. It said:\n${await lastLines(child)}`);
  }
  return port;
}
