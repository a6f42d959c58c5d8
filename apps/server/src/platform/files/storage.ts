// Stores the bytes of files by key. It knows nothing of names, people or records.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { ReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import type { Disk } from 'flydrive';
import type { Config } from '../config/config.ts';
import type { Log } from '../logging/log.ts';
import { openBucket, openFolder } from './disks.ts';
import { isMissing } from './storageProblems.ts';

type StoredObject = Readonly<{ key: string; timeStored(): Promise<Date> }>;

export type FileStorage = Readonly<{
  /** All or nothing: a partial write is removed. */
  put(key: string, path: string, about: { contentType: string; size: number }): Promise<void>;
  /** Null when there is nothing under this key. */
  read(key: string): Promise<Readable | null>;
  delete(key: string): Promise<void>;
  /** Everything stored, one page at a time, so that any number of files can be listed. */
  pages(): AsyncIterable<readonly StoredObject[]>;
  /** Whether bytes can be written, read and deleted right now; checked at most every half minute. */
  isReady(): Promise<boolean>;
}>;

const filesFolder = 'files';
const readinessMilliseconds = 30_000;

/** A new key for each attempt. Lower case, because some file systems do not distinguish `Ab` from `aB`. */
export function makeKey(fileId: string): string {
  return `${filesFolder}/${fileId.slice(0, 2).toLowerCase()}/${fileId}-${randomBytes(6).toString('hex')}`;
}

export async function createStorage(parts: {
  config: Pick<Config, 'dataDir' | 's3'>;
  log: Log;
  clock?: () => Date;
}): Promise<FileStorage> {
  const { config, log, clock = () => new Date() } = parts;
  const { disk, copyIn } =
    config.s3 === undefined ? openFolder(config.dataDir) : await openBucket(config.s3, log);
  let lastProbe: { time: number; answer: Promise<boolean> } | undefined;

  return {
    put: async (key, path, about) => {
      try {
        await copyIn(key, path, about);
      } catch (error) {
        await disk
          .delete(key)
          .catch(() => log.warn({ key }, 'a file that was half written could not be removed'));
        throw error;
      }
    },
    read: async (key) => {
      try {
        const content = await disk.getStream(key);
        // A folder reports a missing file only when it is opened; a bucket has already reported it.
        if (content instanceof ReadStream) await once(content, 'open');
        return content;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    delete: (key) => disk.delete(key),
    pages: () => pagesOf(disk),
    isReady: () => {
      const now = clock().getTime();
      if (lastProbe === undefined || now - lastProbe.time >= readinessMilliseconds) {
        lastProbe = { time: now, answer: probe(disk, log) };
      }
      return lastProbe.answer;
    },
  };
}

async function probe(disk: Disk, log: Log): Promise<boolean> {
  const key = `${filesFolder}/probe-${randomBytes(6).toString('hex')}`;
  try {
    await disk.put(key, key);
    return (await disk.get(key)) === key;
  } catch (error) {
    log.warn({ err: error }, 'the file storage is not ready');
    return false;
  } finally {
    await disk.delete(key).catch(() => undefined);
  }
}

async function* pagesOf(disk: Disk): AsyncGenerator<readonly StoredObject[]> {
  for await (const folders of listing(disk, filesFolder)) {
    for (const folder of folders) {
      if (folder.isFile) continue;
      for await (const objects of listing(disk, folder.prefix)) {
        yield objects.flatMap((object) =>
          object.isFile
            ? [{ key: object.key, timeStored: async () => (await object.getMetaData()).lastModified }]
            : [],
        );
      }
    }
  }
}

async function* listing(disk: Disk, prefix: string) {
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll(prefix, paginationToken === undefined ? {} : { paginationToken });
    yield [...page.objects];
    paginationToken = page.paginationToken;
  } while (paginationToken !== undefined);
}
