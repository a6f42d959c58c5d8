// One live server per data folder. The lock names its holder, so a lock left by a killed server does not block a
// start, even if its pid now belongs to another process.
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { link, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type { Log } from './launch.ts';
import { platform } from './platform.ts';
import { DataFolderInUse, errorCode } from './problems.ts';

const holderSchema = z.object({
  pid: z.int(),
  startTime: z.string(),
  system: z.string(),
  host: z.string(),
});

type Holder = z.infer<typeof holderSchema>;
type Found = { text: string; holder: Holder | undefined };
export type Lock = { release(): void };

/** The holder touches the lock this often, for servers that cannot see its process. */
const touchEvery = 2_000;
const watchFor = 7_000;
const surelyDeadAfter = 60_000;

/** Takes the lock of the folder or throws DataFolderInUse. */
export async function acquireLock(folder: string, log: Log): Promise<Lock> {
  const file = join(folder, 'server.lock');
  const me = await thisProcess();
  // The token distinguishes our lock from that of another server in the same process.
  const text = JSON.stringify({ ...me, token: randomUUID() });
  for (;;) {
    const found = await read(file);
    if (found === undefined) {
      if (await create(file, text)) break;
    } else if (await isHeld(file, found, me.system, log)) {
      const foreign = found.holder !== undefined && found.holder.system !== me.system;
      throw new DataFolderInUse(
        folder,
        found.holder?.pid ?? 0,
        foreign ? ` on ${found.holder?.host}, another container or machine` : '',
      );
    } else {
      await removeStale(file, found.text);
    }
  }
  const touching = setInterval(() => {
    const now = new Date();
    void utimes(file, now, now).catch(() => undefined);
  }, touchEvery).unref();
  return {
    release() {
      clearInterval(touching);
      releaseIfOurs(file, text);
    },
  };
}

async function thisProcess(): Promise<Holder> {
  const [startTime, system] = await Promise.all([platform.startTimeOf(process.pid), platform.systemId()]);
  return { pid: process.pid, startTime: startTime ?? '', system, host: hostname() };
}

async function read(file: string): Promise<Found | undefined> {
  try {
    const text = await readFile(file, 'utf8');
    return { text, holder: parse(text) };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** A lock that a power cut left empty or torn names no holder. */
function parse(text: string): Holder | undefined {
  try {
    return holderSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

async function isHeld(file: string, { holder }: Found, system: string, log: Log): Promise<boolean> {
  if (holder !== undefined && holder.system === system) {
    return (await platform.startTimeOf(holder.pid)) === holder.startTime;
  }
  return isTouched(file, log);
}

/** A holder in another container or on another machine is alive if it keeps touching the lock. */
async function isTouched(file: string, log: Log): Promise<boolean> {
  const first = await touchedAt(file);
  if (Date.now() - first > surelyDeadAfter) return false;
  log('info', `Looking for some seconds whether the server that wrote ${file} elsewhere is still alive.`);
  for (const end = Date.now() + watchFor; Date.now() < end;) {
    await delay(200);
    const now = await touchedAt(file);
    if (now !== first) return now !== 0;
  }
  return false;
}

async function touchedAt(file: string): Promise<number> {
  return (await stat(file).catch(() => undefined))?.mtimeMs ?? 0;
}

/** Links a finished file into place: atomic, and only one process succeeds. */
async function create(file: string, text: string): Promise<boolean> {
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, text);
    await link(draft, file);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Removes the lock, and puts it back if a faster server has already replaced the stale one. */
export async function removeStale(file: string, text: string): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  try {
    await rename(file, aside);
    if ((await readFile(aside, 'utf8')) !== text) await link(aside, file);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT' && errorCode(error) !== 'EEXIST') throw error;
  } finally {
    await rm(aside, { force: true });
  }
}

/** Synchronous, so that an exiting process can do it too. */
function releaseIfOurs(file: string, text: string): void {
  try {
    if (readFileSync(file, 'utf8') === text) rmSync(file);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
}
