// Which screens the scenarios of a run have scanned, from all workers.
import { appendFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const folder = join(import.meta.dirname, '..', '..', '..', '.cache', 'test', 'scans');
const lineSchema = z.object({
  file: z.string(),
  path: z.string(),
  /** An open dialog was scanned, and not the page below it. */
  isDialog: z.boolean(),
  isComplete: z.boolean(),
});

/** A complete scan, or one for contrast alone, in a scenario of a file. */
export type Scan = z.infer<typeof lineSchema>;

export async function forgetScans(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}

export async function noteScan(scan: Scan): Promise<void> {
  await mkdir(folder, { recursive: true });
  await appendFile(join(folder, `${process.pid}.jsonl`), `${JSON.stringify(scan)}\n`);
}

export async function notedScans(): Promise<Scan[]> {
  const names = await readdir(folder).catch(() => []);
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return texts
    .flatMap((text) => text.split('\n'))
    .filter((line) => line !== '')
    .map((line) => lineSchema.parse(JSON.parse(line)));
}
