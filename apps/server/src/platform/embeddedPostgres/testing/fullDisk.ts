// A disk without room. Root mounts a tiny one; others get a package whose initdb prints the same error.
import { execFile } from 'node:child_process';
import { cpSync } from 'node:fs';
import { chmod, copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { findNativePackage } from '../binaries.ts';
import type { Machine } from '../start.ts';
import { aFolder } from './harness.ts';

const run = promisify(execFile);

export type FullDisk = { dataDir: string; changes: Partial<Machine>; makeRoom(): Promise<void> };

export async function aFullDisk(): Promise<FullDisk> {
  const dataDir = await aFolder();
  try {
    await run('mount', ['-t', 'tmpfs', '-o', 'size=20m', 'tmpfs', dataDir]);
  } catch {
    return withoutMount(dataDir);
  }
  onTestFinished(async () => void (await run('umount', [dataDir])));
  return {
    dataDir,
    changes: {},
    makeRoom: async () => void (await run('mount', ['-o', 'remount,size=400m', dataDir])),
  };
}

async function withoutMount(dataDir: string): Promise<FullDisk> {
  const found = await findNativePackage();
  const folder = await aFolder();
  const initdb = join(folder, 'native', 'bin', 'initdb');
  cpSync(found.folder, folder, { recursive: true, verbatimSymlinks: true });
  await writeFile(
    initdb,
    '#!/bin/sh\necho "initdb: error: could not write: No space left on device" >&2\nexit 1\n',
  );
  await chmod(initdb, 0o755);
  return {
    dataDir,
    changes: { native: { ...found, folder } },
    makeRoom: () => copyFile(join(found.folder, 'native', 'bin', 'initdb'), initdb),
  };
}
