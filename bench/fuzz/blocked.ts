import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export const blockedTurnsModule = join(import.meta.dirname, 'blockedTurns.ts');

/** Milliseconds of processor time of the long turns since then. */
export async function readBlockedTurns(file: string, since: number): Promise<number[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => line.split(' ').map(Number))
    .flatMap(([time = 0, milliseconds = 0]) => (time >= since ? [milliseconds] : []));
}
