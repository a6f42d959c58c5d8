// What whole runs in a row took and how they ended, for the promise that none fails by chance.
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { z } from 'zod';
import { inRoot, root } from '../lib/root.ts';
import { readLastRun } from './lastRun.ts';

const file = inRoot('.cache', 'test', 'rows.json');

/** Adds the last run to the row, with the commit it was made of. */
export async function addToRows(facts: Readonly<{ burn: number; only: string | null }>): Promise<void> {
  const run = await readLastRun();
  if (run === undefined) return;
  const { date, machine, seconds, processorSeconds, passed, failed } = run;
  const rows = await readFile(file, 'utf8').then(
    (text): unknown[] => z.array(z.unknown()).parse(JSON.parse(text)),
    (): unknown[] => [],
  );
  rows.push({
    commit: await commitHere(),
    ...facts,
    date,
    machine,
    seconds,
    processorSeconds,
    passed,
    failed,
  });
  await writeFile(file, `${JSON.stringify(rows, null, 1)}\n`);
}

async function commitHere(): Promise<string> {
  const { stdout } = await promisify(execFile)('git', ['rev-parse', '--short', 'HEAD'], { cwd: root });
  return stdout.trim();
}
