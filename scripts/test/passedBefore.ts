// A static check that passed is not repeated while nothing has changed: neither sources, settings, tools nor Node.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '../lib/files.ts';

const kept = ['.cache', 'test', 'passed'] as const;

/** Of everything a static check may read: all files of the project, which include the versions of all tools. */
export async function hashOfProject(base: string): Promise<string> {
  const hash = createHash('sha256').update(`${process.version} ${process.platform} ${process.arch}`);
  for (const file of await filesBelow(base)) {
    if (file.startsWith('data/')) continue;
    hash.update(`\0${file}\0`).update(readFileSync(join(base, file)));
  }
  return hash.digest('hex');
}

export async function hasPassed(base: string, check: string, hash: string): Promise<boolean> {
  try {
    return (await readFile(join(base, ...kept, check), 'utf8')) === hash;
  } catch {
    return false;
  }
}

export async function notePassed(base: string, check: string, hash: string): Promise<void> {
  await mkdir(join(base, ...kept), { recursive: true });
  await writeFile(join(base, ...kept, check), hash);
}
