// A build is stale when the hash of its inputs differs from the one it was built from.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesBelow } from '../lib/files.ts';

export interface Target {
  readonly name: string;
  /** Files and folders, relative to the project, whose content decides the output. */
  readonly sources: readonly string[];
  /** Files that must exist for the target to count as built. */
  readonly results: readonly string[];
}

const readsNothingIntoTheBuild = /\.test\.tsx?$|\/testing\/|\.md$/;

/** Every start waits for it. Thousands of small files are read many times faster without a promise for each. */
async function hashSources(base: string, sources: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) {
    const files = /\.\w+$/.test(source)
      ? [source].filter((file) => existsSync(join(base, file)))
      : await filesBelow(base, source);
    for (const file of files.filter((name) => !readsNothingIntoTheBuild.test(name))) {
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(base, file)))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

/** Runs `build` unless the target was already built from the same sources. Returns whether it ran. */
export async function whenStale(base: string, target: Target, build: () => Promise<void>): Promise<boolean> {
  const stamp = stampOf(base, target.name);
  const hash = await hashSources(base, target.sources);
  const complete = target.results.every((result) => existsSync(join(base, result)));
  if (complete && existsSync(stamp) && (await readFile(stamp, 'utf8')) === hash) return false;
  await forget(base, target.name);
  await build();
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, hash);
  return true;
}

/** Forces the next build to run. */
export async function forget(base: string, name: string): Promise<void> {
  await rm(stampOf(base, name), { force: true });
}

function stampOf(base: string, name: string): string {
  return join(base, '.cache', 'build', name);
}
