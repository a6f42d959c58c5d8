// The log of PostgreSQL: one file that never grows far beyond its bound, and its predecessor.
import { copyFile, open, rm, stat, truncate } from 'node:fs/promises';

const bound = 10 * 1024 * 1024;

/** Moves a log above the bound to `….1`. A running PostgreSQL appends, so the file itself must stay. */
export async function rotateLog(file: string): Promise<void> {
  if ((await sizeOf(file)) <= bound) return;
  // On a full disk the copy fails; then the bound is more important than old lines.
  await copyFile(file, `${file}.1`).catch(() => rm(`${file}.1`, { force: true }));
  await truncate(file);
}

/** What was written to the log since it had this size. */
export async function readLogSince(file: string, offset: number): Promise<string> {
  const handle = await open(file, 'r');
  try {
    const length = Math.min((await handle.stat()).size - offset, 64 * 1024);
    const { buffer, bytesRead } = await handle.read({
      buffer: Buffer.alloc(Math.max(length, 0)),
      position: offset,
    });
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

export async function sizeOf(file: string): Promise<number> {
  return (await stat(file).catch(() => undefined))?.size ?? 0;
}
