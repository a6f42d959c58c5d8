// What a run took, kept for the next one: `npm test -- --times` compares the last two.
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { dirname } from 'node:path';
import { z } from 'zod';
import { inRoot } from '../lib/root.ts';
import type { Outcome } from './runSteps.ts';

const seconds = z.number();
const recordSchema = z.object({
  date: z.string(),
  cores: z.number(),
  load: z.number(),
  machine: z.string(),
  seconds,
  processorSeconds: seconds.nullable(),
  passed: z.number(),
  failed: z.number(),
  steps: z.array(z.object({ name: z.string(), seconds, processorSeconds: seconds.nullable() })),
  files: z.array(z.object({ file: z.string(), milliseconds: z.number() })),
});
export type RunRecord = z.infer<typeof recordSchema>;

const lastFile = inRoot('.cache', 'test', 'last.json');
const beforeFile = inRoot('.cache', 'test', 'before.json');

export function recordOf(
  outcomes: readonly Outcome[],
  run: Pick<RunRecord, 'date' | 'machine' | 'seconds' | 'processorSeconds' | 'passed' | 'failed'>,
): RunRecord {
  return {
    ...run,
    cores: availableParallelism(),
    load: loadavg()[0] ?? 0,
    steps: outcomes.map((step) => ({
      name: step.name,
      seconds: step.seconds,
      processorSeconds: step.processorSeconds ?? null,
    })),
    files: outcomes.flatMap(({ times }) => [...(times ?? [])]),
  };
}

export async function keepRecord(record: RunRecord): Promise<void> {
  await mkdir(dirname(lastFile), { recursive: true });
  await rename(lastFile, beforeFile).catch(() => undefined);
  await writeFile(lastFile, `${JSON.stringify(record, null, 1)}\n`);
}

/** Lines for people: each step of the last run beside that of the run before. */
export async function compareLastRuns(): Promise<string[]> {
  const [before, last] = [await readRecord(beforeFile), await readLastRun()];
  if (last === undefined) return ['No run is recorded.'];
  return compareRuns(before, last);
}

export function compareRuns(before: RunRecord | undefined, last: RunRecord): string[] {
  const time = (value: number | null | undefined) => (value == null ? '–' : value.toFixed(1)).padStart(8);
  const row = (name: string, cells: readonly (number | null | undefined)[]) =>
    `${name.padEnd(12)}${cells.map(time).join('')}`;
  const ofStep = (run: RunRecord | undefined, name: string) => run?.steps.find((step) => step.name === name);
  return [
    `before: ${describeRun(before)}`,
    `last:   ${describeRun(last)}`,
    `${''.padEnd(12)}    wall   before   busy   before (seconds)`,
    ...last.steps.map(({ name, ...step }) =>
      row(name, [
        step.seconds,
        ofStep(before, name)?.seconds,
        step.processorSeconds,
        ofStep(before, name)?.processorSeconds,
      ]),
    ),
    row('all', [last.seconds, before?.seconds, last.processorSeconds, before?.processorSeconds]),
  ];
}

export function readLastRun(): Promise<RunRecord | undefined> {
  return readRecord(lastFile);
}

function describeRun(run: RunRecord | undefined): string {
  return run === undefined
    ? 'none'
    : `${run.date}, ${run.passed} passed, ${run.failed} failed, load ${run.load.toFixed(1)}, ${run.machine}`;
}

async function readRecord(file: string): Promise<RunRecord | undefined> {
  try {
    return recordSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}
