import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '../lib/files.ts';

const places = ['packages', 'apps', 'e2e', 'bench', 'scripts'] as const;

/**
 * Comments and calls that would switch a check off. Each is written in two halves, so that this file does
 * not contain it.
 */
const forbidden = [
  ['oxlint', '-disable'],
  ['eslint', '-disable'],
  ['tslint', ':disable'],
  ['biome', '-ignore'],
  ['oxfmt', '-ignore'],
  ['prettier', '-ignore'],
  ['@ts', '-ignore'],
  ['@ts', '-expect-error'],
  ['@ts', '-nocheck'],
  ['v8', ' ignore'],
  ['test', '.skip('],
  ['test', '.only('],
  ['test', '.fixme('],
  ['test', '.todo('],
  ['it', '.skip('],
  ['it', '.only('],
  ['it', '.todo('],
  ['describe', '.skip('],
  ['describe', '.only('],
  ['waitFor', 'Timeout('],
].map(([head, tail]) => `${head}${tail}`);

/** Reports where a comment or a call switches a check or a test off. */
export async function checkSuppressions(base: string): Promise<string[]> {
  const complaints: string[] = [];
  let read = 0;
  for (const place of places) {
    for (const file of await filesBelow(base, place)) {
      if (!/\.(?:[cm]?[jt]sx?|css)$/.test(file)) continue;
      read += 1;
      const lines = (await readFile(join(base, file), 'utf8')).split('\n');
      lines.forEach((line, index) => {
        const marks = forbidden.filter((mark) => line.includes(mark));
        complaints.push(...marks.map((mark) => `${file}:${index + 1} holds ${mark}`));
      });
    }
  }
  return read === 0 ? ['No source file was found.'] : complaints;
}
