import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

const skippedFolders = new Set(['node_modules', 'dist', '.git', '.cache', 'test-results']);

/** Every file below a folder, as sorted paths relative to `base` with forward slashes. */
export async function filesBelow(base: string, folder = '.'): Promise<string[]> {
  const start = join(base, folder);
  if (!existsSync(start)) return [];
  const found: string[] = [];
  const visit = async (current: string): Promise<void> => {
    const entries = await readdir(current, { withFileTypes: true });
    for (const entry of entries) {
      const path = join(current, entry.name);
      if (entry.isDirectory()) {
        if (!skippedFolders.has(entry.name)) await visit(path);
      } else if (entry.isFile()) {
        found.push(relative(base, path).split(sep).join('/'));
      }
    }
  };
  await visit(start);
  return found.toSorted();
}

/** The names of the folders directly inside a folder; none when it does not exist. */
export async function foldersIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted();
}
