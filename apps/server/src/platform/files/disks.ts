// The two storages behind one interface: a folder of this machine, or an S3-compatible bucket.
import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '../config/config.ts';
import type { Log } from '../logging/log.ts';

export type OpenDisk = Readonly<{
  disk: Disk;
  /** Resolves when the copy under this key would survive a power loss. Until it is complete it cannot be read. */
  copyIn(key: string, path: string, about: { contentType: string; size: number }): Promise<void>;
}>;

export function openFolder(folder: string): OpenDisk {
  return {
    disk: new Disk(new FSDriver({ location: folder, visibility: 'private' })),
    // Not by the library's stream, which can hide a full disk behind an aborted read.
    copyIn: async (key, path) => {
      const target = join(folder, key);
      const parent = dirname(target);
      await mkdir(parent, { recursive: true });
      const unfinished = `${target}.${randomBytes(6).toString('hex')}`;
      try {
        await copyFile(path, unfinished);
        await flush(unfinished);
        await rename(unfinished, target);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
      // Windows writes folder entries through and does not open folders.
      if (process.platform === 'win32') return;
      await flush(parent);
      await flush(dirname(parent));
    },
  };
}

/** The bucket's library is large, so it is loaded only for a district that uses a bucket. */
export async function openBucket(s3: NonNullable<Config['s3']>, log: Log): Promise<OpenDisk> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  const driver = new S3Driver({
    bucket: s3.bucket,
    visibility: 'private',
    // Buckets are private as a whole; many stores reject access lists on single objects.
    supportsACL: false,
    endpoint: s3.url,
    region: s3.region,
    credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
    forcePathStyle: true,
    // Not every S3-compatible store supports the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    logger: {
      debug: () => undefined,
      info: () => undefined,
      warn: (message: unknown) => log.warn(String(message)),
      error: (message: unknown) => log.error(String(message)),
    },
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 60_000, throwOnRequestTimeout: true },
  });
  const disk = new Disk(driver);
  return {
    disk,
    copyIn: async (key, path, { contentType, size }) => {
      const content = createReadStream(path);
      try {
        await disk.putStream(key, content, { contentType, contentLength: size });
      } finally {
        content.destroy();
      }
    },
  };
}

async function flush(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
