import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;

/**
 * Reports why `npm ci` would reject the lock file, or would only work with one package registry. An optional package
 * counts too: npm rejects a lock file that leaves out the one for another platform.
 */
export async function checkLockFile(base: string): Promise<string[]> {
  const text = await readFile(join(base, 'package-lock.json'), 'utf8');
  const packages = entriesOf(valueAt(JSON.parse(text), 'packages'));
  const places = new Set(packages.map(([place]) => place));
  const workspaces = packages.filter(([place]) => !place.includes('node_modules/'));
  if (workspaces.length < 2) return ['The lock file knows no workspace.'];
  const complaints: string[] = [];
  for (const [place, locked] of workspaces) {
    const manifest: unknown = JSON.parse(await readFile(join(base, place, 'package.json'), 'utf8'));
    const agree = kinds.every((kind) => sorted(valueAt(manifest, kind)) === sorted(valueAt(locked, kind)));
    if (!agree) complaints.push(`${join(place, 'package.json')} and the lock file name different packages.`);
  }
  for (const [place, locked] of packages) {
    const wanted = entriesOf(valueAt(locked, 'optionalDependencies')).map(([name]) => name);
    const lost = wanted.filter(
      (name) => !places.has(`${place}/node_modules/${name}`) && !places.has(`node_modules/${name}`),
    );
    complaints.push(...lost.map((name) => `${name}, optional for ${place}, is not in the lock file.`));
    const source = valueAt(locked, 'resolved');
    if (typeof source === 'string' && /^\w+:\/\//.test(source))
      complaints.push(`${place} names a host: ${source}`);
  }
  return complaints;
}

function sorted(value: unknown): string {
  return JSON.stringify(entriesOf(value).toSorted(([one], [other]) => one.localeCompare(other)));
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

function valueAt(value: unknown, key: string): unknown {
  return entriesOf(value).find(([name]) => name === key)?.[1];
}
