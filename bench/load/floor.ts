import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startNode } from '../lib/child.ts';
import { newDataFolder } from '../lib/dataFolder.ts';
import { waitFor } from '../lib/wait.ts';
import type { Rival } from './turns.ts';

/** Starts a bare server; the script is named from the folder of the bench. */
export async function startFloor(
  stack: AsyncDisposableStack,
  script: string,
  environment: Readonly<Record<string, string>>,
): Promise<Rival> {
  const logFile = join(await newDataFolder(stack), 'floor.log');
  const { pid } = await startNode(stack, {
    args: [join(import.meta.dirname, '..', script)],
    environment: { ...environment, NODE_ENV: 'production' },
    logFile,
  });
  const port = await waitFor(
    'the floor',
    async () => /^ready at \S+:(\d+)$/m.exec(await readFile(logFile, 'utf8'))?.[1],
  );
  return { pid, port: Number(port) };
}
